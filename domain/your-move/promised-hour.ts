import { lastOpenHour } from '../dates/opening-hours.ts';
import { promisedBy } from '../team/time-left.ts';

/** By when a visitor is told to expect a quote by email: nobody promises a minute, or an hour of the night. Undefined if the
 *  company is closed. */
export function promisedHour(receivedAt: string): Date | undefined {
  return lastOpenHour(promisedBy(receivedAt));
}
