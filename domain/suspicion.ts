/** A field that people neither see nor reach: whoever fills it in is a program. Programs like a field
 *  of this name, and neither browsers nor password managers keep anything to fill in under it: not
 *  `website` or `company`, which stand on contact cards, and not `subject`, which a client of the API
 *  may send in good faith. */
export const HONEYPOT = 'topic';

/** How many milliseconds passed between the first input into the form and its sending. Only our
 *  script measures it. */
export const ELAPSED = 'elapsed';

/** Nobody reads, fills in and sends a form in less, not even when the browser fills in most of it. */
const QUICKEST_PERSON_MS = 2000;

/** What gives a program away. */
export type Suspicion = 'honeypot' | 'too-fast';

/** Whether a program rather than a person sent this. What is missing says nothing: a browser without
 *  script measures no time, and other clients know nothing of either.
 *  @param sent everything that came, by name */
export function suspicionOf(sent: unknown): Suspicion | null {
  // Whatever it is, these are the only names that are asked for.
  const { [HONEYPOT]: trap, [ELAPSED]: elapsed } = (sent ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (trap !== undefined && trap !== null && trap !== '') return 'honeypot';
  // Below zero somebody has set the clock meanwhile.
  const isTooFast = typeof elapsed === 'number' && elapsed >= 0 && elapsed < QUICKEST_PERSON_MS;
  return isTooFast ? 'too-fast' : null;
}
