import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isQuoted, stageAfter } from '../../domain/move/stage.ts';
import { changed } from './change-effect.ts';
import { newsToTell } from './mail-about.ts';
import { withoutTold, withoutWish, withWish } from './open-wishes.ts';
import { isStageUnseen } from './phoned-effect.ts';
import { effectOfStep, type StepEvent } from './step-effect.ts';

/** Returns what an event changes. */
export function effectOf(event: HistoryEvent, before: Progress): Partial<Progress> {
  const { number, at } = event;
  const effect = withUnsentLink(ownEffect(event, before), event, before);
  const mail = newsToTell(event);
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

function ownEffect(event: HistoryEvent, before: Progress): Partial<Progress> {
  const { at, number } = event;
  switch (event.kind) {
    case 'unreadable':
    case 'linked':
      return {};
    case 'reminded':
      return { reminders: [...before.reminders, event.reminder] };
    case 'announced':
      return { announced: [...before.announced, event.day] };
    case 'call':
    case 'reported':
      return withWish(before, { number, kind: event.kind, at });
    case 'changed':
      return changed(event, before);
    case 'told':
      return withoutTold(before, event.about);
    case 'deleted':
      return { deleted: { number, at } };
    default:
      return stepEffect(event, before);
  }
}

function stepEffect(event: StepEvent, before: Progress): Partial<Progress> {
  const { kind, at, number } = event;
  // The quote's own mail decides whether it was answered at all.
  if (kind === 'undelivered' && event.mail !== 'quote') {
    return withWish(before, { number, kind, at, mail: event.mail });
  }
  if (kind === 'delivered' && event.mail !== 'quote') {
    return withoutWish(before, 'undelivered');
  }
  // An answer to an earlier quote changes nothing.
  if ('about' in event && event.about !== before.quote?.number) return {};
  // A visitor who opened the quote or said yes to it has received it, even if its mail bounces later.
  if (kind === 'undelivered' && (before.quote?.seenAt || !isQuoted(before.stage))) return {};
  const stage = stageAfter(before.stage, kind);
  if (!stage) return {};
  // A call changes nothing that its author had not seen: neither that the quote came back, nor that it was refused.
  const isUnseen = kind === 'phoned' && isStageUnseen(event, before);
  return { stage: isUnseen ? before.stage : stage, ...effectOfStep(event, before) };
}
