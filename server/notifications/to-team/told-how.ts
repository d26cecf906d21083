import type { HistoryEvent } from '../../../domain/move/event.ts';
import { WHY_NOT_IN_WORDS } from '../../../domain/move/mail-kinds.ts';
import type { Case } from '../../moves/case.ts';
import { isUnmailed, mailAbout, mailToTell } from '../../moves/mail-about.ts';
import { isUntold } from '../../moves/open-wishes.ts';

const BY = { phone: 'phone', whatsapp: 'WhatsApp' } as const;

/** Says for the team how the visitor hears of what somebody in it did, or whether nobody has told them; empty if it is no
 *  news for them, or they have been spoken to since. */
export function howTheyHear(event: HistoryEvent, { stored, events, progress }: Case): string {
  const mail = mailAbout(event);
  if (!mail || event.by === null || event.kind === 'unreadable') return '';
  const isAboutIt = (each: HistoryEvent) => 'about' in each && each.about === event.number;
  const told = events.findLast((each) => each.kind === 'told' && isAboutIt(each));
  if (told?.kind === 'told') return `${told.by ?? 'Somebody'} told them by ${BY[told.via]}.`;
  if (isUnmailed(event)) {
    if (mailToTell(event) && isUntold(progress, event.number)) return 'Nobody has told them yet.';
    return '';
  }
  const why = event.notSent?.[mail];
  if (why) return `No email went out about it: ${WHY_NOT_IN_WORDS[why]}.`;
  const last = events.findLast(
    (each) => (each.kind === 'undelivered' || each.kind === 'delivered') && isAboutIt(each),
  );
  if (last?.kind === 'undelivered')
    return 'The email about it did not reach them: please tell them.';
  return progress.lastBounce === null
    ? `${stored.name} gets an email about it.`
    : `${stored.name} gets an email about it, but one came back from that address: please tell them too.`;
}
