import * as z from 'zod/mini';
import { type AccessFormValues, accessFieldName } from '../../../domain/request/access.form.ts';
import { ACCESS_QUESTION_NAMES, ACCESS_SIDES } from '../../../domain/request/access.ts';
import { ACCESS_QUESTIONS } from '../../../domain/request/access-questions.ts';
import { type InventoryCategory, inventoryItems } from '../../../domain/request/inventory.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { DELIVERY_METHODS, MOVE_TYPES } from '../../../domain/request/request.schema.ts';
import { byKind, ROOM_COUNTS } from '../../../domain/request/request-questions.ts';

type FieldSchemas = { [Name in keyof QuoteFormValues]: z.ZodMiniType<QuoteFormValues[Name]> };

const words = z.catch(z.string(), '');
/** Earlier releases wrote false and null for what is not answered. */
const questions = byKind({
  count: z.catch(z.enum(['', ...ROOM_COUNTS]), ''),
  tick: z.catch(z.enum(['', 'yes']), ''),
});
const items = (category: InventoryCategory) =>
  z.catch(z.array(z.enum(inventoryItems(category))), []);

const accessFields = Object.fromEntries(
  ACCESS_SIDES.flatMap((side) => [
    ...ACCESS_QUESTION_NAMES.map((question) => {
      const answers = ACCESS_QUESTIONS[question].choices.map(({ value }) => value);
      return [accessFieldName(side, question), z.catch(z.enum(['', ...answers]), '')];
    }),
    [accessFieldName(side, 'hours'), words],
  ]),
) as Pick<FieldSchemas, keyof AccessFormValues>; // each under its own name

/** The quote form in storage: an unreadable answer becomes the empty form's, and the others stay. */
export const storedQuoteForm = z.object({
  moveType: z.catch(z.enum(MOVE_TYPES), 'residential'),
  ...questions,
  kitchen: items('kitchen'),
  living: items('living'),
  bedroom: items('bedroom'),
  fromAddress: words,
  toAddress: words,
  moveDate: words,
  name: words,
  phone: words,
  email: words,
  additionalNotes: words,
  deliveryMethod: z.catch(z.enum(DELIVERY_METHODS), 'whatsapp'),
  ...accessFields,
} satisfies FieldSchemas);
