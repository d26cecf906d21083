import { inHomeTime, localDay } from '../../../domain/dates/local-time.ts';
import { agreedPlan, cancelledVisits, replacesYes } from '../../../domain/move/agreed-day.ts';
import { lateBy } from '../../../domain/move/cancelling-notice.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import type { Plan } from '../../../domain/move/plan.ts';
import { type Difference, differenceLines } from '../../../domain/quote/differences.ts';
import { WHY_NO } from '../../../domain/quote/said-no.ts';
import type { Case } from '../../moves/case.ts';
import { type Context, eventMail } from '../../moves/case-mail.ts';
import { papersOwed } from '../../moves/papers-owed.ts';
import { progressOf } from '../../moves/progress-of.ts';
import { changesByYes, changesIn, confirmedBefore } from '../../moves/replaced-confirmation.ts';
import { wishedDay } from '../../requests/kinds/kinds.ts';
import { subjectPart } from '../../sending/mail/subject-part.ts';
import { teamCalendar } from '../to-visitor/move-calendar.ts';
import { newSection } from '../to-visitor/new-section.ts';
import { confirmedSection, quotedSection } from './booking-section.ts';
import { outOfDiary } from './out-of-diary.ts';
import { type News, teamMail } from './team-mail.ts';
import { howTheyHear } from './told-how.ts';

/** Composes the mail about what became of a quote: the visitor's answer, a confirmed day, a move that was
 *  cancelled, or a new quote that replaces a yes. */
export const composeAnswerMail = eventMail(
  'answer',
  ['accepted', 'declined', 'asked', 'reported', 'confirmed', 'cancelled', 'quoted'],
  (about, context) => {
    const { event } = context;
    return teamMail(about, context, {
      part: `${event.kind}-${event.number}`,
      ...newsOf(event, about, context),
      ...(concernsCalendar(event, about) && teamCalendar(about, event.at)),
    });
  },
);

/** Whether calendars follow: those of a declined quote only if it had replaced a yes. */
function concernsCalendar({ kind }: Answer, { progress }: Case): boolean {
  if (kind === 'declined') return replacesYes(progress);
  return kind !== 'asked' && kind !== 'reported';
}

type Answer = EventOf<
  'accepted' | 'declined' | 'asked' | 'reported' | 'confirmed' | 'cancelled' | 'quoted'
>;

const MISSING = 'Missing or broken';

const CONFIRMED: Partial<Readonly<Record<Difference['field'], string>>> = {
  day: 'New day',
  window: 'New hours',
  registration: 'Names for the gate',
  crew: 'Names for the gate',
};

function confirmedTitle({ isFirst, found }: ReturnType<typeof changesIn>): string {
  const [first] = found;
  if (isFirst || !first) return 'Day confirmed';
  const title = CONFIRMED[first.field];
  return title && found.every(({ field }) => CONFIRMED[field] === title) ? title : 'New booking';
}

const differencePoints = (found: readonly Difference[]) =>
  differenceLines(found).map(({ label, value }) => `${label}: ${value}`);

type Now = Pick<Context<Answer['kind']>, 'now' | 'situation'>;

