import { addDays, DAY_MS } from '../../../domain/dates/calendar-date.ts';
import { beginOfDay, localDay } from '../../../domain/dates/local-time.ts';
import { AGREED, DONE, type Stage } from '../../../domain/move/stage.ts';
import type { Visit } from '../../../domain/quote/visit.schema.ts';
import { deskPath } from '../../../domain/team/desk-view.ts';
import {
  DIARY_DAYS,
  DIARY_PAST_DAYS,
  DIARY_UNDATED_DAYS,
} from '../../../domain/team/diary-reach.ts';
import type { Database } from '../../database/database.ts';
import { findCases } from '../../moves/case.ts';
import { inShortAt } from '../../requests/kinds/at-visit.ts';
import { kindOf } from '../../requests/kinds/kinds.ts';
import {
  findMorningCases,
  findSuspects,
  type StoredCase,
  withMail,
} from '../../waiting/morning-cases.ts';
import { findFirstUnanswered, findPlanned, findUndated } from '../../waiting/waiting.repository.ts';
import { MORNINGS } from '../../waiting/waiting-lists.ts';
import { type NamedCase, PLANNED, plannedVisits, surestFirst } from './diary-of.ts';

export interface StoredDiaryCase extends StoredCase, NamedCase {}

/** More than anybody reads: after a flood there are thousands, and each row has a whole history behind it. */
const MOST_OPEN = 500;

/** Everything that the diary may have to show at that moment: what waits, and what is planned. */
export async function findDiaryCases(db: Database, now: Date, most = MOST_OPEN) {
  const today = localDay(now);
  const unanswered = await findFirstUnanswered(
    db,
    new Date(now.getTime() - MORNINGS * DAY_MS).toISOString(),
    most,
  );
  const waiting = await findMorningCases(db, now, unanswered.ids);
  const suspects = await findSuspects(db);
  const agreed = await findPlannedCases(db, AGREED, { from: addDays(today, -DIARY_PAST_DAYS) });
  const since = beginOfDay(addDays(today, -DIARY_UNDATED_DAYS));
  const undated = [
    ...(await findUndated(db, ACTED, { since })),
    ...(await findUndated(db, ['waiting'], { since, most })),
  ];
  const soon = { from: today, to: addDays(today, DIARY_DAYS) };
  const wanted = [
    ...(await findPlanned(db, ACTED, soon)),
    ...(await findPlanned(db, ['waiting'], { ...soon, most })),
  ];
  const all = [
    ...waiting.map(inDiary),
    ...(await visitorsCases(db, [...new Set([...undated, ...wanted])])),
    ...agreed,
  ];
  return {
    cases: [...new Map(all.toReversed().map((each) => [each.reference, each])).values()],
    left: unanswered.left,
    suspects: { ...suspects, latest: suspects.latest.map(inDiary) },
  };
}

/** Those on which somebody has acted; a flood has none. */
const ACTED = PLANNED.filter((stage) => stage !== 'waiting');

/** The visits of other moves on a day, agreed or quoted, the surest first. */
export async function findVisitsOf(
  db: Database,
  day: string,
  { except, now }: { readonly except: string; readonly now: Date },
): Promise<{ readonly of: StoredDiaryCase; readonly visit: Visit }[]> {
  const cases = await findPlannedCases(db, SURE, { from: day, to: day });
  return cases
    .filter(({ stored }) => stored.id !== except)
    .flatMap((of) => plannedVisits(of, localDay(now)).map((visit) => ({ of, visit })))
    .filter(({ visit }) => visit.day === day)
    .toSorted(surestFirst);
}

/** The stages of a move that somebody counts on. */
const SURE: readonly Stage[] = ['booked', 'accepted', ...DONE, 'quoted', 'undelivered'];

/** The requests that are planned for one of these days, both inclusive, by their stage. */
export async function findPlannedCases(
  db: Database,
  stages: readonly Stage[],
  days: { readonly from: string; readonly to?: string },
): Promise<StoredDiaryCase[]> {
  return visitorsCases(db, await findPlanned(db, stages, days));
}

async function visitorsCases(db: Database, ids: readonly string[]): Promise<StoredDiaryCase[]> {
  return (await findCases(db, ids))
    .filter(({ stored }) => stored.flag === null)
    .map((each) => inDiary(withMail(each)));
}

/** As the team's devices show it. */
export function inDiary(each: StoredCase): StoredDiaryCase {
  const { stored } = each;
  const { reference, name, deskKey } = stored;
  const { anonymous, asks } = kindOf(stored);
  return {
    ...each,
    reference,
    name,
    whatAt: (visit) => inShortAt(stored, visit, ''),
    size: anonymous(stored.content).size,
    asks: asks(stored),
    desk: deskPath(deskKey),
  };
}
