import { moveDateInWords } from '../dates/move-date.ts';
import { randInWords, sumOf } from '../money.ts';
import { agreedPrice, agreedSum } from './account.ts';
import type { Bill, Held } from './agreed.ts';
import type { BillLine } from './bill.schema.ts';
import { type FieldLines, linesIn } from './field-lines.ts';
import { PAID } from './paid-by.ts';
import type { Price } from './price.schema.ts';
import { counted, figureOf, priceInWords } from './price-in-words.ts';
import { type QuoteLine, withoutEmpty } from './quote-line.ts';
import type { ShownAccount } from './shown-account.schema.ts';

type Payment = ShownAccount['payments'][number];

/** 'in cash on Saturday 12 December 2026' */
export function paymentInWords({ how, day }: Pick<Payment, 'how' | 'day'>): string {
  return `${PAID[how]} on ${moveDateInWords(day)}`;
}

/** 'R2 500 paid in cash', 'R500 given back by transfer' */
export function amountPaid({ amount, how }: Pick<Payment, 'amount' | 'how'>): string {
  return `${randInWords(Math.abs(amount))} ${amount < 0 ? 'given back' : 'paid'} ${PAID[how]}`;
}

/** The open amount as a line of an account: to pay, to give back, or nothing. */
function openLine({ open }: Pick<ShownAccount, 'open'>): QuoteLine[] {
  if (open === null) return [];
  const label = open < 0 ? 'To give back' : open > 0 ? 'To pay' : 'Open';
  return [{ field: 'open', label, value: randInWords(Math.abs(open)) }];
}

/** 'R2 500 to pay', 'R500 to give back', 'all of it is paid'; before a sum is known 'R5 000 received'. */
export function openInWords(account: Pick<ShownAccount, 'open' | 'received'> | null): string {
  const { open, received } = account ?? { open: null, received: 0 };
  if (open === null) return `${randInWords(received)} received`;
  if (open > 0) return `${randInWords(open)} to pay`;
  return open < 0 ? `${randInWords(-open)} to give back` : 'all of it is paid';
}

/** The payments, what was written off, and what is open. */
export function accountLines(account: ShownAccount): QuoteLine[] {
  const { payments, writtenOff } = account;
  return [
    ...payments.map(paymentLine),
    ...(writtenOff > 0
      ? [{ field: 'payment' as const, label: 'Written off', value: randInWords(writtenOff) }]
      : []),
    ...openLine(account),
  ];
}

/** 'Paid in cash on Saturday 12 December 2026: R2 500' */
function paymentLine(payment: Payment): QuoteLine {
  const { amount, said } = payment;
  const what = `${amount < 0 ? 'Given back' : 'Paid'} ${paymentInWords(payment)}`;
  return {
    field: 'payment',
    label: said === '' ? what : `${what}, ${said}`,
    value: randInWords(Math.abs(amount)),
  };
}

/** The price of the hours at the agreed rate; null without them, or without a rate. */
function hoursSum(hours: number | undefined, agreed: Price | null): number | null {
  if (hours === undefined || agreed?.basis !== 'hourly') return null;
  return sumOf([hours * agreed.rate]);
}

/** '6.5 hours at R800 an hour' */
function hoursInWords(hours: number, agreed: Price): string {
  return `${counted(hours, 'hour')} at ${figureOf(agreed)}`;
}

interface Settled {
  readonly bill: Bill;
  readonly agreed: Price | null;
}

/** The fields of a bill that somebody reads. Its paper says whom it is for, and what it replaces. */
type BillField = Exclude<keyof Bill, 'number' | 'at'>;

