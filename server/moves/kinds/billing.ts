import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { randInWords } from '../../../domain/money.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import type { Bill } from '../../../domain/quote/agreed.ts';
import type {
  billFields,
  paymentFields,
  strikeFields,
  writeOffFields,
} from '../../../domain/quote/bill.schema.ts';
import { amountPaid, billLineInWords } from '../../../domain/quote/bill-in-words.ts';
import { counted } from '../../../domain/quote/price-in-words.ts';
import { questionsIn } from '../open-wishes.ts';
import {
  BOUNCE,
  type Kind,
  linesOf,
  noMail,
  step,
  type TypedLines,
  VISITOR_ASKS,
} from './event-kind.ts';

/** Of money; of two people only one enters the same. */
const ENTRIES = ['paid', 'struck', 'writtenOff'] as const;

/** The account needs it, and no remark. */
const WITHOUT_REMARK = {
  when: 'always',
  without: <Entry extends { said: string }>(event: Entry) => ({ ...event, said: '' }),
} as const;

const SETTLED: TypedLines<typeof billFields, 'settled', 'invoice'> = {
  day: ({ day }) => `Moved on ${moveDateInWords(day)}`,
  worked: ({ worked }) => (worked === undefined ? '' : counted(worked, 'hour')),
  price: ({ price }) => `Price: ${randInWords(price)}`,
  lines: ({ lines }) => lines.map(billLineInWords),
  // Its paper has the addressee.
  invoice: ({ invoice }) => (invoice === undefined ? '' : `Tax invoice ${invoice}`),
  invoiceTo: 'invoice',
  theirVat: 'invoice',
  said: ({ said }) => said,
};

const PAYMENT: TypedLines<typeof paymentFields, 'paid'> = {
  amount: 'heading',
  how: 'heading',
  day: ({ day }) => `On ${moveDateInWords(day)}`,
  said: ({ said }) => said,
};

const STRUCK: TypedLines<typeof strikeFields, 'struck'> = {
  about: 'heading',
  said: ({ said }) => said,
};

const WRITTEN_OFF: TypedLines<typeof writeOffFields, 'writtenOff'> = {
  amount: 'heading',
  said: ({ said }) => said,
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
  effect: step((event, before) => ({
    bill: billOf(event, before),
    accountNews: event.number,
    held: before.held && { ...before.held, heldAgain: null },
    confirmation: null,
    cancellation: null,
    toConfirm: null,
    callback: null,
    // An email about the day is of no use any more, and the price has what was changed.
    openWishes: questionsIn(before),
  })),
  mail: () => 'bill',
  mustRead: [
    'agreed',
    'accepted',
    'confirmed',
    'cancelled',
    'settled',
    ...ENTRIES,
    BOUNCE,
    ...VISITOR_ASKS,
  ],
  kept: { when: 'always' },
};

/** Money that came, or was given back: from the yes on, before the move and after it, and after a cancellation. */
export const paid: Kind<'paid'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: true,
  inWords: (event, by) => ({
    heading: `${by}: ${amountPaid(event)}`,
    lines: linesOf(PAYMENT, event),
  }),
  effect: ({ number, at, amount, how, day, said, withBill }, before) => ({
    payments: [...before.payments, { number, at, amount, how, day, said }],
    ...(!withBill && { accountNews: number }),
  }),
  mail: ({ withBill }) => (withBill ? undefined : 'bill'),
  mustRead: ['settled', ...ENTRIES],
  kept: WITHOUT_REMARK,
};

/** An entry made by mistake: it leaves the account, and stays in the history. */
export const struck: Kind<'struck'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: true,
  inWords: (event, by) => ({
    heading: `${by} struck entry ${event.about}`,
    lines: linesOf(STRUCK, event),
  }),
  effect: ({ number, about }, { payments, writeOffs }) => ({
    payments: payments.filter((entry) => entry.number !== about),
    writeOffs: writeOffs.filter((entry) => entry.number !== about),
    ...(payments.some((entry) => entry.number === about) && { accountNews: number }),
  }),
  mail: () => 'bill',
  mustRead: ['settled', ...ENTRIES],
  kept: WITHOUT_REMARK,
};

/** Nobody is asked any more for what is open. The customer gets no email: it is the family's own decision. */
export const writtenOff: Kind<'writtenOff'> = {
  isOfMove: true,
  showsPerson: false,
  isOfAccount: true,
  inWords: (event, by) => ({
    heading: `${by} wrote off ${randInWords(event.amount)}`,
    lines: linesOf(WRITTEN_OFF, event),
  }),
  effect: ({ number, at, amount, said }, { writeOffs }) => ({
    writeOffs: [...writeOffs, { number, at, amount, said }],
  }),
  mail: noMail,
  mustRead: ['settled', ...ENTRIES],
  kept: WITHOUT_REMARK,
};

function billOf(event: EventOf<'settled'>, { bill: before }: Progress): Bill {
  const { number, at, day, price, worked, lines, said } = event;
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
    isCorrected: before !== null && saysOther(before, event),
    invoice: invoiceOf(event, before),
  };
}

/** Whether the visitor reads something else than before. */
function saysOther(bill: Bill, { day, price }: EventOf<'settled'>): boolean {
  return bill.isCorrected || bill.price !== price || bill.day !== day;
}

function invoiceOf({ number, invoice }: EventOf<'settled'>, bill: Bill | null): Bill['invoice'] {
  if (invoice === undefined) return null;
  return bill?.invoice?.number === invoice ? bill.invoice : { number: invoice, event: number };
}
