import type * as z from 'zod/mini';
import type { contactMessageSchema } from '../../domain/contact/contact.schema.ts';
import { filling } from '../forms/filling.ts';
import { tabMemory } from '../forms/tab-memory.ts';
import { typedWords } from '../forms/typed-words.ts';

/** The contact form as the page has it. */
export type ContactFormValues = z.input<typeof contactMessageSchema>;

export const EMPTY_CONTACT_FORM: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  message: '',
};

export const CONTACT_FORM_ID = 'contact-form';

/** The key under which the tab remembers a message that is not sent yet. */
export const CONTACT_DRAFT_KEY = 'contact-draft';

export const CONTACT_HONEYPOT_ID = 'contact-topic';

const draft = tabMemory<ContactFormValues>(CONTACT_DRAFT_KEY);
export const messageFilling = filling('contact-begun', CONTACT_HONEYPOT_ID);

/** What the form begins with: what the tab remembers, and over it what stands in the form already. */
export function contactWords(): ContactFormValues {
  return { ...EMPTY_CONTACT_FORM, ...draft.read(), ...typedWords(CONTACT_FORM_ID) };
}

/** Keeps what was typed until it is sent; a form without words is nothing to keep.
 *  @param since when the first of them was typed, if that is not kept yet */
export function rememberWords(words: ContactFormValues, since?: number) {
  if (Object.values(words).some(Boolean)) {
    draft.write(words);
    messageFilling.begin(since);
  } else {
    draft.forget();
  }
}
