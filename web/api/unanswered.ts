import { Refusal } from './request.ts';

/** A gateway's word that it did not reach the server, or heard nothing of it (RFC 9110, sections
 *  15.6.3 and 15.6.5). Ours says neither. */
const NOT_REACHED = [502, 504];

/** Whether our server has said nothing, so that a call may have failed on the way: no connection, no
 *  answer in time, a gateway without its server, or somebody else's page in place of our JSON. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof Refusal) || NOT_REACHED.includes(error.status);
}
