import type { Progress } from '../../domain/move/progress.ts';

/** The SEQUENCE of the entry of a visit in calendars. Of several visits each has its own, so that a change of one leaves
 *  the entries of the others as they are. */
export function sequenceOf(
  { plan, inCalendars, last }: Progress,
  { visit }: { readonly visit: number },
): number {
  if (plan.visits.length === 1) return last;
  return inCalendars.find((each) => each.visit === visit)?.number ?? last;
}
