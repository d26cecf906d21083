import * as z from 'zod/mini';
import { callbackFields } from '../../domain/move/callback.schema.ts';
import {
  newBillFields,
  paidAtOnce,
  paymentFields,
  strikeFields,
  writeOffFields,
} from '../../domain/quote/bill.schema.ts';
import { agreementSchema, confirmationFields } from '../../domain/quote/booking.schema.ts';
import { withKeptPrice } from '../../domain/quote/price.schema.ts';
import { newQuoteSchema } from '../../domain/quote/quote.schema.ts';
import { saidNoFields } from '../../domain/quote/said-no.ts';
import { type deskActionSchema, sameFields } from '../../domain/team/desk-action.schema.ts';
import {
  cancelledFields,
  phonedFields,
  toldBy,
  undeliveredFields,
} from '../../domain/team/said-fields.ts';
import type { ShortForm } from './desk-draft.ts';

const told = { toldBy: z.optional(toldBy) };

/** The server's own rules for what each form sends. */
export const RULES = {
  quoted: newQuoteSchema,
  agreed: agreementSchema,
  confirmed: withKeptPrice({ ...confirmationFields, ...told }),
  settled: z.object({ ...newBillFields, paid: z.optional(paidAtOnce), ...told }),
  paid: z.object({ ...paymentFields, ...told }),
  struck: z.object({ ...strikeFields, ...told }),
  writtenOff: z.object(writeOffFields),
  cancelled: z.object({ ...cancelledFields, ...told }),
  phoned: z.object(phonedFields),
  callback: z.object(callbackFields),
  undelivered: z.object(undeliveredFields),
  refused: z.object({}),
  declined: z.object(saidNoFields),
  same: z.object(sameFields),
  linked: z.object({ isRenewed: z.boolean() }),
} as const satisfies Record<ShortForm, z.ZodMiniType>;

/** What a form sends before it is checked, and after. */
export type Sent<Form extends ShortForm> = Flat<z.input<(typeof RULES)[Form]>>;
export type Content<Form extends ShortForm> = z.output<(typeof RULES)[Form]>;

type Action<Form> = Extract<z.input<typeof deskActionSchema>, { readonly kind: Form }>;
/** What all actions have, and what is chosen by the button that sends. */
type NotTyped = 'kind' | 'by' | 'after' | 'via';

/** The fields of a form: all that the schema of its action takes, and of an object each part, as 'deposit.amount'. */
export type FieldName<Form extends ShortForm> = Form extends ShortForm
  ? Exclude<keyof Flat<Action<Form>>, NotTyped>
  : never;

type Part<Name extends string, Value> =
  NonNullable<Value> extends readonly unknown[] | string | number | boolean
    ? Name
    : `${Name}.${keyof NonNullable<Value> & string}`;
type PartNames<All> = { [Name in keyof All & string]-?: Part<Name, All[Name]> }[keyof All & string];
type PartOf<All, Name> = Name extends keyof All
  ? All[Name]
  : Name extends `${infer Whole}.${infer Inner}`
    ? Whole extends keyof All
      ? Inner extends keyof NonNullable<All[Whole]>
        ? NonNullable<All[Whole]>[Inner]
        : never
      : never
    : never;
/** With the parts of its objects in their places. */
export type Flat<All> = { [Name in PartNames<All>]: PartOf<All, Name> };
