import { advice } from '../../domain/advice.ts';
import { isCalendarDate } from '../../domain/calendar-date.ts';
import type { EventOf } from '../../domain/history/event.ts';
import { MAILS } from '../../domain/history/event-in-words.ts';
import { dayTakenBack, settledDay } from '../../domain/history/progress.ts';
import { progressOf } from '../../domain/history/progress-of.ts';
import { inLocalTime, wasAhead } from '../../domain/local-time.ts';
import {
  bookedBefore,
  changeInConfirmation,
  confirmedBefore,
} from '../../domain/quote/replaced-confirmation.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { changeInWords } from '../../domain/request/request-changes.ts';
import { answerChannel, type Case } from '../history/case.ts';
import { linksTo } from '../history/case-letter.ts';
import { eventMail } from '../history/case-mail.ts';
import { kindOf, matterOf } from '../kinds.ts';
import type { Composing } from '../mail/composing.ts';
import type { Letter, LetterSection } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { subjectPart } from '../mail/subject-part.ts';
import type { Channel } from '../mail/visitor-links.ts';
import { readPhone } from '../mail/visitor-phone.ts';
import { bookingSection, confirmedSection, quoteSection } from '../quote/booking-section.ts';
import { teamCalendar } from '../quote/move-calendar.ts';
import { answerLink } from '../submissions/desk-link.ts';
import { threadSubject } from '../submissions/thread-subject.ts';
import { visitorMail } from '../submissions/visitor-mail.ts';

/** The part of a mail to the team that is about the event, above the request or message itself. */
interface News extends Pick<Letter, 'first' | 'lead'>, Pick<Mail, 'calendar' | 'important'> {
  /** What happened, in the inbox's list and in the title: 'Accepted'. */
  readonly title: string;
  /** Tells its file and its Message-ID from those of other mails about the same event. */
  readonly part: string;
  readonly answerBy?: Channel;
  readonly sections?: readonly LetterSection[];
}

/** The mail to the team about an event, in the conversation of the first mail. The sender's name says what
 *  happened: another subject would leave the conversation. */
function teamMail(
  about: Case,
  { siteUrl, onAdviceFailure }: Composing,
  { title, part, answerBy = answerChannel(about), first, lead, sections = [], ...mail }: News,
): Mail {
  const { stored } = about;
  const matter = matterOf(stored);
  const letter: Letter = {
    title: `${title}: ${matter}`,
    first,
    lead,
    answer: answerLink(stored, siteUrl),
    links: linksTo(stored, answerBy, onAdviceFailure),
    sections: [...sections, ...kindOf(stored).letter(stored, answerBy, onAdviceFailure).sections],
  };
  return visitorMail(stored, letter, {
    ...mail,
    subject: threadSubject(stored),
    sender: `${title}: ${subjectPart(stored.name)}`,
    part,
  });
}

/** Uses the differences stored with the change: another may come before this mail goes out. */
export const composeChangedMail = eventMail(['changed'], (about, context) => {
  const { number, at, changes } = context.event;
  const isUnsettled = about.progress.toConfirm?.number === number;
  return teamMail(about, context, {
    title: 'Changed',
    part: `change-${number}`,
    first: {
      title: isUnsettled ? 'They had said yes: confirm the day again' : 'What is different',
      points: [...changes.map(changeInWords), ...resentInWords(context.event)],
    },
    sections: bookingSection(about),
    lead: `${about.stored.name} changed the request on ${inLocalTime(at)}. Below is the whole request as it is now. A reply to this email goes to them.`,
    ...(isUnsettled && { important: true, ...teamCalendar(about, at) }),
  });
});

/** What goes out again because the address was corrected. */
function resentInWords({ resent = [] }: EventOf<'changed'>): string[] {
  return resent.map(
    (mail) => `The email with ${MAILS[mail]} goes out again, to the corrected address.`,
  );
}

export const composeCallMail = eventMail(['call'], (about, context) => {
  const { number, at } = context.event;
  return teamMail(about, context, {
    title: 'Please call',
    part: `call-${number}`,
    lead: `${about.stored.name} asked for a call on ${inLocalTime(at)}.`,
    sections: bookingSection(about),
    answerBy: 'call',
    important: true,
  });
});

/** Composes the mail about what became of a quote: the visitor's answer, a confirmed day, a move that was
 *  cancelled, or a new quote in place of a yes. */
export const composeAnswerMail = eventMail(
  ['accepted', 'declined', 'asked', 'confirmed', 'cancelled', 'quoted'],
  (about, context) => {
    const { event } = context;
    return teamMail(about, context, {
      part: `${event.kind}-${event.number}`,
      ...newsOf(event, about),
      ...(concernsCalendar(event, about) && teamCalendar(about, event.at)),
    });
  },
);

/** Whether calendars follow: those of a declined quote only if it had replaced a yes. */
function concernsCalendar({ kind }: Answer, { progress }: Case): boolean {
  return kind === 'declined' ? dayTakenBack(progress) !== null : kind !== 'asked';
}

type Answer = EventOf<'accepted' | 'declined' | 'asked' | 'confirmed' | 'cancelled' | 'quoted'>;

