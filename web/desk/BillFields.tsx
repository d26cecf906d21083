import { useEffect, useEffectEvent, useRef } from 'react';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { explainedSum, PAID, wrongSum } from '../../domain/quote/bill-in-words.ts';
import type { Price } from '../../domain/quote/price.schema.ts';
import { figureOf, priceInWords } from '../../domain/quote/price-in-words.ts';
import { readBillLines } from '../../domain/quote/read-bill-lines.ts';
import { isTotal } from '../../domain/quote/total-line.ts';
import { parseRand } from '../../domain/typed-rand.ts';
import { useFormAround } from '../ui/form-around.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DayField } from './DayField.tsx';
import type { Typed } from './desk-draft.ts';
import { parseHours } from './form-values.ts';
import { LinesAsRead } from './LinesAsRead.tsx';
import { SelectField } from './SelectField.tsx';
import type { FieldsProps } from './use-desk-form.ts';
import { useAllTyped, useTyped } from './use-typed.ts';

/** The final price of the move, the reasons for a difference, and the payment. */
export function BillFields({ desk }: FieldsProps) {
  const { agreed } = desk.bill;
  const isPaid = useTyped('paid') in PAID;
  const isHourly = agreed?.basis === 'hourly';
  useMadePrice(agreed);
  return (
    <>
      {isHourly && (
        <TextField
          name="worked"
          label="Hours"
          inputMode="decimal"
          hint={`For example 6.5. At ${figureOf(agreed)} they make the price.`}
          optional
        />
      )}
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          name="price"
          label="Price in the end, in rand"
          inputMode="decimal"
          hint={agreed ? `Agreed: ${priceInWords(agreed)}` : undefined}
        />
        <DayField name="day" label="Moved on" hint={moveDateInWords} />
      </div>
      <TextArea
        name="lines"
        label="What differs from the agreed price"
        optional
        rows={2}
        hint="One thing on each line, with an amount at its end or without. For example: Two hours more: R1200"
      />
      <LinesAsRead />
      <SumHint desk={desk} />
      <TextArea
        name="said"
        label="A note"
        optional
        rows={2}
        hint="They’ll read this on the receipt."
      />
      {desk.bill.isInvoiced && (
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            name="invoiceTo"
            label="Invoice to"
            optional
            hint="A company, if it’s not in their own name."
          />
          <TextField
            name="theirVat"
            label="Their VAT number"
            optional
            inputMode="numeric"
            hint="Of a customer who is registered for VAT."
          />
        </div>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        <SelectField name="paid" label="Paid" options={{ ...PAID, 'not-yet': 'not yet' }} />
        {isPaid && (
          <DayField
            name="paidOn"
            label="Paid on"
            optional
            hint={(day) => (day === '' ? 'Without a day: the day of the move.' : undefined)}
          />
        )}
      </div>
    </>
  );
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

/** Says before it is stored if the lines do not explain the price. */
function SumHint({ desk }: Pick<FieldsProps, 'desk'>) {
  const wrong = wrongSum(typedBill(useAllTyped()), desk.bill.agreed);
  return (
    <p role="status" className={wrong ? 'desk-remark' : ''}>
      {wrong && `${wrong}.`}
    </p>
  );
}
