import * as z from 'zod/mini';
import { type ContactMessage, contactMessageSchema } from '../../domain/request/message.schema.ts';
import type { Delivery } from '../forms/delivery.ts';
import { formInTab } from '../forms/form-in-tab.ts';
import { notify } from '../forms/notices.ts';
import { resumeUnsent, unsentPlace } from '../forms/unsent.ts';
import { CONTACT_DRAFT_KEY, CONTACT_UNSENT_KEY } from '../memory/storage-keys.ts';

/** The contact form as the page has it. */
export type ContactFormValues = z.input<typeof contactMessageSchema>;

export const CONTACT_FORM_ID = 'contact-form';

/** An unreadable field becomes empty: the others are still what the visitor typed. */
const word = z.catch(z.string(), '');
const storedValues = z.object({ name: word, email: word, phone: word, message: word });

export const EMPTY_CONTACT_FORM: ContactFormValues = storedValues.parse({});

export const messageInTab = formInTab<ContactFormValues, ContactMessage>(
  CONTACT_DRAFT_KEY,
  storedValues,
  EMPTY_CONTACT_FORM,
);
const unsentMessage = unsentPlace(CONTACT_UNSENT_KEY, storedValues, contactMessageSchema);

/** Returns the words that the form begins with: the draft, or an earlier tab's unsent message. */
export function contactValues(): ContactFormValues {
  resumeUnsent(unsentMessage, messageInTab, (values) => values);
  return { ...EMPTY_CONTACT_FORM, ...messageInTab.draft() };
}

/** The form that the server rendered. A page that something has changed is drawn again: this form then leaves the page,
 *  with what was typed into it until that moment. */
export function formOnPage(): HTMLFormElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(CONTACT_FORM_ID);
  return form instanceof HTMLFormElement ? form : undefined;
}

/** Returns what somebody typed into the server's form before React came, or what the browser filled in or kept there. */
export function valuesIn(form: HTMLFormElement | undefined): Partial<ContactFormValues> {
  if (!form) return {};
  const filled = [...new FormData(form)].filter(
    ([name, value]) => name in EMPTY_CONTACT_FORM && value !== '',
  );
  return Object.fromEntries(filled) as Partial<ContactFormValues>; // no field is a file
}

/** Keeps what was typed until it is sent; an empty form is not kept.
 *  @param since when typing began, if that is not kept yet */
export function rememberMessage(words: ContactFormValues, since?: number) {
  if (Object.values(words).some(Boolean) || messageInTab.lastKey()) {
    messageInTab.keepDraft(words);
    messageInTab.begin(since);
  } else {
    messageInTab.forget();
  }
}

/** The effects of a message: docs/product.md, 7 when it is sent, section 8 when not. */
export const messageDelivery: Delivery<ContactFormValues, ContactMessage> = {
  // Also the address to which the browser posts the form without script.
  path: '/api/contact-submissions',
  tab: messageInTab,
  honeypotId: 'contact-topic',
  unsent: unsentMessage,
  empty: EMPTY_CONTACT_FORM,
  failure: 'Failed to send message. Please try again.',
  button: 'Send message',
  inChat: ({ name, message }) => `Hello, I am ${name}.\n\n${message}`,
  thanks: (reference) =>
    `Message sent. Its reference is ${reference}, and we’ll get back to you soon.`,
  onSent: () =>
    notify({
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
      variant: 'default',
    }),
};