function newsOf(event: Answer, about: Case): Omit<News, 'part'> {
  const { stored, events } = about;
  const at = inLocalTime(event.at);
  switch (event.kind) {
    case 'accepted':
      return {
        title: 'Yes',
        first: { title: 'To do', points: ['Confirm the day. They’re waiting for it.'] },
        lead: `${stored.name} said yes to the quote on ${at}.`,
        sections: quotedSection(events, event.about),
        important: true,
      };
    case 'declined':
      return {
        title: 'No, thank you',
        lead: [
          `${stored.name} said no, thank you, to the quote on ${at}.`,
          about.progress.quote?.replaces === 'agreement' &&
            'Nothing is booked: it took the place of their yes.',
        ]
          .filter(Boolean)
          .join(' '),
        sections: quotedSection(events, event.about),
      };
    case 'asked':
      return {
        title: 'Question',
        first: { title: 'They ask', points: [event.said] },
        lead: `${stored.name} asked something on ${at}.`,
        sections: bookingSection(about),
        important: true,
      };
    case 'confirmed':
      return {
        title: 'Day confirmed',
        lead: [
          `${event.by} confirmed the day on ${at}. ${stored.name} gets an email about it.`,
          changeInConfirmation(events, event, 'They'),
        ]
          .filter(Boolean)
          .join(' '),
        sections: [confirmedSection(event)],
      };
    case 'quoted': {
      const before = events.filter(({ number }) => number < event.number);
      const booked = confirmedBefore(events, event.number);
      // The crew may have the day that was confirmed before the visitor wished another.
      const days = new Set([booked?.day ?? '', settledDay(progressOf('', before)) ?? '']);
      return {
        title: 'New quote',
        first: {
          title: booked ? 'A move was booked' : 'They had said yes',
          points: [
            outOfDiary([...days], event.at, 'and tell the crew, unless they say yes to it again'),
          ],
        },
        lead: `${event.by} sent a new quote on ${at}. It takes the place of what ${stored.name} had said yes to.`,
        sections: bookingSection(about),
        important: true,
      };
    }
    case 'cancelled': {
      const { agreement, cancellation } = about.progress;
      const booked = bookedBefore(events, event.number, agreement);
      // The crew may have the day that was confirmed before the visitor wished another.
      const days = new Set([booked?.day ?? '', cancellation?.day ?? '']);
      const why = event.said === '' ? [] : [`Why: ${event.said}`];
      return {
        title: 'Cancelled',
        first: {
          title: booked ? 'A move was booked' : 'They had said yes, and the day was not confirmed',
          points: [outOfDiary([...days], event.at, 'and tell the crew'), ...why],
        },
        lead: `${event.by ?? stored.name} cancelled this move. The cancellation came in on ${at}.`,
        sections: bookingSection(about),
        answerBy: 'call',
        important: true,
      };
    }
  }
}

/** What becomes of agreed days that no longer hold: those that were over at that time need nobody.
 *  @param also what else to do, or when not */
function outOfDiary(days: readonly string[], at: string, also: string): string {
  const named = days.filter((day) => day !== '');
  const ahead = named.filter((day) => !isCalendarDate(day) || wasAhead(day, at));
  const inWords = (some: readonly string[]) => some.map(moveDateInWords).join(' and ');
  return named.length > 0 && ahead.length === 0
    ? `${inWords(named)} is over, so there is nothing to take out of the diary.`
    : `Take ${inWords(ahead) || 'it'} out of the diary, ${also}.`;
}

/** Composes the mail about a mail that did not reach the visitor. */
export const composeUndeliveredMail = eventMail(['undelivered'], (about, context) => {
  const { number, mail, reason, about: cause } = context.event;
  const { name, phone } = about.stored;
  const canCall = advice(() => readPhone(phone)) !== undefined;
  const whatToDo = canCall
    ? 'Please call, or send it another way.'
    : `Please reach them another way: as a phone number they gave “${phone}”.`;
  return teamMail(about, context, {
    title: 'Not delivered',
    part: `undelivered-${number}`,
    first: { title: 'The mail server says', points: [reason] },
    lead: `The email with ${MAILS[mail]} did not reach ${name}, and we have stopped trying. ${whatToDo}`,
    answerBy: 'call',
    important: true,
    sections: causeSection(about, cause),
  });
});

/** The content of the email that the visitor does not have. */
function causeSection(about: Case, number: number): LetterSection[] {
  const { events, progress } = about;
  const event = events.find((each) => each.number === number);
  if (event?.kind === 'confirmed') return [confirmedSection(event)];
  if (event?.kind === 'announced' && progress.confirmation) {
    return [confirmedSection(progress.confirmation)];
  }
  const quoted = quotedSection(events, number);
  return quoted.length > 0 ? quoted : bookingSection(about);
}

/** The quote that an event sent or accepted. */
function quotedSection(events: Case['events'], number: number): LetterSection[] {
  const event = events.find((each) => each.number === number);
  if (event?.kind === 'accepted') return quotedSection(events, event.about);
  return event?.kind === 'quoted' ? [quoteSection(event.quote)] : [];
}
