import * as z from 'zod/mini';
import { keptOnDevice } from '../../forms/kept-on-device.ts';
import { PHONED_DRAFT_KEY } from '../../memory/link-storage-keys.ts';
import { EMPTY_CALL } from '../call-form.ts';
import { storedQuoteForm } from './stored-quote-form.ts';

const text = (first: string) => z.catch(z.string(), first);
const tick = z.catch(z.enum(['', 'yes']), '');

const draft = z.object({
  values: z.extend(storedQuoteForm, {
    window: text(EMPTY_CALL.window),
    price: text(EMPTY_CALL.price),
    people: text(EMPTY_CALL.people),
    trucks: text(EMPTY_CALL.trucks),
    saidYes: tick,
    theyKnow: tick,
  }),
  /** The key of the message's desk of which it is made. */
  message: z.optional(z.string()),
});

const drafts = keptOnDevice(PHONED_DRAFT_KEY, ['phoned', 'message']);

/** A request by phone, until the server has it. */
export const phonedDraft = drafts.form('phoned', draft);
/** The same of one that is made of a message. */
export const messageDraft = drafts.form('message', draft);
