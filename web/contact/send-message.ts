import type { ContactMessage } from '../../domain/contact/contact.schema.ts';
import { attempt } from '../forms/attempt.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { notify } from '../site/notices.ts';
import { messageFilling } from './contact-draft.ts';

/** Also where the browser posts the form when there is no script. */
export const CONTACT_SUBMISSIONS = '/api/contact-submissions';

const messageAttempt = attempt<ContactMessage>('contact-attempt');

/** Sends a message; what follows is spec section 7, what fails is section 8. */
export function useSendMessage(onSent: () => void) {
  return useSubmission<ContactMessage>({
    path: CONTACT_SUBMISSIONS,
    attempt: messageAttempt,
    filling: messageFilling,
    failure: 'Failed to send message. Please try again.',
    onSent: () => {
      notify({
        title: 'Message Sent!',
        description: "Thank you for contacting us. We'll get back to you soon.",
        variant: 'default',
      });
      onSent();
    },
  });
}
