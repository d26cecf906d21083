import { localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { randInWords } from '../../../domain/money.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import type { Bill } from '../../../domain/quote/agreed.ts';
import type { billFields, paymentFields } from '../../../domain/quote/bill.schema.ts';
import { billLineInWords, PAID, paymentInWords } from '../../../domain/quote/bill-in-words.ts';
import { counted } from '../../../domain/quote/price-in-words.ts';
import { questionsIn } from '../open-wishes.ts';
import { BOUNCE, type Kind, linesOf, step, type TypedLines, VISITOR_ASKS } from './event-kind.ts';

const SETTLED: TypedLines<typeof billFields, 'settled', 'invoice'> = {
  day: ({ day }) => `Moved on ${moveDateInWords(day)}`,
  worked: ({ worked }) => (worked === undefined ? '' : counted(worked, 'hour')),
  price: ({ price }) => `Price: ${randInWords(price)}`,
  lines: ({ lines }) => lines.map(billLineInWords),
  // Its paper has the addressee.
  invoice: ({ invoice }) => (invoice === undefined ? '' : `Tax invoice ${invoice}`),
  invoiceTo: 'invoice',
  theirVat: 'invoice',
  paid: ({ paid, paidOn, day }) =>
    paid === 'not-yet'
      ? 'Not paid yet'
      : `Paid ${paymentInWords({ how: paid, on: paidOn ?? day })}`,
  paidOn: 'paid',
  said: ({ said }) => said,
};

const PAYMENT: TypedLines<typeof paymentFields, 'paid'> = {
  how: 'heading',
  paidOn: ({ paidOn }) => (paidOn === undefined ? '' : `On ${moveDateInWords(paidOn)}`),
};

/** The move took place, whatever was confirmed or cancelled before. A later one takes the place of an earlier one. */
export const settled: Kind<'settled'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: true,
  inWords: (event, by) => ({
    heading: `${by}: the move is done`,
    lines: linesOf(SETTLED, event),
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
  inWords: (event, by) => ({
    heading: `${by}: paid ${PAID[event.how]}`,
    lines: linesOf(PAYMENT, event),
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
