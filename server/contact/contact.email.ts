import type { Database } from '../database/database.ts';
import { inLocalTime } from '../local-time.ts';
import { type Letter, letterAsHtml, letterAsText } from '../outbox/letter.ts';
import type { Mail } from '../outbox/mailer.ts';
import { subjectPart } from '../outbox/subject-part.ts';
import { visitorLinks } from '../outbox/visitor-links.ts';
import { suspectedMark } from '../submissions/suspected-mark.ts';
import { findContact } from './contact.repository.ts';
import type { ContactRow } from './contact.table.ts';

/** The mail to the team about a stored message, or undefined when it was erased. */
export async function composeContactMail(db: Database, id: string): Promise<Mail | undefined> {
  const message = await findContact(db, id);
  return message && contactMail(message);
}

export function contactMail(stored: ContactRow): Mail {
  const { reference, name, email, flag } = stored;
  const letter = contactLetter(stored);
  return {
    reference,
    replyTo: { name, address: email },
    subject: `Message ${reference} from ${subjectPart(name)}${suspectedMark(flag).subject}`,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  };
}

function contactLetter(stored: ContactRow): Letter {
  const { reference, name, email, phone, message, receivedAt, flag } = stored;
  return {
    title: `Message ${reference}`,
    lead: `${name} wrote through the contact form. A reply to this mail goes to them.${suspectedMark(flag).lead}`,
    links: visitorLinks(stored, `message ${reference}`),
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
