import { Refusal } from './request.ts';

/** Whether this site's server gave no answer, so that the call may have failed on the way: no
 *  connection, a timeout, a gateway that did not reach it, or a foreign page of any status. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof Refusal && error.isOurs);
}
