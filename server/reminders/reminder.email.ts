import { progressOf } from '../../domain/desk/desk-entry.ts';
import { deskTime } from '../../domain/desk/desk-time.ts';
import { concerns, type Reminder } from '../../domain/desk/reminder.ts';
import { timeLeft } from '../../domain/desk/time-left.ts';
import { inLocalTime } from '../../domain/local-time.ts';
import type { Database } from '../database/database.ts';
import { databaseTime } from '../database/dialect.ts';
import type { ContactRow } from '../database/tables/message.table.ts';
import { findDeskEvent, findDeskEvents } from '../history/desk-event.repository.ts';
import { noticedAt, RESTORED } from '../history/notice.repository.ts';
import type { Composing } from '../mail/composing.ts';
import type { Letter } from '../mail/letter.ts';
import { subjectPart } from '../mail/subject-part.ts';
import { contactLetter, contactSubject } from '../message/message.email.ts';
import { findContact } from '../message/message.repository.ts';
import type { ComposeMail } from '../outbox/outbox.worker.ts';
import { quoteLetter } from '../request/request.email.ts';
import { findQuote, type StoredQuote } from '../request/request.repository.ts';
import { answerLink } from '../submissions/desk-link.ts';
import { visitorMail } from '../submissions/visitor-mail.ts';
import { threadSubject } from '../your-move/first-subject.ts';
import { reminderName } from './reminders.ts';

/** Composes a reminder in the thread of the first mail; undefined once it is needless, because
 *  somebody was quicker or a backup brought it back. */
export function composeReminderMail(reminders: readonly Reminder[], now: () => Date): ComposeMail {
  return async (db, id, composing = {}) => {
    const event = await findDeskEvent(db, id);
    const waiting = event && (await findWaiting(db, event.subjectId, composing));
    if (!waiting) return undefined;
    const { stored, matter, letter, subject } = waiting;
    const { stage, holder } = progressOf(await findDeskEvents(db, [stored.id]));
    const reminder = reminders.find(({ name }) => name === reminderName(event));
    const until = reminder?.until ?? 'answered';
    const restored = await noticedAt(db, RESTORED);
    if (!concerns({ until }, stage) || (restored && event.at <= restored.toISOString())) {
      return undefined;
    }
    const time = await databaseTime(db, now());
    const title = until === 'taken' ? 'Nobody is on it' : 'No answer yet';
    const who = holder ? `${holder.by} took it on ${deskTime(holder.at)}.` : 'Nobody has taken it.';
    const reminding: Letter = {
      title: `${title}: ${matter}`,
      lead: `${stored.name} wrote on ${inLocalTime(stored.receivedAt)}. ${who} ${timeLeft(stored.receivedAt, time)}.`,
      answer: await answerLink(db, stored.id, composing.siteUrl),
      links: letter.links,
      sections: letter.sections,
    };
    return visitorMail(stored, reminding, {
      subject,
      sender: `${title}: ${subjectPart(stored.name)}`,
      part: `reminded-${id}`,
      important: true,
    });
  };
}

interface Found {
  readonly stored: StoredQuote | ContactRow;
  /** 'quote request JFM-7K3Q-24' */
  readonly matter: string;
  readonly letter: Letter;
  /** In the thread of the first mail about it. */
  readonly subject: string;
}

async function findWaiting(
  db: Database,
  id: string,
  { onAdviceFailure }: Composing,
): Promise<Found | undefined> {
  const message = await findContact(db, id);
  if (message) {
    const matter = `message ${message.reference}`;
    const subject = `Re: ${contactSubject(message)}`;
    return { stored: message, matter, letter: contactLetter(message), subject };
  }
  const quote = await findQuote(db, id);
  if (!quote) return undefined;
  return {
    stored: quote,
    matter: `quote request ${quote.reference}`,
    letter: quoteLetter(quote, onAdviceFailure),
    subject: await threadSubject(db, quote, onAdviceFailure),
  };
}
