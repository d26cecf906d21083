import type { CalendarDate } from '../calendar-date.ts';
import { hasChangedAgreement, type OpenWish, type Progress } from '../history/progress.ts';
import { isAgreed } from '../history/stage.ts';
import { wasAhead } from '../local-time.ts';
import { agreementLines, confirmationLines } from '../quote/quote-in-words.ts';
import { moveDateInWords } from '../request/move-date.ts';
import type { SummaryLine } from '../request/summary-line.ts';

/** What became of a yes. */
export interface Booking {
  /** `agreed`: the family has to confirm the day. `unconfirmed`: it never did, and the day is over. `booked`: the
   *  day is confirmed. `moved`: it is over. */
  readonly state: 'agreed' | 'unconfirmed' | 'booked' | 'moved' | 'cancelled';
  /** What was agreed, in words: the price, and the day once it is agreed; or what was cancelled, and why. */
  readonly lines: readonly SummaryLine[];
  /** When the truck arrives on the agreed day, in the team's words; empty if it is not known. */
  readonly window: string;
  /** The ISO time in UTC of the yes, of the confirmation, or of the cancelling. */
  readonly at: string;
  /** Whether the visitor did that by themselves. */
  readonly byVisitor: boolean;
  /** The ISO time in UTC at which the visitor changed what was agreed; null once the day is confirmed again. */
  readonly changedAt: string | null;
}

/** @returns null before a yes */
export function bookingOf(
  { stage, agreement, confirmation, cancellation, moveDay, toConfirm }: Progress,
  today: CalendarDate,
): Booking | null {
  if (cancellation) {
    const { at, by, day, said } = cancellation;
    const lines = [
      { label: 'Day', value: moveDateInWords(day) },
      { label: 'Why', value: said },
    ].filter(({ value }) => value !== '');
    return { state: 'cancelled', lines, window: '', at, byVisitor: by === null, changedAt: null };
  }
  if (confirmation) {
    const state = hasMoved({ stage, moveDay }, today) ? 'moved' : 'booked';
    const lines = confirmationLines(confirmation);
    const { at, window } = confirmation;
    return { state, lines, window, at, byVisitor: false, changedAt: null };
  }
  // A yes that was neither confirmed nor cancelled has both.
  if (!agreement || !toConfirm) return null;
  const { at, by, window } = agreement;
  const changedAt = hasChangedAgreement({ agreement, toConfirm }) ? toConfirm.at : null;
  const lines = agreementLines(agreement);
  const state = isUnconfirmed({ toConfirm, moveDay }, today) ? 'unconfirmed' : 'agreed';
  return { state, lines, window, at, byVisitor: by === null, changedAt };
}

/** Whether the family did not confirm a yes before its day was over. */
export function isUnconfirmed(
  { toConfirm, moveDay }: Pick<Progress, 'toConfirm' | 'moveDay'>,
  today: CalendarDate,
): boolean {
  return toConfirm !== null && wasAhead(moveDay.day, toConfirm.at) && moveDay.day < today;
}

/** Whether the move may still take place: it can be changed and cancelled. */
export function mayTakePlace(state: Booking['state'] | undefined): boolean {
  return state === 'agreed' || state === 'unconfirmed' || state === 'booked';
}

/** Whether the day of a booked move is over. */
export function hasMoved(
  { stage, moveDay }: Pick<Progress, 'stage' | 'moveDay'>,
  today: CalendarDate,
): boolean {
  return stage === 'booked' && moveDay.day < today;
}

/** What the visitor still waits for: an email that did not reach them is of no use once the move is over. */
export function wishesAhead(
  progress: Pick<Progress, 'stage' | 'moveDay' | 'openWishes'>,
  today: CalendarDate,
): readonly OpenWish[] {
  const { openWishes } = progress;
  return hasMoved(progress, today)
    ? openWishes.filter(({ kind }) => kind !== 'undelivered')
    : openWishes;
}

/** Whether there is a yes to a move that is not over: it can be changed and cancelled. */
export function isAgreedAhead(
  progress: Pick<Progress, 'stage' | 'moveDay'>,
  today: CalendarDate,
): boolean {
  return isAgreed(progress.stage) && !hasMoved(progress, today);
}
