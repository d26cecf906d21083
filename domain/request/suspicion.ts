/** A field that people neither see nor reach: only a program fills it in. Programs like a field of
 *  this name, and neither browsers nor password managers fill it in: unlike `website` or `company`,
 *  which are on contact cards, and `subject`, which a client of the API may send in good faith. */
export const HONEYPOT = 'topic';

/** How many milliseconds passed between the first input into the form and its sending. Only the
 *  page's script measures it. */
export const ELAPSED = 'elapsed';

/** No person reads, fills in and sends a form in less, even when the browser fills in most of it. */
const QUICKEST_PERSON_MS = 2000;

/** The signs that give a program away. The last one may be thousands of phones behind one address of a mobile network, so
 *  none of them is refused. */
export const SUSPICIONS = ['honeypot', 'too-fast', 'too-many'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** Whether a program rather than a person sent this. Missing values prove nothing: a browser without
 *  script measures no time, and other clients know neither field.
 *  @param sent all received fields, by name */
export function suspicionOf(sent: unknown): Suspicion | null {
  // Any input is possible here; only these names are read.
  const { [HONEYPOT]: trap, [ELAPSED]: elapsed } = (sent ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (trap !== undefined && trap !== null && trap !== '') return 'honeypot';
  // A negative time means that the clock was changed since.
  const isTooFast = typeof elapsed === 'number' && elapsed >= 0 && elapsed < QUICKEST_PERSON_MS;
  return isTooFast ? 'too-fast' : null;
}
