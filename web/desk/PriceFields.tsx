import { useWatch } from 'react-hook-form';
import { BASES, PRICE_FIELDS } from '../../domain/quote/price.schema.ts';
import { priceInWords } from '../../domain/quote/price-in-words.ts';
import { QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { TextField } from '../ui/TextField.tsx';
import type { Typed } from './desk-draft.ts';
import { typedPrice } from './form-values.ts';
import { SelectField } from './SelectField.tsx';
import type { FieldsProps } from './use-desk-form.ts';

const FIRM = { whole: 'For the whole move', hourly: 'By the hour' };

const FIELDS = {
  price: { label: QUOTE_LABELS.price },
  upTo: { label: 'Up to' },
  rate: { label: 'Rand an hour' },
  hours: { label: 'Hours', hint: 'The least that you expect, or charge.' },
  hoursUpTo: { label: 'Up to', hint: 'Leave it empty for a minimum.', optional: true },
} as const;

interface PriceFieldsProps {
  form: FieldsProps['form'];
  /** A confirmed day has no range. */
  isFirm?: true;
}

/** The basis of the price, the fields that it needs, and the sentence that the visitor will read. */
export function PriceFields({ form, isFirm }: PriceFieldsProps) {
  const typed = useWatch({ control: form.control }) as Typed; // each field has a default
  const bases = isFirm ? FIRM : { ...FIRM, range: 'A range, until the day is confirmed' };
  const basis = BASES.find((each) => each === typed.basis && each in bases);
  const price = typedPrice(typed);
  return (
    <>
      <SelectField form={form} name="basis" label={QUOTE_LABELS.basis} options={bases} />
      {basis && (
        <div className={`grid gap-3 ${basis === 'hourly' ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
          {PRICE_FIELDS[basis].map((name) => (
            <TextField key={name} inputMode="numeric" {...FIELDS[name]} {...form.field(name)} />
          ))}
        </div>
      )}
      {price?.basis === basis && price && (
        <p className="wrap-anywhere text-ink-2">{`They’ll read: ${priceInWords(price)}`}</p>
      )}
    </>
  );
}
