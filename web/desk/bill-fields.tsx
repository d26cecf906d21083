import { useEffect, useEffectEvent, useRef } from 'react';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { explainedSum, PAID, wrongSum } from '../../domain/quote/bill-in-words.ts';
import type { Price } from '../../domain/quote/price.schema.ts';
import { figureOf, priceInWords } from '../../domain/quote/price-in-words.ts';
import { billLineAsTyped, readBillLines } from '../../domain/quote/read-bill-lines.ts';
import { isTotal } from '../../domain/quote/total-line.ts';
import { parseRand } from '../../domain/typed-rand.ts';
import { useFormAround } from '../ui/form-around.ts';
import type { Typed } from './desk-draft.ts';
import type { FieldsProps, FormFields, Now } from './desk-field.ts';
import {
  choice,
  date,
  hours,
  line,
  listOf,
  orNone,
  Pair,
  parseHours,
  rand,
  text,
} from './field-kinds.tsx';
import { LinesAsRead } from './LinesAsRead.tsx';
import { toldBy } from './TheyKnow.tsx';
import { useAllTyped } from './use-typed.ts';

/** A price by the hour that was agreed; null for any other. */
function agreedByTheHour({ desk: { bill } }: FieldsProps) {
  return bill.agreed?.basis === 'hourly' ? bill.agreed : null;
}

const THE_MOVE = { Around: Pair };
const INVOICE = { Around: Pair };
const PAYMENT = { Around: Pair };

const isInvoiced = ({ desk: { bill } }: Now) => bill.isInvoiced;

/** The final price of the move, the reasons for a difference, and the payment. */
export const BILL_FIELDS: FormFields<'settled'> = {
  worked: {
    ...orNone(hours),
    label: 'Hours',
    optional: true,
    hint: (now) => {
      const agreed = agreedByTheHour(now);
      return agreed ? `For example 6.5. At ${figureOf(agreed)} they make the price.` : undefined;
    },
    isAsked: (now) => agreedByTheHour(now) !== null,
  },
  price: {
    ...rand('decimal'),
    label: 'Price in the end, in rand',
    hint: ({ desk: { bill } }) =>
      bill.agreed ? `Agreed: ${priceInWords(bill.agreed)}` : undefined,
    row: THE_MOVE,
  },
  day: {
    ...date,
    label: 'Moved on',
    hint: (_, day) => moveDateInWords(day),
    row: THE_MOVE,
  },
  lines: {
    ...listOf(2, readBillLines, (lines) => lines.map(billLineAsTyped).join('\n')),
    label: 'What differs from the agreed price',
    optional: true,
    hint: 'One thing on each line, with an amount at its end or without. For example: Two hours more: R1200',
    After: LinesAndSum,
  },
  said: {
    ...text(2),
    label: 'A note',
    optional: true,
    hint: 'They’ll read this on the receipt.',
  },
  invoiceTo: {
    ...orNone(line()),
    label: 'Invoice to',
    optional: true,
    hint: 'A company, if it’s not in their own name.',
    row: INVOICE,
    isAsked: isInvoiced,
  },
  theirVat: {
    ...line({ inputMode: 'numeric' }),
    read: (typed) => typed.replaceAll(/\s/g, '') || undefined,
    label: 'Their VAT number',
    optional: true,
    hint: 'Of a customer who is registered for VAT.',
    row: INVOICE,
    isAsked: isInvoiced,
  },
  paid: { ...choice({ ...PAID, 'not-yet': 'not yet' }), label: 'Paid', row: PAYMENT },
  paidOn: {
    ...orNone(date),
    label: 'Paid on',
    optional: true,
    hint: (_, day) => (day === '' ? 'Without a day: the day of the move.' : undefined),
    row: PAYMENT,
    isAsked: ({ typed: { paid = '' } }) => paid in PAID,
  },
  toldBy,
};

/** What is typed of the bill; no hours as long as they are none. */
function typedBill({ price = '', worked = '', lines = '' }: Typed) {
  const hours = parseHours(worked);
  return {
    price: parseRand(price),
    worked: Number.isNaN(hours) ? undefined : hours,
    lines: readBillLines(lines).filter((line) => !isTotal(line)),
  };
}

/** Hours and lines make the price, as long as nobody has typed another one. */
function useMadePrice(agreed: Price | null): void {
  const form = useFormAround<Typed>();
  const made = useRef<string>(null);
  const follow = useEffectEvent((before: Typed) => {
    const { price = '', worked, lines } = form.values;
    if (worked === before.worked && lines === before.lines) return;
    const isMade = price === '' || price === made.current || price === sumOf(before, agreed);
    const sum = sumOf(form.values, agreed);
    if (!isMade || sum === null) return;
    made.current = sum;
    form.answer({ price: sum });
  });
  useEffect(() => form.onAnswer((before) => follow(before)), [form]);
}

function sumOf(typed: Typed, agreed: Price | null): string | null {
  const { worked, lines } = typedBill(typed);
  const isByTheHour = agreed?.basis === 'hourly';
  if (isByTheHour && worked === undefined) return null;
  const sum = explainedSum({ worked: isByTheHour ? worked : undefined, lines }, agreed);
  return sum === null ? null : String(sum);
}

/** How the lines are read, and before it is stored whether they explain the price. */
function LinesAndSum({ desk: { bill } }: FieldsProps) {
  useMadePrice(bill.agreed);
  const wrong = wrongSum(typedBill(useAllTyped()), bill.agreed);
  return (
    <>
      <LinesAsRead />
      <p role="status" className={wrong ? 'desk-remark' : ''}>
        {wrong && `${wrong}.`}
      </p>
    </>
  );
}
