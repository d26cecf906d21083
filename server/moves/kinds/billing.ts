import { localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { randInWords } from '../../../domain/money.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import type { Bill } from '../../../domain/quote/agreed.ts';
import { billLineInWords, PAID, paymentInWords } from '../../../domain/quote/bill-in-words.ts';
import { counted } from '../../../domain/quote/price-in-words.ts';
import { questionsIn } from '../open-wishes.ts';
import { BOUNCE, type Kind, step, VISITOR_ASKS } from './kind.ts';

/** The move took place, whatever was confirmed or cancelled before. A later one takes the place of an earlier one. */
export const settled: Kind<'settled'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: true,
  inWords: ({ day, worked, price, lines, invoice, said, paid: how, paidOn = day }, by) => ({
    heading: `${by}: the move is done`,
    lines: [
      `Moved on ${moveDateInWords(day)}`,
      worked === undefined ? '' : counted(worked, 'hour'),
      `Price: ${randInWords(price)}`,
      ...lines.map(billLineInWords),
      invoice === undefined ? '' : `Tax invoice ${invoice}`,
      how === 'not-yet' ? 'Not paid yet' : `Paid ${paymentInWords({ how, on: paidOn })}`,
      said,
    ].filter(Boolean),
  }),
  effect: step((event, before) => {
    const bill = billOf(event, before);
    return {
      stage: bill.payment ? 'paid' : 'owing',
      bill,
      held: before.held && { ...before.held, heldAgain: null },
      confirmation: null,
      cancellation: null,
      toConfirm: null,
      callback: null,
      // An email about the day is of no use any more, and the price has what was changed.
      openWishes: questionsIn(before),
    };
  }),
  mail: () => 'bill',
  mustRead: [
    'agreed',
    'accepted',
    'confirmed',
    'cancelled',
    'settled',
    'paid',
    BOUNCE,
    ...VISITOR_ASKS,
  ],
  kept: { when: 'always' },
};

export const paid: Kind<'paid'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: true,
  inWords: ({ how, paidOn }, by) => ({
    heading: `${by}: paid ${PAID[how]}`,
    lines: paidOn === undefined ? [] : [`On ${moveDateInWords(paidOn)}`],
  }),
  effect: step(({ number, at, how, paidOn = localDay(new Date(at)) }, { bill }) => ({
    bill: bill && { ...bill, payment: { number, at, how, on: paidOn } },
  })),
  mail: () => 'bill',
  mustRead: ['settled', 'paid', BOUNCE, ...VISITOR_ASKS],
  kept: { when: 'always' },
};

function billOf(event: EventOf<'settled'>, { bill: before }: Progress): Bill {
  const { number, at, day, price, worked, lines, said, paid: how, paidOn = day } = event;
  const { invoiceTo = '', theirVat = '' } = event;
  return {
    number,
    at,
    day,
    price,
    worked,
    lines,
    said,
    invoiceTo,
    theirVat,
    payment: how === 'not-yet' ? null : { number, at, how, on: paidOn },
    isCorrected: before !== null && saysOther(before, event),
    invoice: invoiceOf(event, before),
  };
}

/** Whether the visitor reads something else than before, and not only that it is paid. */
function saysOther(bill: Bill, { day, price }: EventOf<'settled'>): boolean {
  return bill.isCorrected || bill.payment !== null || bill.price !== price || bill.day !== day;
}

function invoiceOf({ number, invoice }: EventOf<'settled'>, bill: Bill | null): Bill['invoice'] {
  if (invoice === undefined) return null;
  return bill?.invoice?.number === invoice ? bill.invoice : { number: invoice, event: number };
}
