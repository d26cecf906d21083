import * as z from 'zod/mini';
import { type ContactMessage, contactMessageSchema } from '../../domain/contact/contact.schema.ts';
import { botSignals } from '../forms/bot-signals.ts';
import { idempotencyKey } from '../forms/idempotency-key.ts';
import { restoredValues } from '../forms/restored-values.ts';
import { storedShape } from '../forms/stored-shape.ts';
import { tabMemory } from '../forms/tab-memory.ts';
import { resumeUnsent, unsentPlace } from '../forms/unsent.ts';
import { CONTACT_UNSENT_KEY } from '../forms/unsent-keys.ts';

/** The contact form as the page has it. */
export type ContactFormValues = z.input<typeof contactMessageSchema>;

export const EMPTY_CONTACT_FORM: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  message: '',
};

export const CONTACT_FORM_ID = 'contact-form';

/** The key under which the tab remembers an unsent message. */
export const CONTACT_DRAFT_KEY = 'contact-draft';

/** The key under which the device keeps a message that failed to send. */

export const CONTACT_HONEYPOT_ID = 'contact-topic';

/** An unreadable field becomes empty: the others are still the visitor's words. */
const word = z.catch(z.string(), '');
const storedValues: z.ZodMiniType<ContactFormValues> = z.object({
  name: word,
  email: word,
  phone: word,
  message: word,
});

const draft = tabMemory(CONTACT_DRAFT_KEY, storedShape(1, storedValues));
export const unsentMessage = unsentPlace(CONTACT_UNSENT_KEY, storedValues, contactMessageSchema);
export const messageIdempotencyKey = idempotencyKey<ContactMessage>('contact-attempt');
export const messageBotSignals = botSignals('contact-begun', CONTACT_HONEYPOT_ID);

const resumeMessage = () => resumeUnsent(unsentMessage, messageIdempotencyKey, messageBotSignals);

/** The form's first values: the tab's draft, or the unsent message of an earlier tab, overlaid with
 *  the words already in the form. */
export function contactValues(): ContactFormValues {
  return {
    ...EMPTY_CONTACT_FORM,
    ...(draft.read() ?? resumeMessage()),
    ...restoredValues(CONTACT_FORM_ID),
  };
}

/** Keeps the typed words until they are sent; an empty form is not kept.
 *  @param since when typing began, if that is not kept yet */
export function rememberMessage(words: ContactFormValues, since?: number) {
  if (Object.values(words).some(Boolean)) {
    draft.write(words);
    messageBotSignals.begin(since);
  } else {
    draft.forget();
  }
}
