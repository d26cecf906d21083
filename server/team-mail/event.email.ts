import { advice } from '../../domain/advice.ts';
import { inLocalTime } from '../../domain/local-time.ts';
import { quoteLines } from '../../domain/quote/quote-in-words.ts';
import { changeInWords } from '../../domain/request/request-changes.ts';
import type { Case } from '../history/case.ts';
import { eventMail } from '../history/case-mail.ts';
import { kindOf } from '../kinds.ts';
import type { Composing } from '../mail/composing.ts';
import type { Letter, LetterSection } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { subjectPart } from '../mail/subject-part.ts';
import { type Channel, visitorLinks } from '../mail/visitor-links.ts';
import { calendarOf } from '../quote/move-calendar.ts';
import { answerLink } from '../submissions/desk-link.ts';
import { threadSubject } from '../submissions/thread-subject.ts';
import { visitorMail } from '../submissions/visitor-mail.ts';

/** What a mail to the team about an event says besides the request or message itself. */
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
  { stored }: Case,
  { siteUrl, onAdviceFailure }: Composing,
  { title, part, answerBy, first, lead, sections = [], ...mail }: News,
): Mail {
  const kind = kindOf(stored);
  const matter = `${kind.noun} ${stored.reference}`;
  const about = { matter, answerBy: answerBy ?? kind.answerBy(stored.content) };
  const letter: Letter = {
    title: `${title}: ${matter}`,
    first,
    lead,
    answer: answerLink(stored, siteUrl),
    links: advice(() => visitorLinks(stored, about), onAdviceFailure) ?? [],
    sections: [...sections, ...kind.letter(stored, onAdviceFailure).sections],
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
  return teamMail(about, context, {
    title: 'Changed',
    part: `change-${number}`,
    first: { title: 'What is different', points: changes.map(changeInWords) },
    lead: `${about.stored.name} changed the request on ${inLocalTime(at)}. Below is all of it as it is now. A reply to this mail goes to them.`,
  });
});

export const composeCallMail = eventMail(['call'], (about, context) => {
  const { number, at } = context.event;
  return teamMail(about, context, {
    title: 'Please call',
    part: `call-${number}`,
    lead: `${about.stored.name} asked for a call on ${inLocalTime(at)}.`,
    answerBy: 'call',
    important: true,
  });
});

const ANSWERS = {
  accepted: { title: 'Accepted', lead: 'accepted the quote' },
  declined: { title: 'No, thank you', lead: 'said no, thank you, to the quote' },
  asked: { title: 'Question', lead: 'asked something about the quote' },
} as const;

/** Composes the mail about a visitor's answer to a quote. */
export const composeAnswerMail = eventMail(['accepted', 'declined', 'asked'], (about, context) => {
  const { stored, progress, events } = about;
  const { event } = context;
  const { title, lead } = ANSWERS[event.kind];
  const isAccepted = event.kind === 'accepted' && stored.kind === 'request';
  const summary = `${stored.name}: ${kindOf(stored).inShort(stored, progress.moveDay.day)}`;
  const calendar = isAccepted ? calendarOf(stored, progress, event.at, summary) : undefined;
  return teamMail(about, context, {
    title,
    part: `${event.kind}-${event.number}`,
    ...(event.kind === 'asked' && { first: { title: 'They ask', points: [event.said] } }),
    lead: `${stored.name} ${lead} on ${inLocalTime(event.at)}.`,
    sections: quoteSection(events, event.about),
    ...(event.kind !== 'declined' && { important: true }),
    ...(calendar !== undefined && { calendar }),
  });
});

const UNDELIVERED = { quote: 'The quote', acceptance: 'Our confirmation' } as const;

/** Composes the mail about a mail that did not reach the visitor. */
export const composeUndeliveredMail = eventMail(['undelivered'], (about, context) => {
  const { number, mail, reason, about: quote } = context.event;
  return teamMail(about, context, {
    title: 'Not delivered',
    part: `undelivered-${number}`,
    first: { title: 'The mail server says', points: [reason] },
    lead: `${UNDELIVERED[mail]} did not reach ${about.stored.name}: the mail was given up. Please call, or send it another way.`,
    answerBy: 'call',
    important: true,
    sections: quoteSection(about.events, quote),
  });
});

function quoteSection(events: Case['events'], number: number): LetterSection[] {
  const event = events.find((each) => each.number === number);
  return event?.kind === 'quoted' ? [{ title: 'The quote', lines: quoteLines(event.quote) }] : [];
}
