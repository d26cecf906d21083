import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { callbackFields } from '../move/callback.schema.ts';
import {
  newBillFields,
  paidAtOnce,
  paymentFields,
  strikeFields,
  writeOffFields,
} from '../quote/bill.schema.ts';
import { agreementFields, confirmationFields } from '../quote/booking.schema.ts';
import { withKeptPrice, withPrice } from '../quote/price.schema.ts';
import { newQuoteFields, QUOTE_CHANNELS } from '../quote/quote.schema.ts';
import { saidNoFields } from '../quote/said-no.ts';
import { phonedRequestSchema } from '../request/phoned-request.schema.ts';
import { cancelledFields, phonedFields, toldBy, undeliveredFields } from './said-fields.ts';
import { teamName } from './team-name.ts';

/** The other one, as people write it. */
export const sameFields = {
  as: z.pipe(line(1, 'Please give the reference of the other one'), z.transform(asReference)),
};

/** 'jfm 7k3q 24' as it is stored. */
function asReference(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\u2010-\u2015]+/g, '-');
}

const common = {
  /** The author is the user of the device if it is left out. */
  by: z.optional(teamName),
  /** The number of the last event on the page; 0 for none. */
  after: z.int('Please send the number of the last event'),
};

/** How they were told in the same call, where no email tells them. */
const news = { ...common, toldBy: z.optional(toldBy) };

const EMAIL_OR_CHAT = 'Please choose email or WhatsApp';

export const LINK_CHANNELS = ['email', 'whatsapp'] as const;

/** An action that a member of the team takes at the desk. */
export const deskActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('taken'), ...common }),
  z.object({ kind: z.literal('phoned'), ...common, ...phonedFields }),
  z.object({ kind: z.literal('refused'), ...common }),
  /** They said no, and why. */
  z.object({ kind: z.literal('declined'), ...common, ...saidNoFields }),
  /** It is the same as the one with this reference. */
  z.object({ kind: z.literal('same'), ...common, ...sameFields }),
  /** Takes back how it ended. */
  z.object({ kind: z.literal('reopened'), ...common }),
  withPrice({
    kind: z.literal('quoted'),
    ...common,
    ...newQuoteFields,
    via: z.enum(QUOTE_CHANNELS, EMAIL_OR_CHAT),
  }),
  withPrice({ kind: z.literal('agreed'), ...common, ...agreementFields }),
  withKeptPrice({ kind: z.literal('confirmed'), ...news, ...confirmationFields }),
  z.object({
    kind: z.literal('cancelled'),
    ...news,
    ...cancelledFields,
    askedBy: z._default(cancelledFields.askedBy, 'company'),
  }),
  z.object({
    kind: z.literal('settled'),
    ...news,
    ...newBillFields,
    paid: z.optional(paidAtOnce),
  }),
  z.object({ kind: z.literal('paid'), ...news, ...paymentFields }),
  z.object({ kind: z.literal('struck'), ...news, ...strikeFields }),
  z.object({ kind: z.literal('writtenOff'), ...common, ...writeOffFields }),
  z.object({ kind: z.literal('callback'), ...common, ...callbackFields }),
  /** The last email to the visitor came back to our mailbox. */
  z.object({
    kind: z.literal('undelivered'),
    ...common,
    said: z._default(undeliveredFields.said, ''),
  }),
  /** Other answers, for a visitor who phoned: what is stored decides how complete they have to be. */
  z.extend(phonedRequestSchema, {
    kind: z.literal('changed'),
    ...news,
    /** Of the answers that it was made from. */
    version: z.int('Please send the version of the answers'),
  }),
  z.object({
    kind: z.literal('linked'),
    ...common,
    via: z.enum(LINK_CHANNELS, EMAIL_OR_CHAT),
    /** Whether earlier links stop working. */
    isRenewed: z._default(z.boolean('Please say whether the link is new'), false),
  }),
  z.object({
    kind: z.literal('told'),
    ...common,
    about: z.int('Please send the number of the event'),
    via: toldBy,
  }),
]);

export type DeskAction = z.output<typeof deskActionSchema>;
/** An action whose author is known. */
export type NamedAction = DeskAction & { readonly by: string };
