import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { explainedSum, PAID, wrongSum } from '../../domain/quote/bill-in-words.ts';
import type { Price } from '../../domain/quote/price.schema.ts';
import { figureOf, priceInWords } from '../../domain/quote/price-in-words.ts';
import { readBillLines } from '../../domain/quote/read-bill-lines.ts';
import { isTotal } from '../../domain/quote/total-line.ts';
import { parseRand } from '../../domain/typed-rand.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DayField } from './DayField.tsx';
import type { Typed } from './desk-draft.ts';
import { parseHours } from './form-values.ts';
import { LinesAsRead } from './LinesAsRead.tsx';
import { Said } from './Said.tsx';
import { SelectField } from './SelectField.tsx';
import type { FieldsProps } from './use-desk-form.ts';

/** The final price of the move, the reasons for a difference, and the payment. */
export function BillFields({ form, desk }: Pick<FieldsProps, 'form' | 'desk'>) {
  const { agreed } = desk.bill;
  const paid = useWatch({ control: form.control, name: 'paid' });
  const isPaid = paid !== undefined && paid in PAID;
  const isHourly = agreed?.basis === 'hourly';
  const priced = usePriceFields(form, agreed);
  return (
    <>
      {isHourly && (
        <TextField
          label="Hours"
          inputMode="decimal"
          hint={`For example 6.5. At ${figureOf(agreed)} they make the price.`}
          optional
          {...priced('worked')}
        />
      )}
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          label="Price in the end, in rand"
          inputMode="decimal"
          hint={agreed ? `Agreed: ${priceInWords(agreed)}` : undefined}
          {...form.field('price')}
        />
        <DayField form={form} name="day" label="Moved on" hint={moveDateInWords} />
      </div>
      <TextArea
        label="What differs from the agreed price"
        optional
        rows={2}
        hint="One thing on each line, with an amount at its end or without. For example: Two hours more: R1200"
        {...priced('lines')}
      />
      <LinesAsRead form={form} />
      <SumHint form={form} desk={desk} />
      <Said form={form} label="A note" optional hint="They’ll read this on the receipt." />
      {desk.bill.isInvoiced && (
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            label="Invoice to"
            optional
            hint="A company, if it’s not in their own name."
            {...form.field('invoiceTo')}
          />
          <TextField
            label="Their VAT number"
            optional
            inputMode="numeric"
            hint="Of a customer who is registered for VAT."
            {...form.field('theirVat')}
          />
        </div>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        <SelectField
          form={form}
          name="paid"
          label="Paid"
          options={{ ...PAID, 'not-yet': 'not yet' }}
        />
        {isPaid && (
          <DayField
            form={form}
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

/** Fields of which each makes the price, as long as nobody has typed another one. */
function usePriceFields({ fields, field }: FieldsProps['form'], agreed: Price | null) {
  const made = useRef<string>(null);
  const sumOfTyped = (): string | null => {
    const { worked, lines } = typedBill(fields.getValues());
    const isByTheHour = agreed?.basis === 'hourly';
    if (isByTheHour && worked === undefined) return null;
    const sum = explainedSum({ worked: isByTheHour ? worked : undefined, lines }, agreed);
    return sum === null ? null : String(sum);
  };
  return (name: 'worked' | 'lines') => {
    const priced = field(name);
    const onChange: typeof priced.onChange = async (event) => {
      const { price = '' } = fields.getValues();
      const isMade = price === '' || price === made.current || price === sumOfTyped();
      await priced.onChange(event);
      const sum = sumOfTyped();
      if (!isMade || sum === null) return;
      made.current = sum;
      fields.setValue('price', sum);
    };
    return { ...priced, onChange };
  };
}

/** Says before it is stored if the lines do not explain the price. */
function SumHint({ form, desk }: Pick<FieldsProps, 'form' | 'desk'>) {
  const typed = useWatch({ control: form.control }) as Typed; // each field has a default
  const wrong = wrongSum(typedBill(typed), desk.bill.agreed);
  return (
    <p role="status" className={wrong ? 'desk-remark' : ''}>
      {wrong && `${wrong}.`}
    </p>
  );
}
