import { advice, type OnAdviceFailure } from '../advice.ts';
import { type CalendarDate, isCalendarDate } from '../calendar-date.ts';
import type { MoveDay } from '../history/progress.ts';
import { accessLines } from './access.ts';
import { moveDateWithSeason } from './date-advice.ts';
import { addressInWords, LABELS } from './labels.ts';
import { type ChecklistStep, moveChecklist } from './move-checklist.ts';
import { moveDateInWords } from './move-date.ts';
import type { OpenPoint } from './open-point.ts';
import { openPoints, questionsOf } from './open-points.ts';
import type { QuoteRequest } from './request.schema.ts';
import { inventoryLines, moveTypeLine, propertyLines, visitorLines } from './request-summary.ts';
import type { SummaryLine } from './summary-line.ts';

/** The heading of what is loaded. */
export const ON_THE_TRUCK = 'On the truck';

/** Lines of the sheet under one heading. */
interface ToldPart {
  readonly heading: string;
  readonly lines: readonly SummaryLine[];
}

/** Everything about a move on one sheet, for the visitor to keep. */
export interface MoveSheet {
  readonly reference: string;
  /** The day as text. */
  readonly when: string;
  readonly from: string;
  readonly to: string;
  /** All other answers; parts without any are left out. */
  readonly told: readonly ToldPart[];
  readonly inventory: QuoteRequest['inventory'];
  /** The questions that are still open; empty when everything is answered. */
  readonly open: readonly string[];
  readonly next: readonly SummaryLine[];
  readonly checklist: readonly ChecklistStep[];
}

interface Circumstances {
  readonly reference: string;
  readonly moveDay: MoveDay;
  readonly today: CalendarDate;
  /** The open questions: all that a price needs, those of the crew only, or none. */
  readonly asks?: 'all' | 'crew' | 'nothing';
  /** The company's next steps. */
  readonly next: readonly SummaryLine[];
  /** Told why the open questions or the checklist are missing; the sheet shows its facts anyway. */
  readonly onAdviceFailure?: OnAdviceFailure;
}

/** About either address, or whom to ring: what the crew needs on the day, whatever the price. */
const FOR_CREW = /^(from|to)-|^phone-/;

function openFor(asks: Circumstances['asks'], points: readonly OpenPoint[]): readonly OpenPoint[] {
  if (asks === 'nothing') return [];
  return asks === 'crew' ? points.filter(({ code }) => FOR_CREW.test(code)) : points;
}

/** How busy a day is matters until the move is over. */
function dayInWords(
  { day, status }: MoveDay,
  today: CalendarDate,
  onFailure?: OnAdviceFailure,
): string {
  const isOver = status === 'done' || (isCalendarDate(day) && day < today);
  const withSeason = isOver ? undefined : advice(() => moveDateWithSeason(day), onFailure);
  return withSeason ?? moveDateInWords(day);
}

export function moveSheet(
  request: QuoteRequest,
  { reference, moveDay, today, next, asks = 'all', onAdviceFailure }: Circumstances,
): MoveSheet {
  const { access, additionalNotes: notes } = request;
  return {
    reference,
    when: dayInWords(moveDay, today, onAdviceFailure),
    from: addressInWords(request.fromAddress),
    to: addressInWords(request.toAddress),
    told: [
      { heading: 'What moves', lines: [moveTypeLine(request), ...propertyLines(request)] },
      { heading: ON_THE_TRUCK, lines: inventoryLines(request) },
      { heading: 'Getting in and out', lines: access ? accessLines(access) : [] },
      {
        heading: 'In your words',
        lines: notes ? [{ label: LABELS.additionalNotes, value: notes }] : [],
      },
      { heading: 'You', lines: visitorLines(request) },
    ].filter(({ lines }) => lines.length > 0),
    inventory: request.inventory,
    open:
      advice(() => questionsOf(openFor(asks, openPoints(request, today))), onAdviceFailure) ?? [],
    next,
    checklist:
      advice(() => moveChecklist({ ...request, moveDate: moveDay.day }, today), onAdviceFailure) ??
      [],
  };
}
