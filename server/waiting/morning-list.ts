import { isAgreed, isDone } from '../../domain/move/stage.ts';
import { byHours, windowOf } from '../moves/hours.ts';
import { openWish } from '../moves/open-wishes.ts';
import { reasonToWait } from './reason-to-wait.ts';
import {
  isWithinDays,
  type MorningCase,
  WAITING,
  type Waiting,
  type WaitingList,
} from './waiting-lists.ts';

export interface Morning<Case> extends Waiting<Case> {
  /** The agreed moves of today. */
  readonly today: readonly Case[];
  /** The agreed moves of the days after. */
  readonly moves: readonly Case[];
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
  const isOn =
    (from: number, to: number) =>
    ({ progress: { stage, moveDay } }: Case) =>
      isAgreed(stage) && isWithinDays(moveDay.day, now, from, to);
  return {
    ...waitingOf(cases, now),
    today: cases
      .filter((each) => isOn(0, 0)(each) && !isDone(each.progress.stage))
      .toSorted((one, other) => byHours(windowOf(one.progress), windowOf(other.progress))),
    moves: by(cases.filter(isOn(1, MOVING_DAYS - 1)), ({ progress }) => progress.moveDay.day),
    moved: cases.filter(
      (each) =>
        isOn(-1, -1)(each) &&
        ['confirmed', 'done'].includes(each.progress.moveDay.status) &&
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
