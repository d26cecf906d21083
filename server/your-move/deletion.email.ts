import { company } from '../../content/company.ts';
import { inHomeTime, localDay } from '../../domain/dates/local-time.ts';
import { randInWords } from '../../domain/money.ts';
import { mayHaveMoved } from '../../domain/move/moved.ts';
import { nextDay } from '../../domain/move/plan.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { accountOf, toGiveBack, toPay } from '../../domain/quote/account.ts';
import type { Visit } from '../../domain/quote/visit.schema.ts';
import { deletedCalendar, STILL_IN_CALENDAR } from '../../domain/request/calendar.ts';
import type { DeletionTable } from '../database/tables/deletion.table.ts';
import { findCase } from '../moves/case.ts';
import { findDeletions } from '../moves/deletion.repository.ts';
import { thingsKept } from '../moves/kept-in-words.ts';
import { outOfDiary } from '../notifications/to-team/out-of-diary.ts';
import { answerLink } from '../requests/desk-link.ts';
import type { Letter, LetterPoints } from '../sending/mail/letter.ts';
import { textAndHtml } from '../sending/mail/letter-html.ts';
import type { ComposeMail } from '../sending/outbox/outbox.worker.ts';

/** Composes the mail that asks the team to delete its copies. It has no personal data, so not the first subject
 *  either: it outlives the request. */
export const composeDeletionMail: ComposeMail = async (
  db,
  { about: reference },
  { siteUrl, now },
) => {
  if (reference === null) return undefined;
  const [deletion] = await findDeletions(db, reference);
  if (!deletion) return undefined;
  const wasBooked = deletion.wasBooked === 1;
  const calendar = calendarOf(deletion);
  // After the move its account is kept.
  const left = await findCase(db, { reference });
  const kept = left?.progress.deleted ? left : undefined;
  const first = kept ? owed(kept.progress, now) : wasBooked && takeOut(deletion, now);
  const gone = kept
    ? `Its move took place or was due, so the website keeps what the account of it needs: ${thingsKept(kept.progress)}. Please delete your other copies.`
    : 'It’s gone from the website. Please delete your copies.';
  const letter: Letter = {
    title: `Deleted by the visitor: quote request ${reference}`,
    ...(first && { first }),
    lead: `Whoever sent quote request ${reference} deleted it on ${inHomeTime(deletion.at)}. ${gone}`,
    ...(kept && { answer: answerLink(kept.stored, siteUrl) }),
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
          {
            label: 'Elsewhere',
            value:
              'backups of the database, programs connected to the website, spreadsheets, printouts',
          },
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
    ...(first && { important: true as const }),
    ...(calendar && { calendar }),
    subject: kept
      ? `Deleted by the visitor, and the account kept [${reference}]`
      : wasBooked
        ? `The visitor deleted a move that they had said yes to [${reference}]`
        : `Deleted by the visitor [${reference}]`,
    ...textAndHtml(letter),
  };
};

function takeOut(deletion: DeletionTable, now: Date): LetterPoints {
  const days = visitsIn(deletion).map(({ day }) => day);
  return { title: 'They had said yes', points: [outOfDiary(days, now, 'and tell the crew')] };
}

/** The open task of a move whose account is kept; undefined without one. */
function owed(progress: Progress, now: Date): LetterPoints | undefined {
  const { bill, plan } = progress;
  const today = localDay(now);
  const account = accountOf(progress);
  if (toGiveBack(account) > 0) {
    return { title: 'To give back', points: [stays(toGiveBack(account), 'to be given back')] };
  }
  if (bill && toPay(account) > 0) {
    return { title: 'Not paid yet', points: [stays(toPay(account), 'not paid')] };
  }
  if (bill || !mayHaveMoved(progress, today)) return undefined;
  const isToday = nextDay(plan, today) >= today;
  const phone = isToday ? ['The move is today, and they did not cancel it: phone them.'] : [];
  return {
    title: 'Nobody has noted what it came to',
    points: [...phone, 'Note it at its desk, or that the move did not take place.'],
  };
}

const stays = (rand: number, what: string) =>
  `${randInWords(rand)} stays in the list of what is ${what}.`;

/** For the team's calendar; undefined without a day. */
function calendarOf(deletion: DeletionTable): string | undefined {
  const { reference, at } = deletion;
  const visits = visitsIn(deletion);
  const entry = { reference, company, stamp: new Date(at) };
  return visits.length === 0 ? undefined : deletedCalendar(visits, entry);
}

/** Only the server writes them. */
function visitsIn({ visits }: DeletionTable): Pick<Visit, 'visit' | 'day'>[] {
  return JSON.parse(visits ?? '[]');
}
