import { moveDateInWords } from '../../../domain/dates/move-date.ts';
import { randInWords } from '../../../domain/money.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import type { Bill, Firm } from '../../../domain/quote/agreed.ts';
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

const SETTLED: TypedLines<typeof billFields, 'settled', 'invoice' | 'note'> = {
  day: ({ day }) => `Moved on ${moveDateInWords(day)}`,
  worked: ({ worked }) => (worked === undefined ? '' : counted(worked, 'hour')),
  price: ({ price }) => `Price: ${randInWords(price)}`,
  lines: ({ lines }) => lines.map(billLineInWords),
  invoice: ({ invoice }) => (invoice === undefined ? '' : `Tax invoice ${invoice}`),
  note: ({ note }) => (note === undefined ? '' : `Credit or debit note ${note}`),
  invoiceTo: firmInWords,
  invoiceAddress: 'invoiceTo',
  theirVat: 'invoiceTo',
  orderNumber: 'invoiceTo',
  billEmail: ({ billEmail }) => (billEmail ? `Also sent to ${billEmail}` : ''),
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
    accountMail: event.number,
    held: before.held && { ...before.held, heldAgain: null },
    confirmation: null,
    stillConfirmed: null,
    offer: null,
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
    ...(!withBill && { accountMail: number }),
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
    ...(payments.some((entry) => entry.number === about) && { accountMail: number }),
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
  return {
    number,
    at,
    day,
    price,
    worked,
    lines,
    said,
    ...firmOf(event),
    isCorrected: before !== null && saysOther(before, event),
    ...papersOf(event, before),
  };
}

/** 'Bill to Nkosi (Pty) Ltd, 1 Main Road, order 4711' */
function firmInWords(event: EventOf<'settled'>): string {
  const { invoiceTo, invoiceAddress, theirVat, orderNumber } = firmOf(event);
  const parts = [
    invoiceTo,
    invoiceAddress,
    theirVat && `VAT number ${theirVat}`,
    orderNumber && `order ${orderNumber}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Bill to ${parts.join(', ')}` : '';
}

function firmOf(event: EventOf<'settled'>): Firm {
  const { invoiceTo = '', invoiceAddress = '', theirVat = '' } = event;
  const { orderNumber = '', billEmail = '' } = event;
  return { invoiceTo, invoiceAddress, theirVat, orderNumber, billEmail };
}

/** Whether the visitor reads something else than before. */
function saysOther(bill: Bill, { day, price }: EventOf<'settled'>): boolean {
  return bill.isCorrected || bill.price !== price || bill.day !== day;
}

function papersOf(
  { number, invoice, note }: EventOf<'settled'>,
  bill: Bill | null,
): Pick<Bill, 'invoice' | 'notedBy'> {
  if (invoice === undefined) return { invoice: null, notedBy: [] };
  const isSame = bill?.invoice?.number === invoice;
  return {
    invoice: isSame ? bill.invoice : { number: invoice, event: number },
    notedBy: [...(isSame ? bill.notedBy : []), ...(note === undefined ? [] : [number])],
  };
}
