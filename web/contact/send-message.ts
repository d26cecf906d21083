import type { ContactMessage } from '../../domain/message/message.schema.ts';
import type { Delivery } from '../forms/delivery.ts';
import { notify } from '../site/notices.ts';
import {
  CONTACT_HONEYPOT_ID,
  type ContactFormValues,
  EMPTY_CONTACT_FORM,
  messageInTab,
  unsentMessage,
} from './contact-draft.ts';

/** Also the address to which the browser posts the form without script. */
export const CONTACT_SUBMISSIONS = '/api/contact-submissions';

/** The label of the form's button. */
export const SEND_MESSAGE = 'Send message';

/** The effects of a message: docs/product.md, 7 when it is sent, section 8 when not. */
export function messageDelivery(empty: () => void): Delivery<ContactFormValues, ContactMessage> {
  return {
    path: CONTACT_SUBMISSIONS,
    tab: messageInTab,
    honeypotId: CONTACT_HONEYPOT_ID,
    unsent: unsentMessage,
    empty: EMPTY_CONTACT_FORM,
    failure: 'Failed to send message. Please try again.',
    button: SEND_MESSAGE,
    thanks: (reference) =>
      `Message sent. Its reference is ${reference}, and we’ll get back to you soon.`,
    onSent: () => {
      notify({
        title: 'Message Sent!',
        description: "Thank you for contacting us. We'll get back to you soon.",
        variant: 'default',
      });
      empty();
    },
  };
}
