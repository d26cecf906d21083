import { advice } from '../../domain/advice.ts';
import type { EventOf } from '../../domain/history/event.ts';
import { MAILS } from '../../domain/history/event-in-words.ts';
import { inHomeTime } from '../../domain/local-time.ts';
import { changeInWords } from '../../domain/request/request-changes.ts';
import type { Situation } from '../../domain/situation/situation.ts';
import type { Case } from '../history/case.ts';
import { eventMail } from '../history/case-mail.ts';
import type { LetterSection } from '../mail/letter.ts';
import { readPhone } from '../mail/visitor-phone.ts';
import { teamCalendar } from '../visitor-mail/move-calendar.ts';
import { bookingSection, confirmedSection, quotedSection } from './booking-section.ts';
import { teamMail } from './team-mail.ts';
import { howTheyHear } from './told-how.ts';

/** Uses the differences stored with the change: another may come before this mail goes out. */
export const composeChangedMail = eventMail('changed', ['changed'], (about, context) => {
  const { number, at, by, changes } = context.event;
  const { name, email } = about.stored;
  const replies =
    email === null ? 'They have no email address.' : 'A reply to this email goes to them.';
  const { toConfirm, held } = about.progress;
  const isTakenBack = toConfirm?.number === number;
  const holdsAgain = held?.heldAgain === number;
  return teamMail(about, context, {
    title: 'Changed',
    part: `change-${number}`,
    first: {
      title: isTakenBack
        ? 'They had said yes: confirm the day again'
        : holdsAgain
          ? `They changed it back: it is as ${held.confirmation ? 'confirmed' : 'agreed'} before`
          : 'What is different',
      points: [
        ...changes.map(changeInWords),
        ...resentInWords(context.event),
        ...(context.event.isLinkRenewed ? [LINK_RENEWED] : []),
      ],
    },
    lead: `${by === null ? `${name} changed the request` : `${by} corrected the request for ${name}`} on ${inHomeTime(at)}. Below is the whole request as it is now. ${[howTheyHear(context.event, about), replies].filter(Boolean).join(' ')}`,
    ...((isTakenBack || holdsAgain) && { important: true, ...teamCalendar(about, at) }),
  });
});

const LINK_RENEWED =
  'Emails with their private link went to the address before. That link opens nothing any more: their page has a new one.';

/** The emails that go out again because the address was corrected. */
function resentInWords({ resent = [] }: EventOf<'changed'>): string[] {
  return resent.map(
    (mail) => `The email with ${MAILS[mail]} goes out again, to the corrected address.`,
  );
}

export const composeCallMail = eventMail('call', ['call'], (about, context) => {
  const { number, at } = context.event;
  return teamMail(about, context, {
    title: 'Please call',
    part: `call-${number}`,
    lead: `${about.stored.name} asked for a call on ${inHomeTime(at)}.`,
    answerBy: 'call',
    important: true,
  });
});

/** Composes the mail about a mail that did not reach the visitor. */
export const composeUndeliveredMail = eventMail(
  'undelivered',
  ['undelivered'],
  (about, context) => {
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
      sections: causeSection(about, cause, context.situation),
    });
  },
);

/** The content of the email that the visitor does not have. */
function causeSection(about: Case, number: number, situation: Situation): LetterSection[] {
  const { events, progress } = about;
  const event = events.find((each) => each.number === number);
  if (event?.kind === 'confirmed') return [confirmedSection(event)];
  if (event?.kind === 'announced' && progress.confirmation) {
    return [confirmedSection(progress.confirmation)];
  }
  const quoted = quotedSection(events, number);
  return quoted.length > 0 ? quoted : bookingSection(about, situation);
}
