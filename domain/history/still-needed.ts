import type { HistoryEvent } from './event.ts';
import { dayTakenBack, type Progress } from './progress.ts';
import { isQuoted } from './stage.ts';

/** Whether a mail about an event still has to go out when its turn comes: not a quote that was revised or
 *  taken back, nor a yes that was settled since, nor a day that is no longer confirmed, nor a change that was confirmed
 *  or cancelled since, nor news of a quote that arrived after all. A reminder knows by itself until when it is
 *  needed. */
export function isStillNeeded(
  mail: { readonly isToVisitor: boolean },
  event: HistoryEvent,
  progress: Progress,
): boolean {
  const { stage, quote, agreement, confirmation, cancellation, toConfirm } = progress;
  switch (event.kind) {
    case 'quoted':
      return mail.isToVisitor
        ? quote?.number === event.number && isQuoted(stage)
        : dayTakenBack(progress) !== null;
    case 'accepted':
      return stage === 'accepted' && agreement?.number === event.number;
    case 'changed':
      return !mail.isToVisitor || toConfirm?.number === event.number;
    case 'confirmed':
      return confirmation?.number === event.number;
    case 'cancelled':
      return !mail.isToVisitor || cancellation?.number === event.number;
    case 'announced':
      return confirmation?.day === event.day;
    case 'undelivered':
      return event.mail !== 'quote' || stage === 'undelivered';
    default:
      return true;
  }
}
