import { inHomeTime } from '../../../domain/dates/local-time.ts';
import { sourceLines } from '../../../domain/figures/source-in-words.ts';
import type { LinedLetter } from '../../sending/mail/letter.ts';
import { subjectPart } from '../../sending/mail/subject-part.ts';
import { type Channel, visitorLinks } from '../../sending/mail/visitor-links.ts';
import type { Stored } from '../submission.ts';

const LONGEST_NAME = 24;

/** It has the beginning of the message: 'Sipho Dlamini: Do you move a fish tank? …'. */
export function messageSubject({ name, content, reference }: Stored<'message'>): string {
  return `${subjectPart(name, LONGEST_NAME)}: ${subjectPart(content.message)} [${reference}]`;
}

/** A message as the team reads it, in the mail and at the desk. */
export function messageLetter(stored: Stored<'message'>, answerBy: Channel): LinedLetter {
  const { reference, name, phone, receivedAt, content } = stored;
  return {
    title: `${subjectPart(name, LONGEST_NAME)} wrote`,
    lead: 'Through the contact form.',
    replies: 'A reply to this email goes to them.',
    links: visitorLinks(stored, { topic: `message ${reference}`, answerBy }),
    sections: [
      { title: 'In their words', lines: [{ label: 'Message', value: content.message }] },
      {
        title: 'Who wrote',
        lines: [
          { label: 'Name', value: name },
          { label: 'Email', value: content.email },
          { label: 'Phone', value: phone || 'not given' },
        ],
      },
      {
        title: 'The message',
        lines: [
          { label: 'Reference', value: reference },
          { label: 'Received', value: inHomeTime(receivedAt) },
          ...sourceLines(stored),
        ],
      },
    ],
  };
}
