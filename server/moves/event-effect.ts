import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { kindOfEvent } from './event-kinds.ts';
import { mailToTell } from './mail-about.ts';

/** Returns what an event changes. */
export function effectOf(event: HistoryEvent, before: Progress): Partial<Progress> {
  const { number, at } = event;
  if (event.kind === 'unreadable') return {};
  const effect = withUnsentLink(kindOfEvent(event).effect(event, before), event, before);
  const mail = mailToTell(event);
  if (!mail) return effect;
  const { openWishes } = { ...before, ...effect };
  // A receipt takes the place of the bill, and a new link that of an earlier one. Each correction is news.
  const others = openWishes.filter((wish) => wish.mail !== mail || mail === 'correction');
  return { ...effect, openWishes: [...others, { number, kind: 'untold', at, mail, news: event }] };
}

/** A new link stays to be sent, whatever the team does besides: until then none opens the page. */
function withUnsentLink(
  effect: Partial<Progress>,
  { kind, by }: HistoryEvent,
  before: Progress,
): Partial<Progress> {
  const { openWishes } = effect;
  const link = before.openWishes.find(({ news }) => news?.kind === 'linked' && news.isRenewed);
  // A change of the address sends it there.
  if (!link || !openWishes || openWishes.includes(link) || by === null) return effect;
  if (kind === 'told' || kind === 'phoned' || kind === 'changed') return effect;
  return { ...effect, openWishes: [...openWishes, link] };
}
