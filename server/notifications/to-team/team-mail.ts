import { answerChannel, type Case } from '../../moves/case.ts';
import { linksTo } from '../../moves/case-letter.ts';
import type { Situation } from '../../moves/situation.ts';
import { answerLink } from '../../requests/desk-link.ts';
import { kindOf, whoAndWhat } from '../../requests/kinds/kinds.ts';
import { visitorMail } from '../../requests/mail-to-team.ts';
import { threadSubject } from '../../requests/thread-subject.ts';
import type { Composing } from '../../sending/mail/composing.ts';
import type { Letter, LetterSection } from '../../sending/mail/letter.ts';
import type { Mail } from '../../sending/mail/mail.ts';
import { subjectPart } from '../../sending/mail/subject-part.ts';
import type { Channel } from '../../sending/mail/visitor-links.ts';
import { offCalendarLines } from '../to-visitor/move-calendar.ts';
import { bookingSection } from './booking-section.ts';

/** The part of a mail to the team that is about the event, above the request or message itself. */
export interface News
  extends Pick<Letter, 'first' | 'lead' | 'open'>,
    Pick<Mail, 'calendar' | 'important'>,
    Partial<Pick<Mail, 'subject'>> {
  /** The event, for the inbox's list and the title: 'Accepted'. */
  readonly title: string;
  /** Tells its file and its Message-ID from those of other mails about the same event. */
  readonly part: string;
  readonly answerBy?: Channel;
  /** Instead of the booking. */
  readonly sections?: readonly LetterSection[];
}

/** The mail to the team about an event, in the conversation of the first mail unless it has a subject. The sender's name says what
 *  happened: another subject leaves the conversation. */
export function teamMail(
  about: Case,
  { siteUrl, onAdviceFailure, situation }: Composing & { readonly situation: Situation },
  { title, part, answerBy = answerChannel(about), first, lead, open, sections, ...mail }: News,
): Mail {
  const { stored } = about;
  const off = offCalendarLines(mail).map(({ label: title, value }) => ({
    title,
    points: [value],
  }));
  const letter: Letter = {
    title: `${title}: ${whoAndWhat(stored)}`,
    first,
    lead,
    open,
    answer: answerLink(stored, siteUrl),
    links: linksTo(about, answerBy, onAdviceFailure),
    sections: [
      ...(sections ?? bookingSection(about, situation)),
      ...off,
      ...kindOf(stored).letter(stored, answerBy, onAdviceFailure).sections,
    ],
  };
  return visitorMail(stored, letter, {
    subject: threadSubject(stored),
    ...mail,
    sender: `${title}: ${subjectPart(stored.name)}`,
    part,
  });
}
