import { useEffect, useEffectEvent, useRef } from 'react';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { openOf } from '../../domain/quote/account.ts';
import { askWhyMore, explainedSum, wrongSum } from '../../domain/quote/bill-in-words.ts';
import { PAID } from '../../domain/quote/paid-by.ts';
import type { Price } from '../../domain/quote/price.schema.ts';
import { figureOf, priceInWords } from '../../domain/quote/price-in-words.ts';
import { billLineAsTyped, readBillLines } from '../../domain/quote/read-bill-lines.ts';
import { isTotal } from '../../domain/quote/total-line.ts';
import { visitName } from '../../domain/quote/visit-in-words.ts';
import { BILL_LABELS } from '../../domain/team/form-labels.ts';
import { parseRand } from '../../domain/typed-rand.ts';
import type { Typed } from '../forms/typed-list.ts';
import { useFormAround } from '../ui/form-around.ts';
import type { FieldsProps, FormFields, Now, Row } from './desk-field.ts';
import { FoldedFields } from './FoldedFields.tsx';
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
const PAYMENT = { Around: Pair };

const isPaidNow = ({ typed }: { readonly typed: Typed }) => typed['paid.how'] !== '';

const isInvoiced = ({ desk: { bill } }: Now) => bill.isInvoiced;

const FIRM_FIELDS = ['invoiceTo', 'invoiceAddress', 'orderNumber', 'billEmail', 'theirVat'];

/** Most customers pay for their own move. */
const Firm: Row['Around'] = (now) => (
  <FoldedFields summary="A firm pays" names={FIRM_FIELDS} {...now} />
);
const FIRM = { Around: Firm };

/** The final price of the move, the reasons for a difference, and the payment. */
export const BILL_FIELDS: FormFields<'settled'> = {
  worked: {
    Before: TakesBack,
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
    label: BILL_LABELS.price,
    hint: ({ desk: { bill } }) =>
      bill.agreed ? `Agreed: ${priceInWords(bill.agreed)}` : undefined,
    row: THE_MOVE,
  },
  day: {
    ...date,
    label: 'Moved on',
    row: THE_MOVE,
  },
  lines: {
    ...listOf(2, readBillLines, (lines) => lines.map(billLineAsTyped).join('\n')),
    label: BILL_LABELS.lines,
    optional: true,
    hint: 'One thing on each line, with an amount at its end or without. For example: Two hours more: R1200',
    After: LinesAndSum,
  },
  said: {
    ...text(2),
    label: 'A note',
    optional: true,
    hint: 'They’ll read this on the receipt.',
    After: WhyMore,
  },
  invoiceTo: {
    ...orNone(line()),
    label: 'Bill to',
    optional: true,
    hint: 'A company, if it’s not in their own name.',
    row: FIRM,
  },
  invoiceAddress: {
    ...orNone(line()),
    label: 'Address on the bill',
    optional: true,
    hint: 'Otherwise it’s the one that they moved to.',
    row: FIRM,
  },
  orderNumber: { ...orNone(line()), label: 'Order number', optional: true, row: FIRM },
  billEmail: {
    ...orNone(line({ type: 'email', inputMode: 'email' })),
    label: 'Also email the bill to',
    optional: true,
    row: FIRM,
  },
  theirVat: {
    ...line({ inputMode: 'numeric' }),
    read: (typed) => typed.replaceAll(/\s/g, '') || undefined,
    label: 'Their VAT number',
    optional: true,
    hint: 'Of a customer who is registered for VAT.',
    row: FIRM,
    isAsked: isInvoiced,
  },
  'paid.how': {
    ...choice(PAID, 'Not yet'),
    label: 'Paid',
    row: PAYMENT,
    isMeant: isPaidNow,
    After: AllOfIt,
  },
  'paid.amount': {
    ...rand('decimal'),
    label: 'Paid, in rand',
    row: PAYMENT,
    isAsked: isPaidNow,
    isMeant: isPaidNow,
  },
  'paid.day': {
    ...date,
    label: 'Paid on',
    row: PAYMENT,
    isAsked: isPaidNow,
    isMeant: isPaidNow,
  },
  toldBy,
};

/** All is done with it: visits still ahead are taken back. */
function TakesBack({ desk: { visits } }: FieldsProps) {
  const { day = '' } = useAllTyped();
  const ahead = visits.flatMap((visit, index) =>
    !visit.isOver && day !== '' && visit.day > day
      ? [`${visitName(visit, index)}, ${moveDateInWords(visit.day)}`]
      : [],
  );
  return (
    <p role="status" className={ahead.length > 0 ? 'wrap-anywhere font-semibold desk-remark' : ''}>
      {ahead.length > 0 && `This takes back: ${ahead.join('; ')}`}
    </p>
  );
}

/** All that is open is paid, as long as nobody has typed another amount. */
function AllOfIt({ desk: { account } }: FieldsProps) {
  const form = useFormAround<Typed>();
  const none = { received: 0, writtenOff: 0 };
  const follow = useEffectEvent((before: Typed) => {
    const { price = '', 'paid.how': how = '', 'paid.amount': amount = '' } = form.values;
    if (price === before.price && how === before['paid.how']) return;
    const rest = (typed = '') => String(openOf(parseRand(typed), account ?? none));
    const isMade = amount === '' || amount === rest(before.price);
    if (how !== '' && isMade && !Number.isNaN(parseRand(price))) {
      form.answer({ 'paid.amount': rest(price) });
    }
  });
  useEffect(() => form.onAnswer((before) => follow(before)), [form]);
  return null;
}

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
    const isMade = price === '' || price === made.current || price === madeOf(before, agreed);
    const sum = madeOf(form.values, agreed);
    if (!isMade || sum === null) return;
    made.current = sum;
    form.answer({ price: sum });
  });
  useEffect(() => form.onAnswer((before) => follow(before)), [form]);
}

function madeOf(typed: Typed, agreed: Price | null): string | null {
  const { worked, lines } = typedBill(typed);
  const isByTheHour = agreed?.basis === 'hourly';
  if (isByTheHour && worked === undefined) return null;
  const sum = explainedSum({ worked: isByTheHour ? worked : undefined, lines }, agreed);
  return sum === null ? null : String(sum);
}

/** Asks before it is stored why it is more than they expected. */
function WhyMore({ desk: { bill } }: FieldsProps) {
  const typed = useAllTyped();
  const why = askWhyMore({ ...typedBill(typed), said: typed.said ?? '' }, bill.agreed);
  return (
    <p role="status" className={why ? 'desk-remark' : ''}>
      {why && `${why}.`}
    </p>
  );
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
