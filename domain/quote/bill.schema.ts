import * as z from 'zod/mini';
import { isVatNumber } from '../../content/vat.ts';
import { email, line, must, text } from '../fields.ts';
import { money } from '../money.ts';
import { day } from './day-field.ts';
import { PAID_BY } from './paid-by.ts';
import { HIGHEST_PRICE } from './price.schema.ts';
import { reasonText } from './reason-text.ts';
import { isTotal } from './total-line.ts';

const MOST_LINES = 20;
const LONGEST_ORDER = 60;
const CENT = 0.01;
const QUARTER = 0.25;

const PRICE = 'Please give the price in rand, with cents if there are any';
const AMOUNT = 'Please give the amount in rand, with cents if there are any';
const LINES = 'Please say what differs';
const HOW = 'Please say how it was paid';
const PAYMENT_DAY = 'Please choose the day of the payment';
const HOURS = 'Please give the hours, for example 6.5';
const MOST_HOURS = 240;
const VAT = 'Please give ten digits that begin with 4';

export const billLine = z.object({
  text: line(1, LINES),
  /** In rand, to the cent; negative for less. */
  amount: z.optional(
    money(-HIGHEST_PRICE, HIGHEST_PRICE, AMOUNT).check(must((amount) => amount !== 0, AMOUNT)),
  ),
});
export type BillLine = z.output<typeof billLine>;

/** Whom the bill is for, if not the visitor: a firm that pays for the move. */
export const firmFields = {
  invoiceTo: z.optional(line(1, 'Please say to whom the bill is')),
  invoiceAddress: z.optional(line(1, 'Please give the address of whoever pays')),
  /** Theirs, if they are registered for VAT too. */
  theirVat: z.optional(z.string(VAT).check(must(isVatNumber, VAT))),
  /** Theirs, without which a firm may not pay. */
  orderNumber: z.optional(line(1, 'Please give the order number', LONGEST_ORDER)),
  /** The bill goes there too. */
  billEmail: z.optional(email('Please give an email address, for example accounts@firm.co.za')),
};

/** What a move came to. */
export const billFields = {
  /** In rand, to the cent. */
  price: money(0, HIGHEST_PRICE, PRICE),
  /** How long it took, of a price by the hour. */
  worked: z.optional(
    z.number(HOURS).check(must((hours) => hours >= QUARTER && hours <= MOST_HOURS, HOURS)),
  ),
  /** The differences from the agreed price, which the visitor reads. */
  lines: z.array(billLine, LINES).check(z.maxLength(MOST_LINES, `At most ${MOST_LINES} lines`)),
  /** The day on which the move took place. */
  day: day('Please choose the day of the move'),
  /** Why the price differs, which the visitor reads; may be empty. */
  said: reasonText('note'),
  ...firmFields,
};

const withoutTotals: z.core.CheckFn<BillLine[]> = ({ value, issues }) => {
  const total = value.find(isTotal);
  if (!total) return;
  const message = `Please leave out “${total.text}”: each line changes the price. A total or a payment belongs in the note`;
  issues.push({ code: 'custom', input: value, message, continue: true });
};

/** The bill as the team writes it: no line repeats a sum. A stored one is read by looser rules than those for writing. */
export const newBillFields = { ...billFields, lines: billFields.lines.check(withoutTotals) };

const amount = money(-HIGHEST_PRICE, HIGHEST_PRICE, AMOUNT).check(
  must((rand) => rand !== 0, AMOUNT),
);

/** Money that came, or that was given back. */
export const paymentFields = {
  /** In rand, to the cent; below zero for what was given back. */
  amount,
  how: z.enum(PAID_BY, HOW),
  /** The day on which it changed hands. */
  day: day(PAYMENT_DAY),
  /** A remark, which the customer reads too; may be empty. */
  said: z._default(text(0, 'Please give the remark as text', 'line'), ''),
};

/** What was paid at once as the move was settled: it is stored as a payment. */
export const paidAtOnce = z.object({
  amount,
  how: z.enum(PAID_BY, HOW),
  day: day(PAYMENT_DAY),
});

/** A payment or an amount written off that was entered by mistake. */
export const strikeFields = {
  /** The number of its event. */
  about: z.int('Please send the number of the entry'),
  said: reasonText('line'),
};

/** What a move costs that is cancelled before it begins, where the terms name that: in rand, to the cent. */
export const cancellationFee = money(0, HIGHEST_PRICE, AMOUNT);

/** An amount that nobody is asked for any more. */
export const writeOffFields = {
  /** In rand, to the cent. */
  amount: money(CENT, HIGHEST_PRICE, AMOUNT),
  said: text(1, 'Please say why it is written off', 'line'),
};
