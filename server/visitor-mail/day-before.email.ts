import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { localDay } from '../../domain/local-time.ts';
import { confirmationLines } from '../../domain/quote/quote-in-words.ts';
import { serviceLines } from '../../domain/quote/service-lines.ts';
import { addressInWords } from '../../domain/request/labels.ts';
import { dayBeforeTasks } from '../../domain/request/move-checklist.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { databaseTime } from '../database/dialect.ts';
import { eventMail } from '../history/case-mail.ts';
import type { ComposeMail } from '../outbox/outbox.worker.ts';
import {
  CALL_US,
  mailToVisitor,
  pageLink,
  routeLines,
  TO_VISITOR,
  usSection,
} from './mail-to-visitor.ts';

/** Composes the mail to the visitor on the day before the move; undefined on any other day. */
export function composeDayBeforeMail(now: () => Date): ComposeMail {
  return async (db, mail, composing) => {
    const tomorrow = addDays(localDay(await databaseTime(db, now())), 1);
    return dayBeforeMail(tomorrow)(db, mail, composing);
  };
}

const dayBeforeMail = (tomorrow: CalendarDate) =>
  eventMail(
    ['announced'],
    (about, { event, siteUrl, teamInbox }) => {
      const { stored, progress } = about;
      const { confirmation } = progress;
      if (stored.kind !== 'request' || !confirmation || event.day !== tomorrow) return undefined;
      return mailToVisitor(stored, teamInbox, {
        part: `tomorrow-${event.number}`,
        subject: `Tomorrow: we come ${confirmation.window}`,
        letter: {
          title: 'We’re moving you tomorrow',
          lead: `${stored.name}, tomorrow is ${moveDateInWords(confirmation.day)}. We come ${confirmation.window}.`,
          figure: {
            value: confirmation.window,
            under: `at ${addressInWords(stored.content.fromAddress)}`,
          },
          links: [CALL_US, ...pageLink(stored, siteUrl, 'Open your move')],
          sections: [
            {
              title: 'Have ready',
              lines: dayBeforeTasks(stored.content).map((value, index) => ({
                label: `${index + 1}`,
                value,
              })),
            },
            {
              title: 'Your move',
              lines: [
                ...routeLines(stored),
                ...confirmationLines(confirmation),
                ...serviceLines(progress),
              ],
            },
            usSection(stored, 'Has something changed? Phone us first.'),
          ],
        },
      });
    },
    TO_VISITOR,
  );
