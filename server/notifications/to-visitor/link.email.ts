import { addressed } from '../../../domain/greeting.ts';
import { notificationFor } from './mail-to-visitor.ts';

/** The link to the visitor's page once more. */
export const linkNotification = notificationFor(
  'link',
  ['linked'],
  ({ stored: { name } }, { event }) => ({
    subject: 'The link to your page',
    title: 'The link to your page',
    lead: [
      addressed(
        name,
        'this link opens all that we have about your move. Please keep it to yourself.',
      ),
      event.isRenewed && 'It is new: earlier links no longer open anything.',
    ]
      .filter(Boolean)
      .join(' '),
    button: 'Open your page',
    sections: [],
    questions: 'Phone us, or reply to this email.',
  }),
);
