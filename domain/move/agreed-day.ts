import type { CurrentQuote } from '../quote/agreed.ts';
import type { Progress } from './progress.ts';
import { isAgreed } from './stage.ts';

/** The day that both sides hold to, whatever was wished; undefined if there is none. */
export function agreedDay({ moveDay }: Pick<Progress, 'moveDay'>): string | undefined {
  const { day, status } = moveDay;
  return status === 'wished' || status === 'offered' ? undefined : day;
}

/** The day for which the move is planned, or was until somebody cancelled it. */
export function plannedDay({
  moveDay,
  cancellation,
}: Pick<Progress, 'moveDay' | 'cancellation'>): string {
  return cancellation?.day ?? moveDay.day;
}

/** The agreed day that a new quote replaced, and nobody has agreed on another since; null if there is none. */
export function replacedDay({
  quote,
  agreement,
}: Pick<Progress, 'quote' | 'agreement'>): string | null {
  return agreement === null ? (quote?.replacedDay ?? null) : null;
}

/** The agreement or quote that a new quote would replace if it were sent now. */
export function replacedByQuote(
  progress: Pick<Progress, 'stage' | 'quote' | 'agreement' | 'moveDay'>,
): Pick<CurrentQuote, 'replaces' | 'replacedDay'> {
  const { stage, quote, moveDay } = progress;
  // The visitor does not know of a quote that never arrived.
  const isKnown = quote !== null && (quote.failure === null || quote.seenAt !== null);
  const day = isAgreed(stage) ? moveDay.day : replacedDay(progress);
  return { replacedDay: day, replaces: day !== null ? 'agreement' : isKnown ? 'quote' : null };
}
