import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { explainedSum, PAID, wrongSum } from '../../domain/quote/bill-in-words.ts';
import type { Price } from '../../domain/quote/price.schema.ts';
import { figureOf, priceInWords } from '../../domain/quote/price-in-words.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DayField } from './DayField.tsx';
import { parseBillLines, parseHours, parseRand } from './form-values.ts';
import { SelectField } from './SelectField.tsx';
import type { useDeskForm } from './use-desk-form.ts';

type Form = ReturnType<typeof useDeskForm>;

interface BillFieldsProps {
  form: Form;
  desk: Pick<DeskView, 'bill'>;
}

/** The final price of the move, the reasons for a difference, and the payment. */
export function BillFields({ form, desk }: BillFieldsProps) {
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
        hint="One thing on each line, with an amount or without. For example: Two hours more: R1200"
        {...priced('lines')}
      />
      <SumHint form={form} bill={desk.bill} />
      <TextArea
        label="A note"
        optional
        rows={2}
        hint="They’ll read this on the receipt."
        {...form.field('said')}
      />
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
        <PaidBy form={form} name="paid" mayOwe />
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

/** Fields of which each makes the price, as long as nobody has typed another one. */
function usePriceFields(form: Form, agreed: Price | null) {
  const made = useRef<string>(null);
  const sumOfTyped = (): string | null => {
    const { worked = '', lines = '' } = form.fields.getValues();
    const hours = parseHours(worked);
    const isByTheHour = agreed?.basis === 'hourly';
    if (isByTheHour && Number.isNaN(hours)) return null;
    const typed = { worked: isByTheHour ? hours : undefined, lines: parseBillLines(lines) };
    const sum = explainedSum(typed, agreed);
    return sum === null ? null : String(sum);
  };
  return (name: 'worked' | 'lines') => {
    const field = form.field(name);
    const onChange: typeof field.onChange = async (event) => {
      const { price = '' } = form.fields.getValues();
      const isMade = price === '' || price === made.current || price === sumOfTyped();
      await field.onChange(event);
      const sum = sumOfTyped();
      if (!isMade || sum === null) return;
      made.current = sum;
      form.fields.setValue('price', sum);
    };
    return { ...field, onChange };
  };
}

/** Says before it is stored if the lines do not explain the price. */
function SumHint({ form, bill }: { form: Form; bill: DeskView['bill'] }) {
  const [price = '', worked = '', lines = ''] = useWatch({
    control: form.control,
    name: ['price', 'worked', 'lines'],
  });
  const hours = parseHours(worked);
  const typed = {
    price: parseRand(price),
    worked: Number.isNaN(hours) ? undefined : hours,
    lines: parseBillLines(lines),
  };
  const wrong = wrongSum(typed, bill.agreed);
  return (
    <p role="status" className={wrong ? 'desk-remark' : ''}>
      {wrong && `${wrong}.`}
    </p>
  );
}

interface PaidByProps {
  form: Form;
  name: string;
  /** Whether it may not be paid yet. */
  mayOwe?: boolean;
}

export function PaidBy({ form, name, mayOwe }: PaidByProps) {
  const options = mayOwe ? { ...PAID, 'not-yet': 'not yet' } : PAID;
  return <SelectField form={form} name={name} label="Paid" options={options} />;
}
