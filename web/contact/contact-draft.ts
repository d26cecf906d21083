import type * as z from 'zod/mini';
import type { contactMessageSchema } from '../../domain/contact/contact.schema.ts';
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

const draft = tabMemory<ContactFormValues>(CONTACT_DRAFT_KEY);

/** What the form begins with: what the tab remembers, and over it what stands in the form already. */
export function contactWords(): ContactFormValues {
  return { ...EMPTY_CONTACT_FORM, ...draft.read(), ...typedWords(CONTACT_FORM_ID) };
}

/** Keeps what was typed until it is sent; a form without words is nothing to keep. */
export function rememberWords(words: ContactFormValues) {
  if (Object.values(words).some(Boolean)) draft.write(words);
  else draft.forget();
}
