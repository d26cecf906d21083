import { localDay } from '../../domain/dates/local-time.ts';
import type { EventOf } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import type { Bill } from '../../domain/quote/agreed.ts';
import { questionsIn } from './open-wishes.ts';

/** The move took place, whatever was confirmed or cancelled before. A later one takes the place of an earlier one. */
export function settled(event: EventOf<'settled'>, before: Progress): Partial<Progress> {
  const { number, at, day, price, worked, lines, said, paid: how, paidOn = day } = event;
  const { invoiceTo = '', theirVat = '' } = event;
  const payment = how === 'not-yet' ? null : { number, at, how, on: paidOn };
  const isCorrected = before.bill !== null && saysOther(before.bill, event);
  return {
    stage: payment ? 'paid' : 'owing',
    bill: {
      number,
      at,
      day,
      price,
      worked,
      lines,
      said,
      invoiceTo,
      theirVat,
      payment,
      isCorrected,
      invoice: invoiceOf(event, before),
    },
    held: before.held && { ...before.held, heldAgain: null },
    confirmation: null,
    cancellation: null,
    toConfirm: null,
    callback: null,
    // An email about the day is of no use any more, and the price has what was changed.
    openWishes: questionsIn(before),
  };
}

export function paid(event: EventOf<'paid'>, { bill }: Progress): Partial<Progress> {
  const { number, at, how, paidOn = localDay(new Date(at)) } = event;
  return { bill: bill && { ...bill, payment: { number, at, how, on: paidOn } } };
}

/** Whether the visitor reads something else than before, and not only that it is paid. */
function saysOther(bill: Bill, { day, price }: EventOf<'settled'>): boolean {
  return bill.isCorrected || bill.payment !== null || bill.price !== price || bill.day !== day;
}

function invoiceOf({ number, invoice }: EventOf<'settled'>, { bill }: Progress): Bill['invoice'] {
  if (invoice === undefined) return null;
  return bill?.invoice?.number === invoice ? bill.invoice : { number: invoice, event: number };
}