/** What happened then, and what is to do now: the mail may have waited. */
function newsOf(event: Answer, about: Case, { now, situation }: Now): Omit<News, 'part'> {
  const { stored, events } = about;
  const at = inHomeTime(event.at);
  switch (event.kind) {
    case 'accepted': {
      const isBooked = about.progress.stage === 'booked';
      const toDo = isBooked
        ? 'The day stays confirmed: tell the crew what’s new.'
        : 'Confirm the day. They’re waiting for it.';
      const isOver = isBooked ? 'The day is over.' : 'Nobody confirmed the day, and it’s over.';
      const confirm = [
        situation.isDayOver ? `${isOver} Phone them, and note what it came to.` : toDo,
        ...(isBooked ? differencePoints(changesByYes(about, event)) : []),
      ];
      return {
        title: 'Yes',
        first: { title: 'To do', points: [...confirm, ...owedAt(event, about, now)] },
        lead: `${stored.name} said yes to the quote on ${at}.`,
        sections: quotedSection(events, event.about),
        important: true,
      };
    }
    case 'declined':
      return {
        title: 'No, thank you',
        lead: [
          `${stored.name} said no, thank you, to the quote on ${at}.`,
          about.progress.quote?.replaces === 'agreement' &&
            'Nothing is booked: it replaced their yes.',
          about.progress.stage === 'booked' && 'What is booked stays as it is.',
          event.why && `Why: ${WHY_NO[event.why].toLowerCase()}.`,
        ]
          .filter(Boolean)
          .join(' '),
        sections: event.about === undefined ? [] : quotedSection(events, event.about),
      };
    case 'asked':
      return {
        title: 'Question',
        first: { title: 'They ask', points: [event.said] },
        lead: `${stored.name} asked something on ${at}.`,
        important: true,
      };
    case 'reported':
      return {
        title: MISSING,
        // Its own conversation: nobody finds it in the one about the quote.
        subject: `${MISSING} after the move of ${subjectPart(stored.name)} [${stored.reference}]`,
        first: { title: 'They write', points: [event.said] },
        lead: `${stored.name} wrote on ${at} that something is missing or broken. It comes first in each morning email until somebody notes an answer.`,
        answerBy: 'call',
        important: true,
      };
    case 'confirmed': {
      const changes = changesIn(events, event);
      return {
        title: confirmedTitle(changes),
        lead: [
          `${event.by} confirmed the day on ${at}.`,
          howTheyHear(event, about),
          changes.found.length > 0 &&
            (changes.isFirst
              ? 'Not all of it is as they said yes to.'
              : 'This replaces what was confirmed before.'),
        ]
          .filter(Boolean)
          .join(' '),
        first: firstOf('For the gate', owedAt(event, about, now)),
        sections: [...newSection(changes.found), confirmedSection(event)],
      };
    }
    case 'quoted': {
      const before = events.filter(({ number }) => number < event.number);
      const booked = confirmedBefore(events, event.number);
      const days = [...daysOf(booked), ...daysOf(agreedPlan(progressOf('', before)))];
      return {
        title: 'New quote',
        first: {
          title: booked ? 'A move was booked' : 'They had said yes',
          points: [outOfDiary(days, now, 'and tell the crew, unless they say yes to it again')],
        },
        lead: [
          `${event.by} ${event.unmailed ? 'wrote' : 'sent'} a new quote on ${at}.`,
          `It replaces what ${stored.name} had said yes to.`,
          howTheyHear(event, about),
        ]
          .filter(Boolean)
          .join(' '),
        important: true,
      };
    }
    case 'cancelled': {
      const then = events.filter(({ number }) => number <= event.number);
      const booked = progressOf('', then).held?.confirmation;
      const { cancellation } = about.progress;
      const isTheirs = event.by === null || event.askedBy === 'customer';
      const noted = isTheirs && event.by ? `, as ${event.by} noted` : '';
      const why = event.said === '' ? [] : [`Why: ${event.said}`];
      return {
        title: 'Cancelled',
        first: {
          title: booked ? 'A move was booked' : 'They had said yes, and the day was not confirmed',
          points: [
            outOfDiary(
              [
                ...daysOf(booked),
                ...(cancellation ? cancelledVisits(cancellation).map(({ day }) => day) : []),
              ],
              now,
              'and tell the crew',
            ),
            ...(isTheirs ? [lateBy(about.progress, event.at)].filter(Boolean) : []),
            ...why,
          ],
        },
        lead: [
          `${isTheirs ? stored.name : event.by} cancelled this move${noted}.`,
          `The cancellation came in on ${at}.`,
          howTheyHear(event, about),
        ]
          .filter(Boolean)
          .join(' '),
        answerBy: 'call',
        important: true,
      };
    }
  }
}

/** The tasks for the gates that are open after that event. */
function owedAt({ number }: Answer, { stored, events, gates }: Case, now: Date): string[] {
  const then = events.filter((event) => event.number <= number);
  const progress = progressOf(wishedDay(stored), then);
  return papersOwed({ gates, progress }, localDay(now));
}

function firstOf(title: string, points: readonly string[]): News['first'] {
  return points.length > 0 ? { title, points } : undefined;
}

function daysOf(planned: Pick<Plan, 'visits'> | null | undefined): string[] {
  return planned?.visits.map(({ day }) => day) ?? [];
}
