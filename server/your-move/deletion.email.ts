import { company } from '../../content/company.ts';
import { inLocalTime } from '../../domain/local-time.ts';
import { calendarFile } from '../../domain/request/calendar-file.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import type { DeletionTable } from '../database/tables/deletion.table.ts';
import { type Letter, letterAsText } from '../mail/letter.ts';
import { letterAsHtml } from '../mail/letter-html.ts';
import { domainOf } from '../mail/message.ts';
import type { ComposeMail } from '../outbox/outbox.worker.ts';
import { findDeletions } from '../retention/deletion.repository.ts';

/** Composes the mail that asks the team to delete its copies. It has no personal data, so not the first subject
 *  either: it outlives the request. */
export const composeDeletionMail: ComposeMail = async (db, { about: reference }) => {
  if (reference === null) return undefined;
  const [deletion] = await findDeletions(db, reference);
  if (!deletion) return undefined;
  const wasBooked = deletion.wasBooked === 1;
  const day = moveDateInWords(deletion.moveDay ?? '');
  const calendar = deletedEntry(deletion);
  const letter: Letter = {
    title: `Deleted by the visitor: quote request ${reference}`,
    ...(wasBooked && {
      first: {
        title: 'A move was booked',
        points: [
          `The visitor had said yes. Take ${day || 'the move'} out of the diary, and tell the crew.`,
        ],
      },
    }),
    lead: `Whoever sent quote request ${reference} deleted it on ${inLocalTime(deletion.at)}. It’s gone from the website. Please delete your copies.`,
    links: [],
    sections: [
      {
        title: 'Where copies may be',
        lines: [
          { label: 'Email', value: `anything about ${reference}, replies to it, and the bin` },
          ...(calendar
            ? [
                {
                  label: 'Calendar',
                  value: 'the entry of the move: the file in this email takes it out',
                },
              ]
            : []),
          { label: 'WhatsApp', value: 'the chat, and the contact on the phone' },
          { label: 'Elsewhere', value: 'backups of the database, spreadsheets, printouts' },
          {
            label: 'Keep',
            value: 'what the law requires, such as the invoice of a move that took place',
          },
        ],
      },
    ],
  };
  return {
    reference,
    part: 'deletion',
    replyTo: null,
    ...(wasBooked && { important: true as const }),
    ...(calendar && { calendar }),
    subject: wasBooked
      ? `A booked move was deleted by its visitor [${reference}]`
      : `Deleted by the visitor [${reference}]`,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  };
};

/** Higher than the number of any event: nothing follows a deletion. */
const LAST = 1_000_000;

/** Takes the move out of the team's calendar, which knows its entry by the reference; undefined without a day. */
function deletedEntry({ reference, at, moveDay }: DeletionTable): string | undefined {
  if (moveDay === null) return undefined;
  const entry = {
    uid: `${reference}@${domainOf(company.email)}`,
    sequence: LAST,
    stamp: new Date(at),
    day: moveDay,
    summary: `Deleted: ${reference}`,
    description: 'The visitor deleted the request.',
    status: 'CANCELLED',
  } as const;
  return calendarFile(`-//${company.name}//Quote request//EN`, ['METHOD:CANCEL'], [entry]);
}
