import { advice, type OnAdviceFailure } from '../advice.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { ACCESS_SIDES, type AccessSideName, accessLines } from './access.ts';
import type { Home } from './home-load.ts';
import { LABELS } from './labels.ts';
import { type ChecklistStep, moveChecklist } from './move-checklist.ts';
import type { OpenPoint } from './open-point.ts';
import { openPoints, questionsOf } from './open-points.ts';
import type { QuoteRequest } from './request.schema.ts';
import {
  inventoryLines,
  laterLines,
  moveTypeLine,
  propertyLines,
  visitorLines,
} from './request-summary.ts';
import type { SummaryLine } from './summary-line.ts';

/** The heading of what is loaded. */
export const ON_THE_TRUCK = 'On the truck';

/** Lines of the sheet under one heading. */
interface ToldPart {
  readonly heading: string;
  readonly lines: readonly SummaryLine[];
}

/** The rest about a move, for the visitor to keep. */
export interface MoveSheet {
  /** All answers but day and addresses, which are on the paper above; parts without any are left out. */
  readonly told: readonly ToldPart[];
  readonly home: Home;
  /** The questions that are still open; empty when everything is answered. */
  readonly open: readonly string[];
  readonly checklist: readonly ChecklistStep[];
}

interface Circumstances {
  /** A date; or what a visitor typed about a day. */
  readonly moveDate: string;
  readonly today: CalendarDate;
  /** The addresses that the next visit comes to. */
  readonly doors?: readonly AccessSideName[];
  /** The open questions: all that a price needs, those of the crew only, or none. */
  readonly asks?: 'all' | 'crew' | 'nothing';
  /** Told why the open questions or the checklist are missing; the sheet shows its facts anyway. */
  readonly onAdviceFailure?: OnAdviceFailure;
}

/** About either address, or whom to ring: what the crew needs on the day, whatever the price. */
const FOR_CREW = /^(from|to)-|^phone-/;

function openFor(
  { asks, doors = ACCESS_SIDES }: Circumstances,
  points: readonly OpenPoint[],
): readonly OpenPoint[] {
  if (asks === 'nothing') return [];
  if (asks !== 'crew') return points;
  const others = ACCESS_SIDES.filter((side) => !doors.includes(side));
  return points.filter(
    ({ code }) => FOR_CREW.test(code) && !others.some((side) => code.startsWith(`${side}-`)),
  );
}

/** @param request of a job that is under way as it is for the next visit */
export function moveSheet(request: QuoteRequest, circumstances: Circumstances): MoveSheet {
  const { moveDate, today, doors = ACCESS_SIDES, onAdviceFailure } = circumstances;
  const isFromHome = doors.includes('from');
  const { access, additionalNotes: notes } = request;
  return {
    told: [
      {
        heading: 'What moves',
        lines: [moveTypeLine(request), ...propertyLines(request), ...laterLines(request)],
      },
      { heading: ON_THE_TRUCK, lines: inventoryLines(request) },
      { heading: 'Getting in and out', lines: access ? accessLines(access) : [] },
      {
        heading: 'In your words',
        lines: notes ? [{ label: LABELS.additionalNotes, value: notes }] : [],
      },
      { heading: 'You', lines: visitorLines(request) },
    ].filter(({ lines }) => lines.length > 0),
    home: request,
    open:
      advice(
        () => questionsOf(openFor(circumstances, openPoints(request, today))),
        onAdviceFailure,
      ) ?? [],
    checklist:
      advice(() => moveChecklist({ ...request, moveDate }, today, isFromHome), onAdviceFailure) ??
      [],
  };
}
