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

/** What the form shows at first: the draft or an earlier tab's unsent message, and over it what is already in the form. */
export function contactValues(): ContactFormValues {
  resumeUnsent(unsentMessage, messageInTab, (values) => values);
  return { ...EMPTY_CONTACT_FORM, ...messageInTab.draft(), ...valuesOnPage() };
}

/** The values in the form that the server rendered, typed before React came or filled in or kept by the browser.
 *  Read in the hydrating render: a page that something has changed is drawn again, without them. */
export function valuesOnPage(): Partial<ContactFormValues> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(CONTACT_FORM_ID);
  if (!(form instanceof HTMLFormElement)) return {};
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
