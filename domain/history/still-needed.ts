import type { EventOf, HistoryEvent } from './event.ts';
import type { Bill, Progress } from './progress.ts';
import { isQuoted } from './stage.ts';

/** Whether a mail about an event is still true when its turn comes. It is not once its quote was revised or taken back,
 *  its yes was confirmed, its day is no longer confirmed, its change was confirmed or cancelled, or its quote arrived after
 *  all. A reminder decides this when it is composed. */
export function isStillNeeded(
  mail: { readonly isToVisitor: boolean },
  event: HistoryEvent,
  progress: Progress,
): boolean {
  const { stage, quote, agreement, confirmation, cancellation, toConfirm, held, bill } = progress;
  switch (event.kind) {
    case 'quoted':
      return mail.isToVisitor
        ? quote?.number === event.number && isQuoted(stage)
        : agreement === null;
    case 'accepted':
      return stage === 'accepted' && toConfirm?.number === event.number;
    case 'changed':
      return (
        !mail.isToVisitor ||
        event.by !== null ||
        toConfirm?.number === event.number ||
        held?.heldAgain === event.number
      );
    case 'confirmed':
      return confirmation?.number === event.number;
    case 'cancelled':
      return !mail.isToVisitor || cancellation?.number === event.number;
    case 'settled':
      return bill !== null && (isInvoice(event, bill) || isPaidBy(event, bill));
    case 'paid':
      return bill?.payment?.number === event.number;
    case 'announced':
      return confirmation?.day === event.day;
    case 'undelivered':
      return event.mail !== 'quote' || stage === 'undelivered';
    default:
      return true;
  }
}

/** Whether it has the tax invoice, which every customer gets, paid or not. */
function isInvoice({ number }: EventOf<'settled'>, { invoice }: Bill): boolean {
  return invoice?.event === number;
}

/** Whether it still says correctly what is paid: a later payment has its own email. */
function isPaidBy({ number, paid }: EventOf<'settled'>, bill: Bill): boolean {
  const { payment } = bill;
  if (bill.number !== number) return false;
  return paid === 'not-yet' ? payment === null : payment?.number === number;
}
