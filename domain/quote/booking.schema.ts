import * as z from 'zod/mini';
import { line, text } from '../fields.ts';
import { crewFields } from './crew-fields.ts';
import { day } from './day-field.ts';
import { paperFields } from './paper-fields.ts';
import { withFirmPrice, withPrice } from './price.schema.ts';

const moveDay = day('Please choose the day of the move');

/** A visitor's yes by phone or in a chat. */
export const agreementFields = {
  day: moveDay,
  /** The terms that the visitor had, by the day of their last change; none if they had none. */
  terms: z.optional(line(1, 'Please say whether they had our terms')),
  /** The visitor's remark; may be empty. */
  said: text(0, 'Please give what was said as text', 'line'),
};

export const agreementSchema = withPrice(agreementFields);

/** The day is confirmed: what the family will do, and when. */
export const confirmationFields = {
  day: moveDay,
  /** When the truck arrives: 'between 8 and 9'. */
  window: line(1, 'Please say when the truck arrives'),
  ...crewFields,
  ...paperFields,
};

export const confirmationSchema = withFirmPrice(confirmationFields);
/** A price by itself. */
export const priceSchema = withPrice({});

export type Confirmation = z.output<typeof confirmationSchema>;
