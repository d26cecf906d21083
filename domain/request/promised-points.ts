import type { CalendarDate } from '../dates/calendar-date.ts';
import { capitalised } from '../text.ts';
import { ACCESS_QUESTION_NAMES, type AccessSide, type AccessSideName, chosen } from './access.ts';
import { estatePoint } from './access-points.ts';
import type { ACCESS_QUESTIONS, AccessQuestionName } from './access-questions.ts';
import { gatesOf, isShortNotice } from './gate-papers.ts';
import { toldInNotes } from './notes.ts';
import { type Finding, openPoint, SIDES } from './open-point.ts';
import type { QuoteRequest } from './request.schema.ts';

/** The tasks that answers about an address give the team: above all what the visitor was promised under them. */
export function promisedPoints(
  request: QuoteRequest,
  side: AccessSideName,
  today: CalendarDate,
): Finding[] {
  const answers = request.access?.[side];
  if (!answers) return [];
  return ACCESS_QUESTION_NAMES.map((name) => {
    const choice = chosen(name, answers);
    const task = choice && accessTask(name, choice.value);
    if (!task) return undefined;
    // The lift takes everything.
    if (name === 'floor' && answers.lift === 'goods') return undefined;
    // Rules that nobody knows are the point.
    if (name === 'estate' && estatePoint(request, side)) return undefined;
    const point = `${capitalised(choice.short)} at ${SIDES[side].called}: ${task}.`;
    const isLate =
      name === 'notice' &&
      gatesOf(request).some(
        (gate) => gate.side === side && isShortNotice(gate, request.moveDate, today),
      );
    const question = name === 'truck' ? truckQuestion(request, side, answers) : undefined;
    return openPoint(`${side}-${name}`, isLate ? `${point} ${LATE}` : point, question);
  });
}

const LATE = 'The day they wish is too near for that.';

function truckQuestion(
  { additionalNotes }: QuoteRequest,
  side: AccessSideName,
  { truck }: AccessSide,
): string | undefined {
  if (truck !== 'limited' || toldInNotes(additionalNotes).truck) return undefined;
  return `What is the height or weight limit for trucks where we ${SIDES[side].verb}?`;
}

/** The team's task for each answer: always something if the visitor read a promise under it. Only the server
 *  needs it, so that the wizard does not load it. */
const ACCESS_TASKS: {
  readonly [Name in AccessQuestionName]: Readonly<Record<Value<Name>, string | null>>;
} = {
  floor: {
    ground: null,
    '1': 'allow time for one flight',
    '2': 'allow extra time for two flights',
    '3+': 'plan more hands for the stairs',
  },
  lift: {
    none: null,
    small: null,
    goods: null,
  },
  estate: {
    no: null,
    yes: 'keep to its rules',
  },
  truck: {
    any: null,
    limited: 'send a truck within the limit',
    outside: 'quote for a bakkie or a long carry',
  },
  notice: {
    none: null,
    day: 'confirm the day with the registration and the crew’s names',
    days: 'confirm the day with the registration and the crew’s names',
  },
  carry: {
    short: null,
    long: 'quote for the long carry',
  },
  power: {
    yes: null,
    no: 'ask for the manual key on the day',
  },
};

type Value<Name extends AccessQuestionName> =
  (typeof ACCESS_QUESTIONS)[Name]['choices'][number]['value'];

/** @returns null if there is nothing to do */
export function accessTask(name: AccessQuestionName, value: string): string | null {
  const tasks: Readonly<Record<string, string | null>> = ACCESS_TASKS[name];
  return tasks[value] ?? null;
}
