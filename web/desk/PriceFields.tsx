import { BASES, PRICE_FIELDS } from '../../domain/quote/price.schema.ts';
import { priceInWords } from '../../domain/quote/price-in-words.ts';
import { QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { TextField } from '../ui/TextField.tsx';
import { typedPrice } from './form-values.ts';
import { SelectField } from './SelectField.tsx';
import { useAllTyped } from './use-typed.ts';

const FIRM = { whole: 'For the whole move', hourly: 'By the hour' };

const FIELDS = {
  price: { label: QUOTE_LABELS.price },
  upTo: { label: 'Up to' },
  rate: { label: 'Rand an hour' },
  hours: { label: 'Hours', hint: 'The least that you expect, or charge.' },
  hoursUpTo: { label: 'Up to', hint: 'Leave it empty for a minimum.', optional: true },
} as const;

/** The basis of the price, the fields that it needs, and the sentence that the visitor will read.
 *  @param props.isFirm a confirmed day has no range */
export function PriceFields({ isFirm }: { isFirm?: true }) {
  const typed = useAllTyped();
  const bases = isFirm ? FIRM : { ...FIRM, range: 'A range, until the day is confirmed' };
  const basis = BASES.find((each) => each === typed.basis && each in bases);
  const price = typedPrice(typed);
  return (
    <>
      <SelectField name="basis" label={QUOTE_LABELS.basis} options={bases} />
      {basis && (
        <div className={`grid gap-3 ${basis === 'hourly' ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
          {PRICE_FIELDS[basis].map((name) => (
            <TextField key={name} name={name} inputMode="numeric" {...FIELDS[name]} />
          ))}
        </div>
      )}
      {price?.basis === basis && price && (
        <p className="wrap-anywhere text-ink-2">{`They’ll read: ${priceInWords(price)}`}</p>
      )}
    </>
  );
}
