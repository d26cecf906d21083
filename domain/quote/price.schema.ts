import * as z from 'zod/mini';
import { wholeNumber } from '../fields.ts';
import type { FirmPrice, HourlyPrice, Price } from './shown-price.schema.ts';

export type { FirmPrice, Price };

/** The basis of a price: the whole move, each hour, or one of the two once the day is confirmed. */
export const BASES = ['whole', 'hourly', 'range'] as const;
export type Basis = (typeof BASES)[number];

export const HIGHEST_PRICE = 10_000_000;
const MOST_HOURS = 500;

export const PRICE_ASKED = 'Please give the price in whole rand';
const RATE = 'Please give the rate for an hour in whole rand';
const HOURS =
  'Please give the hours that you expect, or the least that you charge, as a whole number';
const rand = (message: string) => wholeNumber(1, HIGHEST_PRICE, message);
const hours = wholeNumber(1, MOST_HOURS, HOURS);
const orNone = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** A price as it is sent and stored. Which of them it needs depends on the basis. */
const priceFields = {
  basis: orNone(z.enum(BASES, 'Please say what the price is for')),
  price: orNone(rand(PRICE_ASKED)),
  upTo: orNone(rand(PRICE_ASKED)),
  rate: orNone(rand(RATE)),
  hours: orNone(hours),
  hoursUpTo: orNone(hours),
};
const sentSchema = z.object(priceFields);
export type SentPrice = z.output<typeof sentSchema>;

/** The fields that say a price of each basis; the rest follows from them. */
export const PRICE_FIELDS = {
  whole: ['price'],
  hourly: ['rate', 'hours', 'hoursUpTo'],
  range: ['price', 'upTo'],
} as const satisfies Record<Basis, readonly (keyof SentPrice)[]>;

interface Problem {
  readonly field: keyof SentPrice;
  readonly message: string;
}

type Reading<Read extends Price = Price> = Read | { readonly problems: readonly Problem[] };

/** Fields with a price among them. */
export function withPrice<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return priced(fields, readPrice);
}

/** Fields with the price of a confirmed day among them. */
export function withFirmPrice<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return priced(fields, readFirm);
}

function readFirm(sent: SentPrice): Reading<FirmPrice> {
  const price = readPrice(sent);
  return 'basis' in price && price.basis === 'range' ? wrong({ basis: NO_RANGE }) : price;
}

/** The same where the price may be left out: then the agreed one holds. */
export function withKeptPrice<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  const read = (sent: SentPrice): Reading => {
    const names = Object.keys(priceFields) as (keyof SentPrice)[]; // it has no others
    const isSent = names.some((name) => sent[name] !== null && sent[name] !== undefined);
    // A reading that holds no price.
    return isSent ? readFirm(sent) : ({ basis: undefined } as unknown as Reading);
  };
  return priced(fields, read, {}) as unknown as z.ZodMiniPipe<
    z.ZodMiniObject<Fields & typeof priceFields>,
    z.ZodMiniTransform<Contents<Fields> & (FirmPrice | NoPrice), unknown>
  >;
}

type NoPrice = { readonly basis?: undefined; readonly price?: undefined };

/** The fields that make up a price, as JSON Schema. */
const NEEDED = {
  anyOf: [
    { properties: { price: { type: 'number' } }, required: ['price'] },
    {
      properties: {
        basis: { const: 'hourly' },
        rate: { type: 'number' },
        hours: { type: 'number' },
      },
      required: ['basis', 'rate', 'hours'],
    },
  ],
};

type Contents<Fields extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<Fields>>;
type Priced<Fields extends z.core.$ZodLooseShape, Read> = z.ZodMiniPipe<
  z.ZodMiniObject<Fields & typeof priceFields>,
  z.ZodMiniTransform<Contents<Fields> & Read, unknown>
>;

const NO_RANGE =
  'A confirmed day has no range. Please say whether the price is for the whole move or by the hour';

