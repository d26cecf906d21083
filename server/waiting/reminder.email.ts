import { deskTime } from '../../domain/dates/desk-time.ts';
import { inHomeTime } from '../../domain/dates/local-time.ts';
import { hasChangedAgreement } from '../../domain/move/visitor-changes.ts';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import { timeLeft } from '../../domain/team/time-left.ts';
import { jobRanAt, RESTORED } from '../database/jobs/job-run.repository.ts';
import { caseLetter } from '../moves/case-letter.ts';
import { eventMail } from '../moves/case-mail.ts';
import { bookingSection } from '../notifications/to-team/booking-section.ts';
import { answerLink } from '../requests/desk-link.ts';
import { isPromised, whoAndWhat } from '../requests/kinds/kinds.ts';
import { visitorMail } from '../requests/mail-to-team.ts';
import { threadSubject } from '../requests/thread-subject.ts';
import type { Letter } from '../sending/mail/letter.ts';
import { subjectPart } from '../sending/mail/subject-part.ts';
import type { ComposeMail } from '../sending/outbox/outbox.worker.ts';
import type { Reminder } from '../settings/remind-after.ts';
import { concerns, confirmationReminder } from './due-reminder.ts';

/** Composes a reminder in the thread of the first mail; undefined once it is needless, because
 *  somebody was quicker or a backup brought it back. */
export function composeReminderMail(reminders: readonly Reminder[]): ComposeMail {
  return async (db, mail, composing) => {
    const restored = await jobRanAt(db, RESTORED);
    const compose = eventMail(
      'reminder',
      ['reminded'],
      (about, { event, siteUrl, now, situation, onAdviceFailure }) => {
        const { stored, progress } = about;
        const { stage, holder, callback } = progress;
        const reminder = reminders.find(({ name }) => name === event.reminder);
        const until = reminder?.until ?? 'answered';
        const { toConfirm } = progress;
        const isYes =
          toConfirm !== null &&
          event.reminder === confirmationReminder(toConfirm) &&
          !situation.isDayOver;
        const isOld = restored !== undefined && event.at <= restored.toISOString();
        const isNeeded =
          isYes || (reminder !== undefined && !callback && concerns({ until }, stage));
        if (!isNeeded || isOld) return undefined;
        const { name, receivedAt } = stored;
        const { links, sections } = caseLetter(about, situation, onAdviceFailure);
        const title = isYes
          ? ACTION_NAMES.confirmed
          : until === 'taken'
            ? 'Nobody is on it'
            : 'No answer yet';
        const who = holder
          ? `${holder.by} took it on ${deskTime(holder.at)}.`
          : 'Nobody has taken it.';
        const letter: Letter = {
          title: `${title}: ${whoAndWhat(stored)}`,
          lead: isYes
            ? `${name} ${hasChangedAgreement(progress) ? 'changed what was agreed' : 'said yes'}, and has been waiting since ${inHomeTime(toConfirm.at)} for you to confirm the day.`
            : `${name} wrote on ${inHomeTime(receivedAt)}. ${who} ${timeLeft({ receivedAt, isPromised: isPromised(stored) }, now)}.`,
          answer: answerLink(stored, siteUrl),
          links,
          sections: [...bookingSection(about, situation), ...sections],
        };
        return visitorMail(stored, letter, {
          subject: threadSubject(stored),
          sender: `${title}: ${subjectPart(name)}`,
          part: `reminded-${event.number}`,
          important: true,
        });
      },
    );
    return compose(db, mail, composing);
  };
}
