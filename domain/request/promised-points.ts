import type { CalendarDate } from '../dates/calendar-date.ts';
import { capitalised } from '../text.ts';
import { ACCESS_QUESTION_NAMES, type AccessSide, type AccessSideName, chosen } from './access.ts';
import { estatePoint } from './access-points.ts';
import { accessTask } from './access-tasks.ts';
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
