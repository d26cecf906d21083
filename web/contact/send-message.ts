import type { ContactMessage } from '../../domain/message/message.schema.ts';
import type { Delivery } from '../forms/delivery.ts';
import { notify } from '../site/notices.ts';
import {
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
  messageInTab,
  unsentMessage,
} from './contact-draft.ts';

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
  thanks: (reference) =>
    `Message sent. Its reference is ${reference}, and we’ll get back to you soon.`,
  onSent: () =>
    notify({
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
      variant: 'default',
    }),
};
