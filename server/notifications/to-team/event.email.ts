import { advice } from '../../../domain/advice.ts';
import { inHomeTime } from '../../../domain/dates/local-time.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import { MAILS } from '../../../domain/move/mail-kinds.ts';
import type { RequestChange } from '../../../domain/request/request-change.schema.ts';
import { changeInWords } from '../../../domain/request/request-changes.ts';
import type { Case } from '../../moves/case.ts';
import { eventMail } from '../../moves/case-mail.ts';
import { contactChanges } from '../../moves/contact-change.ts';
import type { Situation } from '../../moves/situation.ts';
import { threadSubject } from '../../requests/thread-subject.ts';
import type { Composing } from '../../sending/mail/composing.ts';
import type { LetterSection } from '../../sending/mail/letter.ts';
import type { Mail } from '../../sending/mail/mail.ts';
import { readPhone } from '../../sending/mail/visitor-phone.ts';
import { teamCalendar } from '../to-visitor/move-calendar.ts';
import { bookingSection, confirmedSection, quotedSection } from './booking-section.ts';
import { teamMail } from './team-mail.ts';
import { howTheyHear } from './told-how.ts';

/** Uses the differences stored with the change: another may come before this mail goes out. */
export const composeChangedMail = eventMail('changed', ['changed', 'linked'], (about, context) =>
  context.event.kind === 'linked'
    ? linkedMail(about, context, context.event)
    : changedMail(about, context, context.event),
);

type Here = Composing & { readonly situation: Situation };

function linkedMail(about: Case, context: Here, { number, at, unmailed }: EventOf<'linked'>): Mail {
  const { name } = about.stored;
  const whereItIs = unmailed
    ? 'There is no address of theirs that works, so it was shown to whoever pressed the button.'
    : `It went to the address on file.`;
  return teamMail(about, context, {
    title: 'New link',
    part: `link-${number}`,
    lead: `On ${inHomeTime(at)} a new link to the page of ${name} was made there. ${whereItIs} Earlier links open nothing any more.`,
  });
}

function changedMail(about: Case, context: Here, event: EventOf<'changed'>): Mail {
  const { number, at, by, changes, asked = [] } = event;
  const contact = contactChanges(event);
  const { name, email } = about.stored;
  const replies =
    email === null ? 'They have no email address.' : 'A reply to this email goes to them.';
  const { toConfirm, held } = about.progress;
  const isTakenBack = toConfirm?.number === number;
  const holdsAgain = held?.heldAgain === number;
  const title =
    asked.length > 0
      ? ASKS[nameOf(asked)]
      : contact.length > 0
        ? CHANGED[nameOf(contact)]
        : 'Changed';
  return teamMail(about, context, {
    title,
    ...(contact.length > 0 && {
      subject: `${title}: ${threadSubject(about.stored)}`,
      important: true,
    }),
    part: `change-${number}`,
    first: {
      title:
        asked.length > 0
          ? ASKED_FIRST
          : isTakenBack
            ? 'They had said yes: confirm the day again'
            : holdsAgain
              ? `They changed it back: it is as ${held.confirmation ? 'confirmed' : 'agreed'} before`
              : 'What is different',
      points: [
        ...asked.map(changeInWords),
        ...contact.filter((each) => !asked.includes(each)).map(changeInWords),
        ...changes.filter((each) => !contact.includes(each)).map(changeInWords),
        ...resentInWords(event),
        ...(event.isLinkRenewed ? [LINK_RENEWED] : []),
        ...(context.situation.phase === 'outdated' ? [OUTDATED] : []),
      ],
    },
    lead: `${by === null ? `${name} changed the request` : `${by} corrected the request for ${name}`} on ${inHomeTime(at)}. Below is the whole request as it is now. ${[howTheyHear(event, about), replies].filter(Boolean).join(' ')}`,
    ...((isTakenBack || holdsAgain) && { important: true, ...teamCalendar(about, at) }),
  });
}

const ASKS = {
  email: 'Wants another email address',
  phone: 'Wants another number',
  both: 'Wants another number and email address',
};
const CHANGED = {
  email: 'Email address changed',
  phone: 'Number changed',
  both: 'Number and email address changed',
};

function nameOf(contact: readonly RequestChange[]): keyof typeof ASKS {
  const [{ field } = { field: '' }, ...more] = contact;
  return more.length > 0 ? 'both' : field === 'email' ? 'email' : 'phone';
}

/** Whoever has the link can ask for it. */
const ASKED_FIRST =
  'Call the number you know. If it was them, press “Use it” at the desk: until then our mail goes to the old one';

const OUTDATED =
  'They can’t accept the quote below any more. Their page promises a new one: please send it.';

const LINK_RENEWED =
  'Their private link went to the contact before. That link opens nothing any more: their page has a new one.';

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
      lead: `The email with ${MAILS[mail]} did not reach ${name}, and we have stopped trying. ${whatToDo}`,
      open: { title: 'The mail server says', points: [reason] },
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
