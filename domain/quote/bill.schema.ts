import * as z from 'zod/mini';
import { isVatNumber } from '../../content/vat.ts';
import { line, must, text } from '../fields.ts';
import { money } from '../money.ts';
import { day } from './day-field.ts';
import { HIGHEST_PRICE } from './price.schema.ts';
import { isTotal } from './total-line.ts';

const MOST_LINES = 20;
const CENT = 0.01;
const QUARTER = 0.25;

const PRICE = 'Please give the price in rand, with cents if there are any';
const AMOUNT = 'Please give the amount in rand, with cents if there are any';
const LINES = 'Please say what differs';
const HOURS = 'Please give the hours, for example 6.5';
const MOST_HOURS = 240;
const VAT = 'Please give ten digits that begin with 4';

export const PAID_BY = ['cash', 'transfer', 'other'] as const;
export type PaidBy = (typeof PAID_BY)[number];

export const billLine = z.object({
  text: line(1, LINES),
  /** In rand, to the cent; negative for less. */
  amount: z.optional(
    money(-HIGHEST_PRICE, HIGHEST_PRICE, AMOUNT).check(must((amount) => amount !== 0, AMOUNT)),
  ),
});
export type BillLine = z.output<typeof billLine>;

/** On which day the money came. */
const paidOn = z.optional(day('Please choose the day of the payment'));

/** The account of a move. */
export const billFields = {
  /** In rand, to the cent. */
  price: money(CENT, HIGHEST_PRICE, PRICE),
  /** How long it took, of a price by the hour. */
  worked: z.optional(
    z.number(HOURS).check(must((hours) => hours >= QUARTER && hours <= MOST_HOURS, HOURS)),
  ),
  /** The differences from the agreed price, which the visitor reads. */
  lines: z.array(billLine, LINES).check(z.maxLength(MOST_LINES, `At most ${MOST_LINES} lines`)),
  paid: z.enum([...PAID_BY, 'not-yet'], 'Please say how it was paid, or not yet'),
  /** The day of the move if not given. */
  paidOn,
  /** The day on which the move took place. */
  day: day('Please choose the day of the move'),
  /** Why the price differs, which the visitor reads; may be empty. */
  said: text(0, 'Please give the reason as text', 'note'),
  /** To whom an invoice is addressed, if not to the visitor. */
  invoiceTo: z.optional(line(1, 'Please say to whom the invoice is')),
  /** The customer's number, if they are registered for VAT too. */
  theirVat: z.optional(z.string(VAT).check(must(isVatNumber, VAT))),
};

const withoutTotals: z.core.CheckFn<BillLine[]> = ({ value, issues }) => {
  const total = value.find(isTotal);
  if (!total) return;
  const message = `Please leave out “${total.text}”: each line changes the price. A total or a payment belongs in the note`;
  issues.push({ code: 'custom', input: value, message, continue: true });
};

/** The account as the team writes it: no line repeats a sum. One that was stored earlier may. */
export const newBillFields = { ...billFields, lines: billFields.lines.check(withoutTotals) };

/** A payment that came later. */
export const paymentFields = {
  how: z.enum(PAID_BY, 'Please say how it was paid'),
  /** The day on which it was noted if not given. */
  paidOn,
};
