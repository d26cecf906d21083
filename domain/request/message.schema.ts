import * as z from 'zod/mini';
import { email, line, phone, text } from '../fields.ts';

/** A message as the API takes it, by the rules and messages of docs/product.md, 5. */
export const contactMessageSchema = z.object(
  {
    name: line(2, 'Name must be at least 2 characters'),
    email: email('Please enter a valid email'),
    phone: z._default(phone(0, 'Please write your phone number as text'), ''),
    message: text(10, 'Message must be at least 10 characters', 'message'),
  },
  'Please send a message',
);

export type ContactMessage = z.output<typeof contactMessageSchema>;

/** The form's fields in reading order. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const;
