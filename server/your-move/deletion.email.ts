import { company } from '../../content/company.ts';
import { inLocalTime } from '../../domain/local-time.ts';
import { deletedCalendar, STILL_IN_CALENDAR } from '../../domain/request/calendar.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import type { DeletionTable } from '../database/tables/deletion.table.ts';
import type { Letter } from '../mail/letter.ts';
import { textAndHtml } from '../mail/letter-html.ts';
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
  const calendar = calendarOf(deletion);
  const letter: Letter = {
    title: `Deleted by the visitor: quote request ${reference}`,
    ...(wasBooked && {
      first: {
        title: 'They had said yes',
        points: [`Take ${day || 'the move'} out of the diary, and tell the crew.`],
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
                  value: `the entry of the move: the file in this email takes it out. ${STILL_IN_CALENDAR}`,
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
      ? `The visitor deleted a move that they had said yes to [${reference}]`
      : `Deleted by the visitor [${reference}]`,
    ...textAndHtml(letter),
  };
};

/** For the team's calendar; undefined without a day. */
function calendarOf({ reference, at, moveDay }: DeletionTable): string | undefined {
  const entry = { reference, company, stamp: new Date(at) };
  return moveDay === null ? undefined : deletedCalendar(moveDay, entry);
}
