import type { EventOf } from '../../../domain/move/event.ts';
import type { Ended } from '../../../domain/move/progress.ts';
import { ENDS } from '../../../domain/move/stage.ts';
import {
  answered,
  DONE_BY_A_COLLEAGUE,
  type Kind,
  NOT_KEPT,
  noEffect,
  noMail,
  step,
  VISITOR_ASKS,
} from './event-kind.ts';

/** What somebody asks for twice is answered once. */
export const same: Kind<'same'> = {
  isOfMove: false,
  showsPerson: true,
  isOfAccount: false,
  inWords: ({ as, isMade }, by) => ({
    heading: isMade ? `${by} made the request ${as} of it` : `${by}: the same as ${as}`,
    lines: [],
  }),
  effect: step(({ as, isMade = false, ...event }) => ({
    ...answered,
    ended: { ...endedBy(event), as, isMade },
  })),
  mail: noMail,
  mustRead: [...DONE_BY_A_COLLEAGUE, 'quoted', 'same', ...VISITOR_ASKS],
  kept: NOT_KEPT,
};

/** The end is as if it had not been (progress-of.ts). */
export const reopened: Kind<'reopened'> = {
  isOfMove: false,
  showsPerson: true,
  isOfAccount: false,
  inWords: (_event, by) => ({ heading: `${by} opened it again`, lines: [] }),
  effect: noEffect,
  mail: noMail,
  // Nobody takes back what they have not read.
  mustRead: [...ENDS, ...VISITOR_ASKS],
  kept: { when: 'about' },
};

export function endedBy(
  { number, at, by }: Pick<EventOf<'declined' | 'refused' | 'same'>, 'number' | 'at' | 'by'>,
  why: Ended['why'] = null,
): Ended {
  return { number, at, by, why, as: null, isMade: false };
}
