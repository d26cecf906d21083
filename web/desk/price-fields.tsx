import { priceSchema } from '../../domain/quote/booking.schema.ts';
import {
  BASES,
  type Basis,
  PRICE_FIELDS,
  type Price,
  type SentPrice,
} from '../../domain/quote/price.schema.ts';
import { priceInWords } from '../../domain/quote/price-in-words.ts';
import { QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import type { Typed } from '../forms/typed-list.ts';
import { type DeskField, type FieldsOf, type Now, type Row, readTyped } from './desk-field.ts';
import { choice, count, orNone, rand } from './field-kinds.tsx';

type SumField = (typeof PRICE_FIELDS)[Basis][number];

const ALL: Readonly<Record<Basis, string>> = {
  whole: QUOTE_LABELS.whole,
  hourly: 'By the hour',
  range: 'A range',
};

/** The fields of a basis, and the sentence that the visitor will read. */
const ForTheBasis: Row['Around'] = ({ typed, children }) => {
  const price = typedPrice(typed);
  return (
    <>
      <div className={typed.basis === 'hourly' ? BY_THE_HOUR : 'grid grid-cols-2 gap-3'}>
        {children}
      </div>
      {price?.basis === typed.basis && price && (
        <p className="wrap-anywhere text-ink-2">{`They’ll read: ${priceInWords(price)}`}</p>
      )}
    </>
  );
};

/** On a phone both numbers of hours are below the rate. */
const BY_THE_HOUR = 'grid grid-cols-2 gap-3 max-md:*:first:col-span-2 md:grid-cols-3';

const BASIS = { Around: ForTheBasis };

const basisIn = (bases: object, typed: Typed) =>
  BASES.find((each) => each === typed.basis && each in bases);
const isOf = (basis: Basis, name: SumField) => PRICE_FIELDS[basis].some((each) => each === name);

/** The basis of the price, and the fields that it needs. */
function pricedBy(bases: Readonly<Partial<Record<Basis, string>>>) {
  const sum = <Stored,>(
    name: SumField,
    field: Omit<DeskField<Stored>, 'row' | 'isAsked' | 'isMeant'>,
  ): DeskField<Stored> => ({
    ...field,
    row: BASIS,
    isAsked: ({ typed }) => {
      const basis = basisIn(bases, typed);
      return basis !== undefined && isOf(basis, name);
    },
    // Text typed for another basis stays in its field.
    isMeant: ({ typed }) => {
      const basis = basisIn(ALL, typed);
      return basis === undefined || isOf(basis, name);
    },
  });
  const inRand = orNone(rand('numeric'));
  const inHours = orNone(count);
  return {
    basis: {
      ...choice(bases, undefined, true),
      label: QUOTE_LABELS.basis,
      hint: ({ typed }) => (typed.basis === 'range' ? 'Until the day is confirmed.' : undefined),
    },
    price: sum('price', { ...inRand, label: QUOTE_LABELS.price }),
    upTo: sum('upTo', { ...inRand, label: 'Up to' }),
    rate: sum('rate', { ...inRand, label: 'Rand an hour' }),
    hours: sum('hours', {
      ...inHours,
      label: 'Hours',
      hint: 'At least so many.',
    }),
    hoursUpTo: sum('hoursUpTo', {
      ...inHours,
      label: 'Up to',
      hint: 'Or leave it empty.',
      optional: true,
    }),
  } satisfies FieldsOf<keyof SentPrice, SentPrice>;
}

export const PRICE = pricedBy(ALL);

const never = { isAsked: () => false, isMeant: () => false };

/** A day is confirmed at the agreed price: only of a range somebody has to say what holds. */
export const HELD_PRICE = {
  ...PRICE,
  basis: { ...PRICE.basis, ...never },
  price: {
    ...PRICE.price,
    hint: 'Within what they said yes to.',
    isAsked: ({ desk }: Now) => desk.yes?.basis === 'range',
    isMeant: () => true,
  },
  upTo: { ...PRICE.upTo, ...never },
  rate: { ...PRICE.rate, ...never },
  hours: { ...PRICE.hours, ...never },
  hoursUpTo: { ...PRICE.hoursUpTo, ...never },
};

/** The price that is typed; null until there is one. */
export function typedPrice(typed: Typed): Price | null {
  return priceSchema.safeParse(readTyped(PRICE, typed)).data ?? null;
}
