import { inLocalTime } from '../../domain/local-time.ts';
import type { Database } from '../database/database.ts';
import type { ContactRow } from '../database/tables/message.table.ts';
import type { Composing } from '../mail/composing.ts';
import type { Letter, LetterLink } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { subjectPart } from '../mail/subject-part.ts';
import { visitorLinks } from '../mail/visitor-links.ts';
import { answerLink } from '../submissions/desk-link.ts';
import { visitorMail } from '../submissions/visitor-mail.ts';
import { findContact } from './message.repository.ts';

/** Composes the mail to the team about a stored message; undefined if the message was erased. */
export async function composeContactMail(
  db: Database,
  id: string,
  { siteUrl }: Composing = {},
): Promise<Mail | undefined> {
  const message = await findContact(db, id);
  return message && contactMail(message, await answerLink(db, id, siteUrl));
}

const LONGEST_NAME = 24;

export function contactMail(stored: ContactRow, answer?: LetterLink): Mail {
  const letter = { ...contactLetter(stored), answer };
  return visitorMail(stored, letter, { subject: contactSubject(stored) });
}

/** It has the first words of the message: 'Sipho Dlamini: Do you move a fish tank? …'. */
export function contactSubject({ name, message, reference }: ContactRow): string {
  return `${subjectPart(name, LONGEST_NAME)}: ${subjectPart(message)} [${reference}]`;
}

/** A message as the team reads it, in the mail and at the desk. */
export function contactLetter(stored: ContactRow): Letter {
  const { reference, name, email, phone, message, receivedAt } = stored;
  return {
    title: `Message ${reference}`,
    lead: `${name} wrote through the contact form. A reply to this mail goes to them.`,
    links: visitorLinks(stored, { matter: `message ${reference}`, answerBy: 'email' }),
    sections: [
      { title: 'In their words', lines: [{ label: 'Message', value: message }] },
      {
        title: 'Who wrote',
        lines: [
          { label: 'Name', value: name },
          { label: 'Email', value: email },
          { label: 'Phone', value: phone || 'not given' },
        ],
      },
      {
        title: 'The message',
        lines: [
          { label: 'Reference', value: reference },
          { label: 'Received', value: inLocalTime(receivedAt) },
        ],
      },
    ],
  };
}
