import { accessLines } from './access.ts';
import type { CalendarDate } from './calendar-date.ts';
import { type ChecklistStep, moveChecklist } from './move-checklist.ts';
import { openPoints } from './open-points.ts';
import type { QuoteRequest } from './quote.schema.ts';
import { inventoryLines, moveLines, propertyLines, type SummaryLine } from './quote-summary.ts';

/** Everything about a move on one sheet, for the visitor to keep. */
export interface MoveSheet {
  readonly reference: string;
  readonly told: readonly SummaryLine[];
  /** The questions that are still open; none when all is said. */
  readonly open: readonly string[];
  readonly next: readonly SummaryLine[];
  readonly checklist: readonly ChecklistStep[];
}

interface Circumstances {
  readonly reference: string;
  readonly today: CalendarDate;
  /** What the company does next and on which terms: its words, not ours. */
  readonly next: readonly SummaryLine[];
}

export function moveSheet(
  request: QuoteRequest,
  { reference, today, next }: Circumstances,
): MoveSheet {
  const { access, additionalNotes: notes } = request;
  return {
    reference,
    told: [
      ...moveLines(request),
      ...propertyLines(request),
      ...inventoryLines(request),
      ...(access ? accessLines(access) : []),
      ...(notes ? [{ label: 'Notes', value: notes }] : []),
    ],
    open: openPoints(request, today).map((point) => point.questionForVisitor),
    next,
    checklist: moveChecklist(request, today),
  };
}
