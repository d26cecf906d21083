import * as z from 'zod/mini';
import { line, text } from '../fields.ts';
import { withFirmPrice, withPrice } from './price.schema.ts';
import {
  agreedVisits,
  confirmedVisits,
  sentConfirmedVisits,
  storedVisits,
} from './visit.schema.ts';

/** A visitor's yes by phone or in a chat. */
export const agreementFields = {
  visits: agreedVisits,
  /** The terms that the visitor had, by the day of their last change; none if they had none. */
  terms: z.optional(line(1, 'Please say whether they had our terms')),
  /** The visitor's remark; may be empty. */
  said: text(0, 'Please give what was said as text', 'line'),
};

export const agreementSchema = withPrice(agreementFields);
export const storedAgreementFields = { ...agreementFields, visits: storedVisits };

/** The day is confirmed: what the family will do, and when. */
export const confirmationFields = {
  visits: sentConfirmedVisits,
};
export const storedConfirmationFields = { visits: confirmedVisits };

export const confirmationSchema = withFirmPrice(storedConfirmationFields);
/** A price by itself. */
export const priceSchema = withPrice({});

export type Confirmation = z.output<typeof confirmationSchema>;
