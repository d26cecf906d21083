import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { TOLD_BY } from '../move/event.ts';
import { cancellationFee } from '../quote/bill.schema.ts';
import { reasonText } from '../quote/reason-text.ts';

/** How somebody told a visitor what no email did. */
export const toldBy = z.enum(TOLD_BY, 'Please choose phone or WhatsApp');

/** An answer that was given elsewhere. */
export const phonedFields = { said: text(1, 'Please write a line about what was said', 'line') };

export const cancelledFields = {
  /** The side that asked for it. */
  askedBy: z.enum(['customer', 'company'], 'Please say who asked for it'),
  said: reasonText('line'),
  /** The customer's cost, where the terms name one. */
  fee: z.optional(cancellationFee),
};

/** The mail server's reason for an email that came back; may be empty. */
export const undeliveredFields = {
  said: text(0, 'Please give what the mail said as text', 'line'),
};
