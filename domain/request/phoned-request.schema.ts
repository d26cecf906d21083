import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { cleanAddress } from '../text.ts';
import { type QuoteRequest, quoteRequestSchema } from './request.schema.ts';

const { email, moveType, deliveryMethod } = quoteRequestSchema.shape;

/** Takes an empty answer for none. */
const answered = (given: unknown) =>
  typeof given === 'string' && cleanAddress(given) === '' ? undefined : given;

const known = (what: string) => z._default(line(0, `Please give the ${what} as text`), '');

/** A request as somebody tells it on the phone: a name, a number, and what is known. What was not chosen is as the form
 *  begins. */
export const phonedRequestSchema = z.extend(quoteRequestSchema, {
  email: z.pipe(z.transform(answered), z._default(z.nullable(email), null)),
  moveType: z.pipe(z.transform(answered), z._default(moveType, 'residential')),
  deliveryMethod: z.pipe(z.transform(answered), z._default(deliveryMethod, 'whatsapp')),
  fromAddress: known('address'),
  toAddress: known('address'),
  moveDate: known('day'),
}) satisfies z.ZodMiniType<QuoteRequest>;

const withEmail = z.extend(phonedRequestSchema, { email });

/** The rules for a change: a request that came by phone may stay incomplete. An email address can be replaced, but not
 *  taken away: a mail to it may be on its way. */
export function changeSchemaFor(request: QuoteRequest): z.ZodMiniType<QuoteRequest> {
  if (quoteRequestSchema.safeParse(request).success) return quoteRequestSchema;
  return request.email === null ? phonedRequestSchema : withEmail;
}
