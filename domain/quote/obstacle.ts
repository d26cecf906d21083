import type { CalendarDate } from '../calendar-date.ts';
import { type Stage, stageAfter } from '../history/stage.ts';
import type { Offer } from './quote.schema.ts';

/** Why a visitor cannot accept a quote. `expired`: its last day is over. `changed`: the request is not
 *  the one that was quoted. `settled`: it was accepted already, or taken back. */
export type Obstacle = 'expired' | 'changed' | 'settled';

/** @param quotedVersion the version of the answers that the quote was made for
 *  @returns undefined if it can be accepted */
export function obstacleTo(
  offer: Pick<Offer, 'validUntil'>,
  now: {
    readonly stage: Stage;
    readonly today: CalendarDate;
    readonly quotedVersion: string;
    readonly version: string;
  },
): Obstacle | undefined {
  if (!stageAfter(now.stage, 'accepted')) return 'settled';
  if (now.version !== now.quotedVersion) return 'changed';
  return now.today > offer.validUntil ? 'expired' : undefined;
}