function priced<Fields extends z.core.$ZodLooseShape, Read extends Price>(
  fields: Fields,
  read: (sent: SentPrice) => Reading<Read>,
  inJsonSchema: object = NEEDED,
): Priced<Fields, Read> {
  const readable: z.core.CheckFn<unknown> = ({ value, issues }) => {
    const reading = read(value as SentPrice);
    if (!('problems' in reading)) return;
    for (const { field, message } of reading.problems) {
      issues.push({ code: 'custom', input: value, message, path: [field], continue: true });
    }
  };
  // Before the transform, so that a form shows these problems with those of its other fields.
  const object: z.ZodMiniType<unknown, unknown> = z
    .object({ ...fields, ...priceFields })
    .check(Object.assign(readable, { inJsonSchema }));
  const withReading = z.transform((sent) => {
    const { basis, price, upTo, rate, hours, hoursUpTo, ...rest } = sent as SentPrice;
    return { ...rest, ...read({ basis, price, upTo, rate, hours, hoursUpTo }) };
  });
  // TypeScript does not follow fields that it does not know.
  return z.pipe(object, withReading) as unknown as Priced<Fields, Read>;
}

function wrong(messages: Partial<Record<keyof SentPrice, string>>): {
  readonly problems: readonly Problem[];
} {
  const entries = Object.entries(messages) as [keyof SentPrice, string][]; // no other keys
  return { problems: entries.map(([field, message]) => ({ field, message })) };
}

/** A sum without a basis and with an upper end is a range, as it always was. */
function readPrice(sent: SentPrice): Reading {
  const { price, upTo, basis = null } = sent;
  if (basis === 'hourly') return readHourly(sent);
  if (sent.rate || sent.hours || sent.hoursUpTo) {
    return wrong({ basis: 'Only a price by the hour has a rate and hours' });
  }
  if (!price) return wrong({ price: PRICE_ASKED });
  if (basis === 'range' || (upTo && !basis)) {
    if (!upTo) return wrong({ upTo: 'Please give the upper end of the range' });
    if (upTo <= price) return wrong({ upTo: '“Up to” must be more than the price' });
    return { basis: 'range', price, upTo };
  }
  if (upTo) return wrong({ upTo: 'A price for the whole move is one sum, with no “up to”' });
  return { ...(basis && { basis }), price, upTo: null };
}

function readHourly({ rate, hours, hoursUpTo, ...sums }: SentPrice): Reading<HourlyPrice> {
  if (!(rate && hours))
    return wrong({ ...(!rate && { rate: RATE }), ...(!hours && { hours: HOURS }) });
  if (hoursUpTo && hoursUpTo <= hours) {
    return wrong({ hoursUpTo: 'The most hours must be more than the least' });
  }
  const price = rate * hours;
  const upTo = hoursUpTo ? rate * hoursUpTo : null;
  if ((upTo ?? price) > HIGHEST_PRICE) return wrong({ rate: RATE });
  const isOther = (sum: number | null | undefined, computed: number | null) =>
    sum !== null && sum !== undefined && sum !== computed;
  const comesTo = `At R${rate} an hour that comes to ${[price, upTo ?? []]
    .flat()
    .map((sum) => `R${sum}`)
    .join(' to ')}. Please leave this out, or correct it`;
  if (isOther(sums.price, price)) return wrong({ price: comesTo });
  if (isOther(sums.upTo, upTo)) return wrong({ upTo: comesTo });
  return { basis: 'hourly', rate, hours, hoursUpTo: hoursUpTo ?? null, price, upTo };
}

/** Whether a day can be confirmed at this price. */
export function isFirm(price: Price): price is FirmPrice {
  return price.basis !== 'range';
}

/** The price of whatever has one. */
export function priceOf<Of extends Price>(from: Of): Of extends FirmPrice ? FirmPrice : Price;
export function priceOf(from: Price): Price {
  switch (from.basis) {
    case 'hourly': {
      const { basis, rate, hours, hoursUpTo, price, upTo } = from;
      return { basis, rate, hours, hoursUpTo, price, upTo };
    }
    case 'range':
      return { basis: from.basis, price: from.price, upTo: from.upTo };
    default: {
      const { basis, price } = from;
      return { ...(basis && { basis }), price, upTo: null };
    }
  }
}
