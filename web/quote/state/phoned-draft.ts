import * as z from 'zod/mini';
import { keptOnDevice } from '../../forms/kept-on-device.ts';
import { PHONED_DRAFT_KEY } from '../../memory/link-storage-keys.ts';
import { ANSWERS, EMPTY_CALL, VISIT_FIELDS } from '../call-form.ts';
import { storedQuoteForm } from './stored-quote-form.ts';

const text = (first: string) => z.catch(z.string(), first);

const visitFields = Object.fromEntries(
  VISIT_FIELDS.map((field) => {
    const first = EMPTY_CALL[field];
    return [field, first === undefined ? z.optional(z.string()) : text(first)];
  }),
) as Record<(typeof VISIT_FIELDS)[number], z.ZodMiniType<string>>; // those of a visit that is not there are left out

const draft = z.object({
  values: z.extend(storedQuoteForm, {
    price: text(EMPTY_CALL.price),
    answer: z.catch(z.enum(ANSWERS), EMPTY_CALL.answer),
    visits: text(EMPTY_CALL.visits),
    ...visitFields,
  }),
  /** The key of the message's desk of which it is made. */
  message: z.optional(z.string()),
});

const drafts = keptOnDevice(PHONED_DRAFT_KEY, ['phoned', 'message']);

/** A request by phone, until the server has it. */
export const phonedDraft = drafts.form('phoned', draft);
/** The same of one that is made of a message. */
export const messageDraft = drafts.form('message', draft);
