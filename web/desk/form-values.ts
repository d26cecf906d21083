import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { callbackFields } from '../../domain/desk/callback.schema.ts';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { text } from '../../domain/fields.ts';
import { agreementFields, confirmationFields } from '../../domain/quote/booking.schema.ts';
import { newQuoteSchema } from '../../domain/quote/quote.schema.ts';
import type { DeskForm, Typed } from './desk-draft.ts';

/** 'R 6 500', '6,500' and '6500.00' as 6500; NaN for what is not a price in whole rand. */
export function parseRand(typed = ''): number {
  const digits = typed
    .replace(/^\s*R/i, '')
    .replace(/[\s\u00a0]/g, '')
    .replace(/[.,]00$/, '')
    .replace(/,(?=\d{3}(?!\d))/g, '');
  return /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
}

const count = (typed = '') => (/^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : Number.NaN);

function lines(typed = ''): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What each form stores, as it was typed. */
const READERS: Readonly<Record<DeskForm, (typed: Typed) => object>> = {
  quoted: ({ price, upTo = '', includes, ...typed }) => ({
    ...typed,
    price: parseRand(price),
    upTo: upTo.trim() === '' ? null : parseRand(upTo),
    includes: lines(includes),
  }),
  agreed: ({ price, ...typed }) => ({ ...typed, price: parseRand(price) }),
  confirmed: ({ price, people, trucks, ...typed }) => ({
    ...typed,
    price: parseRand(price),
    people: count(people),
    trucks: count(trucks),
  }),
  cancelled: (typed) => typed,
  phoned: (typed) => typed,
  callback: (typed) => typed,
};

/** The server's own rules. */
const SCHEMAS = {
  quoted: newQuoteSchema,
  agreed: z.object(agreementFields),
  confirmed: z.object(confirmationFields),
  cancelled: z.object({ said: text(0, 'Please give the reason as text', 'line') }),
  phoned: z.object({ said: text(1, 'Please write a line about what was said', 'line') }),
  callback: z.object(callbackFields),
} as const satisfies Record<DeskForm, z.ZodMiniType>;

export type FormContent = { [Form in DeskForm]: z.output<(typeof SCHEMAS)[Form]> };

/** Reads what was typed into what the form stores, and checks it. */
export function formResolver<Form extends DeskForm>(
  form: Form,
): Resolver<Typed, unknown, FormContent[Form]> {
  // The schema takes what the reader makes of the input.
  const check = zodResolver(SCHEMAS[form]) as unknown as Resolver<
    Typed,
    unknown,
    FormContent[Form]
  >;
  return (typed, context, options) => check(READERS[form](typed) as Typed, context, options);
}

const figure = (value: number | null) => (value === null ? '' : String(value));

/** What each form begins with. */
export function initialValues(form: DeskForm, desk: DeskView): Typed {
  const { quote, agreement, confirmation } = desk;
  switch (form) {
    case 'quoted': {
      if (!quote) return {};
      const { price, upTo, includes, ...draft } = quote.draft;
      return { ...draft, price: figure(price), upTo: figure(upTo), includes: includes.join('\n') };
    }
    case 'agreed':
      return { price: figure(agreement.price), day: agreement.day, said: '' };
    case 'confirmed': {
      const { price, people, trucks, ...draft } = confirmation;
      return {
        ...draft,
        price: figure(price),
        people: figure(people),
        trucks: figure(trucks),
      };
    }
    case 'callback':
      return { day: '', said: '' };
    default:
      return { said: '' };
  }
}
