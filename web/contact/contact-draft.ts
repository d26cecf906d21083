import * as z from 'zod/mini';
import { type ContactMessage, contactMessageSchema } from '../../domain/contact/contact.schema.ts';
import { attempt } from '../forms/attempt.ts';
import { filling } from '../forms/filling.ts';
import { keptShape } from '../forms/kept-shape.ts';
import { tabMemory } from '../forms/tab-memory.ts';
import { typedWords } from '../forms/typed-words.ts';
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
const keptWords: z.ZodMiniType<ContactFormValues> = z.object({
  name: word,
  email: word,
  phone: word,
  message: word,
});

const draft = tabMemory(CONTACT_DRAFT_KEY, keptShape(1, keptWords));
export const unsentMessage = unsentPlace(CONTACT_UNSENT_KEY, keptWords, contactMessageSchema);
export const messageAttempt = attempt<ContactMessage>('contact-attempt');
export const messageFilling = filling('contact-begun', CONTACT_HONEYPOT_ID);

const resumeMessage = () => resumeUnsent(unsentMessage, messageAttempt, messageFilling);

/** The form's first values: the tab's draft, or the unsent message of an earlier tab, overlaid with
 *  the words already in the form. */
export function contactWords(): ContactFormValues {
  return {
    ...EMPTY_CONTACT_FORM,
    ...(draft.read() ?? resumeMessage()),
    ...typedWords(CONTACT_FORM_ID),
  };
}

/** Keeps the typed words until they are sent; an empty form is not kept.
 *  @param since when typing began, if that is not kept yet */
export function rememberWords(words: ContactFormValues, since?: number) {
  if (Object.values(words).some(Boolean)) {
    draft.write(words);
    messageFilling.begin(since);
  } else {
    draft.forget();
  }
}
