import type { CalendarDate } from '../calendar-date.ts';
import type { Progress } from '../history/progress.ts';
import {
  agreementLines,
  confirmationLines,
  type QuoteLine,
  told,
} from '../quote/quote-in-words.ts';
import { moveDateInWords } from '../request/move-date.ts';
import { situationOf } from '../situation/situation.ts';

/** What became of a yes. */
export interface Booking {
  /** `agreed`: the family has to confirm the day. `unconfirmed`: it never did, and the day is over. `booked`: the
   *  day is confirmed. `moved`: it is over. */
  readonly state: 'agreed' | 'unconfirmed' | 'booked' | 'moved' | 'cancelled';
  /** What was agreed, in words: the price, and the day once it is agreed; or what was cancelled, and why. */
  readonly lines: readonly QuoteLine[];
  /** When the truck arrives on the agreed day, in the team's words; empty if it is not known. */
  readonly window: string;
  /** Whether the agreed price leaves open how much it will be. */
  readonly isRange: boolean;
  /** The ISO time in UTC of the yes, of the confirmation, or of the cancelling. */
  readonly at: string;
  /** Whether the visitor did that by themselves. */
  readonly byVisitor: boolean;
  /** The ISO time in UTC at which the visitor changed what was agreed; null once the day is confirmed again. */
  readonly changedAt: string | null;
}

/** @returns null before a yes */
export function bookingOf(progress: Progress, today: CalendarDate): Booking | null {
  const { agreement, confirmation, cancellation, toConfirm } = progress;
  const { phase } = situationOf(progress, today);
  if (cancellation) {
    const { at, by, day, said } = cancellation;
    const lines = told<QuoteLine>([
      { field: 'day', label: 'Day', value: moveDateInWords(day) },
      { field: 'why', label: 'Why', value: said },
    ]);
    const byVisitor = by === null;
    return {
      state: 'cancelled',
      lines,
      window: '',
      isRange: false,
      at,
      byVisitor,
      changedAt: null,
    };
  }
  if (confirmation) {
    const state = phase === 'moved' ? phase : 'booked';
    const lines = confirmationLines(confirmation);
    const { at, window } = confirmation;
    return { state, lines, window, isRange: false, at, byVisitor: false, changedAt: null };
  }
  // A yes that was neither confirmed nor cancelled has both.
  if (!agreement || !toConfirm) return null;
  const { at, by, window } = agreement;
  const changedAt = toConfirm.number > agreement.number ? toConfirm.at : null;
  const lines = agreementLines(agreement);
  const state = phase === 'overdue' ? 'unconfirmed' : 'agreed';
  const isRange = agreement.upTo !== null;
  return { state, lines, window, isRange, at, byVisitor: by === null, changedAt };
}

/** Whether the move may still take place: it can be changed and cancelled. */
export function mayTakePlace(state: Booking['state'] | undefined): boolean {
  return state === 'agreed' || state === 'unconfirmed' || state === 'booked';
}
