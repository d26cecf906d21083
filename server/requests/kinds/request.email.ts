import { company } from '../../../content/company.ts';
import { advice, type OnAdviceFailure } from '../../../domain/advice.ts';
import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { deskTime } from '../../../domain/dates/desk-time.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInShort } from '../../../domain/dates/short-date.ts';
import { moveCalendar } from '../../../domain/request/calendar.ts';
import { openPoints, questionsText } from '../../../domain/request/open-points.ts';
import { promisedBy } from '../../../domain/team/time-left.ts';
import type { LinedLetter } from '../../sending/mail/letter.ts';
import { askLink, type Channel, visitorLinks } from '../../sending/mail/visitor-links.ts';
import { readPhone } from '../../sending/mail/visitor-phone.ts';
import type { Stored } from '../submission.ts';
import { anonymousMove } from './anonymous-move.ts';
import { requestSections } from './request-sections.ts';
import { moveInShort, requestTitle } from './request-subject.ts';

const REPLIES = 'A reply to this email goes to them, with all of it quoted.';

/** Tells the team which answer the visitor wants, and by when. */
function wishOf({ receivedAt, content }: Stored<'request'>): string {
  if (content.email === null) {
    return 'They phoned, and gave no email address. Whatever we’d email, somebody has to tell them: the desk says what.';
  }
  return content.deliveryMethod === 'email'
    ? `They want an email by ${deskTime(promisedBy(receivedAt).toISOString())}.`
    : 'They want a reply by WhatsApp. If no message from them has come in, open the chat from here.';
}

/** The day that they wish, large: 'Sat 5 Dec'. */
function dayOf({ receivedAt, content }: Stored<'request'>): LinedLetter['figure'] {
  const received = localDay(new Date(receivedAt));
  const value = isCalendarDate(content.moveDate) ? moveDateInShort(content.moveDate, received) : '';
  return value ? { value, under: anonymousMove(content).size } : undefined;
}

/** Replaces missing open points, so that the team does not take the request for complete. */
const NO_ADVICE =
  'The open points could not be worked out for this request. Please read it with care.';

const TITLE = 'To settle before the quote';

/** A request as the team reads it, in the mail and at the desk. */
export function requestLetter(
  stored: Stored<'request'>,
  answerBy: Channel,
  onAdviceFailure?: OnAdviceFailure,
): LinedLetter {
  const { reference, content } = stored;
  const points = advice(() => pointsOf(stored), onAdviceFailure);
  const questions = questionsText(points ?? [], { ...stored, company: company.name });
  // A call comes first for whoever an email did not reach.
  const about = {
    topic: `quote request ${reference}`,
    answerBy,
    questions,
    emailFailed: answerBy === 'call',
  };
  const ask = questions && advice(() => askLink(stored, { ...about, questions }), onAdviceFailure);
  const said = points ? points.map(({ forTeam }) => forTeam) : [NO_ADVICE];
  return {
    title: requestTitle(stored),
    figure: advice(() => dayOf(stored), onAdviceFailure),
    open: said.length > 0 ? { title: TITLE, points: said, ...(ask && { link: ask }) } : undefined,
    lead: wishOf(stored),
    replies: content.email === null ? undefined : REPLIES,
    links: advice(() => visitorLinks(stored, about), onAdviceFailure) ?? [],
    sections: requestSections(stored, onAdviceFailure),
  };
}

/** The missing and risky points as of the day on which the request came, so that a mail that had to
 *  wait says the same as one that did not. */
function pointsOf({ receivedAt, content }: Stored<'request'>) {
  const received = localDay(new Date(receivedAt));
  return openPoints(content, received, (phone) => readPhone(phone) !== undefined);
}

/** The wished day for the team's calendar, before anything is agreed; undefined if it is not a date. */
export function movingDay(stored: Stored<'request'>): string | undefined {
  const { reference, receivedAt, name, content } = stored;
  const { moveDate } = content;
  const title = `${name}: ${moveInShort(stored, moveDate)}`;
  const wished = { visit: 1, day: moveDate, title, status: 'wished', sequence: 0 } as const;
  return moveCalendar(content, [wished], { reference, company, stamp: new Date(receivedAt) });
}