const BILL: FieldLines<BillField, Settled, QuoteLine, 'paper' | 'mail'> = {
  day: ({ bill }) => ({ field: 'day', label: 'Moved on', value: moveDateInWords(bill.day) }),
  worked: ({ bill: { price, lines, worked }, agreed }) => {
    const isAsAgreed = agreedSum(agreed) === price && lines.length === 0;
    const value = agreed && !isAsAgreed ? priceInWords(agreed) : '';
    return [{ field: 'agreed', label: 'Agreed', value }, ...hoursLine(worked, agreed)];
  },
  lines: ({ bill }) => bill.lines.map(extraLine),
  said: ({ bill }) => ({ field: 'why', label: 'Note', value: bill.said }),
  price: ({ bill: { price } }) => ({ field: 'price', label: 'Price', value: randInWords(price) }),
  invoiceTo: 'paper',
  invoiceAddress: 'paper',
  theirVat: 'paper',
  orderNumber: 'paper',
  billEmail: 'mail',
  invoice: 'paper',
  notedBy: 'paper',
  isCorrected: 'paper',
};

/** What a move came to, from the agreed price to what is open, as both sides read it. */
export function billLines(bill: Bill, held: Held | null, account: ShownAccount): QuoteLine[] {
  return [
    ...withoutEmpty(linesIn(BILL, { bill, agreed: agreedPrice(held) })),
    ...accountLines(account),
  ];
}

function hoursLine(hours: number | undefined, agreed: Price | null): QuoteLine[] {
  const sum = hoursSum(hours, agreed);
  if (sum === null || hours === undefined || !agreed) return [];
  return [{ field: 'extra', label: hoursInWords(hours, agreed), value: randInWords(sum) }];
}

function extraLine({ text, amount }: BillLine): QuoteLine {
  return amount === undefined
    ? { field: 'extra', label: 'Also', value: text }
    : { field: 'extra', label: text, value: randInWords(amount) };
}

/** 'Two hours more: R1 200', 'A piano' */
export function billLineInWords({ text, amount }: BillLine): string {
  return amount === undefined ? text : `${text}: ${randInWords(amount)}`;
}

type Counted = Pick<Bill, 'lines'> & Partial<Pick<Bill, 'worked'>>;

/** The sum of the lines and the hours, or else the agreed price; null if no exact price was agreed. */
export function explainedSum({ worked, lines }: Counted, agreed: Price | null): number | null {
  const base = hoursSum(worked, agreed) ?? agreedSum(agreed);
  return base === null ? null : sumOf([base, ...amountsIn(lines)]);
}

const amountsIn = (lines: readonly BillLine[]) => lines.flatMap(({ amount }) => amount ?? []);

/** Says how the hours and lines of a bill do not come to its price; empty if they do, or if no exact price was agreed.
 *  @param price NaN for one that is not known yet */
export function wrongSum(
  { price, worked, lines }: Counted & Pick<Bill, 'price'>,
  agreed: Price | null,
): string {
  const sum = explainedSum({ worked, lines }, agreed);
  const hasAmounts = amountsIn(lines).length > 0;
  const isByTheHour = hoursSum(worked, agreed) !== null;
  if (!agreed || sum === null || sum === price || Number.isNaN(price)) return '';
  if (!isByTheHour && !hasAmounts) return '';
  const parts = [
    isByTheHour ? hoursInWords(worked ?? 0, agreed) : `${randInWords(agreed.price)} agreed`,
    ...(hasAmounts ? ['these lines'] : []),
  ];
  return `${parts.join(' and ')} come to ${randInWords(sum)}, and not to ${randInWords(price)}`;
}

/** Asks why a bill is above what was expected; empty if it is not, or says so in a line or a note.
 *  @param price NaN for one that is not known yet */
export function askWhyMore(
  { price, lines, said }: Pick<Bill, 'price' | 'lines' | 'said'>,
  agreed: Price | null,
): string {
  // Hours without an upper end are the least that is charged.
  const isOpenEnded = agreed?.basis === 'hourly' && agreed.hoursUpTo === null;
  if (!agreed || isOpenEnded || lines.length > 0 || said.trim() !== '') return '';
  const most = agreed.upTo ?? agreed.price;
  return price > most
    ? `They expected ${randInWords(most)} at most. Please write in a line why it’s more: they’ll read it on the bill`
    : '';
}
