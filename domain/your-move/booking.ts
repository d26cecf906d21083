import type { Progress } from '../history/progress.ts';
import { figureOf } from '../quote/price-in-words.ts';
import { heldLines, type QuoteLine, told } from '../quote/quote-in-words.ts';
import type { GatePapers } from '../request/gate-papers.ts';
import { moveDateInWords } from '../request/move-date.ts';
import { lateBy } from './cancelling-notice.ts';

/** The outcome of a yes. */
export interface Booking {
  /** The agreement as text: the price, and the day once it is agreed; or what was cancelled, and why. */
  readonly lines: readonly QuoteLine[];
  /** The time of arrival on the agreed day, as the team wrote it; empty if it is not known. */
  readonly window: string;
  /** The crew and vehicle; null until the day is confirmed. */
  readonly papers: GatePapers | null;
  /** The beginning of the price; empty once the move is cancelled. */
  readonly figure: string;
  /** The ISO time in UTC of the yes, of the confirmation, or of the cancelling. */
  readonly at: string;
  /** Whether the visitor did that, or asked us to cancel. */
  readonly byVisitor: boolean;
  /** The day of what was cancelled, or did not take place; empty otherwise. */
  readonly day: string;
}

/** @returns null before a yes */
export function bookingOf(progress: Progress): Booking | null {
  const { agreement, confirmation, cancellation } = progress;
  if (cancellation) {
    const { at, isTheirs, day, said } = cancellation;
    const lines = told<QuoteLine>([
      { field: 'day', label: 'Day', value: moveDateInWords(day) },
      { field: 'why', label: 'Why', value: said },
      { field: 'notice', label: 'Notice', value: isTheirs ? lateBy(progress, at) : '' },
    ]);
    return {
      lines,
      window: '',
      papers: null,
      figure: '',
      at,
      byVisitor: isTheirs,
      day,
    };
  }
  if (!agreement) return null;
  const { at, by, window } = { ...agreement, ...confirmation };
  return {
    lines: heldLines(progress),
    window,
    papers: confirmation && { registration: confirmation.registration, crew: confirmation.crew },
    figure: figureOf(confirmation ?? agreement),
    at,
    byVisitor: by === null,
    day: '',
  };
}
