import { lastDay } from '../../domain/move/plan.ts';
import { isAgreed, isDone } from '../../domain/move/stage.ts';
import { isSure } from '../../domain/move/visit-status.ts';
import type { Visit } from '../../domain/quote/visit.schema.ts';
import { lastOf } from '../../domain/quote/visits.ts';
import { byHours } from '../moves/hours.ts';
import { openWish } from '../moves/open-wishes.ts';
import { reasonToWait } from './reason-to-wait.ts';
import {
  isWithinDays,
  type MorningCase,
  WAITING,
  type Waiting,
  type WaitingList,
} from './waiting-lists.ts';

/** A visit of a move. */
export interface VisitOf<Case> {
  readonly of: Case;
  readonly visit: Visit;
}

export interface Morning<Case> extends Waiting<Case> {
  /** The agreed visits of today. */
  readonly today: readonly VisitOf<Case>[];
  /** Those of the days after. */
  readonly moves: readonly VisitOf<Case>[];
  /** The moves of yesterday: how did they go? */
  readonly moved: readonly Case[];
}

export const MOVING_DAYS = 7;

/** A server that starts later than this after the time of the mail sends none that day. */
export const MORNING_LATEST_MS = 6 * 3_600_000;

/** The work of this morning. The moves are complete. */
export function morningOf<Case extends MorningCase>(
  cases: readonly Case[],
  now: Date,
): Morning<Case> {
  const isOn = (day: string, from: number, to: number) => isWithinDays(day, now, from, to);
  const agreed = cases.filter(({ progress }) => isAgreed(progress.stage));
  const visits = agreed.flatMap((of) => of.progress.plan.visits.map((visit) => ({ of, visit })));
  return {
    ...waitingOf(cases, now),
    today: visits
      .filter(({ of, visit }) => isOn(visit.day, 0, 0) && !isDone(of.progress.stage))
      .toSorted((one, other) => byHours(one.visit.window, other.visit.window)),
    moves: by(
      visits.filter(({ visit }) => isOn(visit.day, 1, MOVING_DAYS - 1)),
      ({ visit }) => visit.day,
    ),
    moved: agreed.filter(
      (each) =>
        isOn(lastDay(each.progress.plan), -1, -1) &&
        isSure(each.progress, lastOf(each.progress.plan.visits)) &&
        !openWish(each.progress, 'reported'),
    ),
  };
}

/** Submissions that wait for the team at that moment, each list in its order. */
export function waitingOf<Case extends MorningCase>(
  cases: readonly Case[],
  now: Date,
  reasonOf = (each: Case) => reasonToWait(each, now),
): Waiting<Case> {
  const waiting = cases.flatMap((each) => {
    const reason = reasonOf(each);
    return reason ? [{ each, ...reason }] : [];
  });
  const lists = Map.groupBy(
    by(waiting, ({ since }) => since),
    ({ list }) => list,
  );
  const casesOf = (list: WaitingList) => (lists.get(list) ?? []).map(({ each }) => each);
  const each = Object.fromEntries(WAITING.map((list) => [list, casesOf(list)]));
  return each as Record<WaitingList, Case[]>; // of all lists
}

/** @param of an ISO time or day of each */
function by<Each>(all: readonly Each[], of: (each: Each) => string): Each[] {
  return all.toSorted((one, other) => of(one).localeCompare(of(other)));
}
