import { suspectedKeptFor } from '../../content/terms.ts';
import type { Suspicion } from '../../domain/request/suspicion.ts';

/** A suspected submission is answered, stored and mailed like any other: to thank a visitor and drop the request is the worst
 *  fault this site can have, and each sign can be wrong. */
export const WHY_SUSPECTED: Readonly<Record<Suspicion, string>> = {
  honeypot: 'a field was filled in that people neither see nor reach',
  'too-fast': 'the form was filled in and sent within two seconds',
  'too-many': 'more came from its internet address within a minute than a household sends',
};

/** The first line of the mail about a suspected submission. A reply may quote it to the visitor, so
 *  it says what happened without accusing anybody. */
export function suspectedNotice(suspicion: Suspicion): string {
  return `Please check: ${WHY_SUSPECTED[suspicion]}. If it reads like a person wrote it, answer it as usual. It is kept for ${suspectedKeptFor}.`;
}
