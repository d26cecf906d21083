import * as z from 'zod/mini';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { cancelledVisits } from '../move/agreed-day.ts';
import { lateBy } from '../move/cancelling-notice.ts';
import type { Progress } from '../move/progress.ts';
import { confirmedVisit } from '../move/visit-status.ts';
import { priceParts } from '../quote/price-in-words.ts';
import { heldLines } from '../quote/quote-in-words.ts';
import { quoteLine } from '../quote/quote-line.schema.ts';
import type { QuoteLine } from '../quote/quote-line.ts';
import { withoutEmpty } from '../quote/quote-line.ts';
import { daysInWords } from '../quote/visit-in-words.ts';
import { nextOf } from '../quote/visits.ts';
import { list, texts, time } from '../shown.ts';

/** The outcome of a yes. */
export const bookingSchema = z.object({
  /** The agreement as text: the price, and the day once it is agreed; or what was cancelled, and why. */
  lines: list(quoteLine),
  /** The time of arrival on the day of the next visit, as the team wrote it; empty if it is not known. */
  window: z.string(),
  /** The crew and vehicle of that visit; null until the day is confirmed. */
  papers: z.nullable(z.object({ registration: z.string(), crew: texts })),
  /** The beginning of the price, and what follows it; empty once the move is cancelled. */
  figure: z.string(),
  rest: z.string(),
  /** The time of the yes, of the confirmation, or of the cancelling. */
  at: time,
  /** Whether the visitor did that, or asked us to cancel. */
  byVisitor: z.boolean(),
  /** The day of what was cancelled, or did not take place; empty otherwise. */
  day: z.string(),
});
export type Booking = Readonly<z.output<typeof bookingSchema>>;

/** @returns null before a yes */
export function bookingOf(progress: Progress, today: CalendarDate): Booking | null {
  const { agreement, confirmation, plan, cancellation } = progress;
  if (cancellation) {
    const { at, isTheirs, day, said } = cancellation;
    const lines = withoutEmpty<QuoteLine>([
      { field: 'day', label: 'Day', value: daysInWords(cancelledVisits(cancellation)) },
      { field: 'why', label: 'Why', value: said },
      { field: 'notice', label: 'Notice', value: isTheirs ? lateBy(progress, at) : '' },
    ]);
    const none = { window: '', papers: null, figure: '', rest: '' };
    return { ...none, lines, at, byVisitor: isTheirs, day };
  }
  if (!agreement) return null;
  const { at, by } = confirmation ?? agreement;
  const next = nextOf(plan.visits, today);
  const confirmed = confirmedVisit(progress, next);
  return {
    lines: heldLines(progress),
    window: (confirmed ?? nextOf(agreement.visits, today)).window,
    papers: confirmed ? { registration: confirmed.registration, crew: confirmed.crew } : null,
    ...priceParts(confirmation ?? agreement),
    at,
    byVisitor: by === null,
    day: '',
  };
}
