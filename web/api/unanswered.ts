import { Refusal } from './request.ts';

/** Whether our server has said nothing, so that a call may have failed on the way: no connection, no
 *  answer in time, a gateway that did not reach it, or somebody else's page, whatever its status. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof Refusal && error.isOurs);
}
