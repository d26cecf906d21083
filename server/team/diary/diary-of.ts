import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
} from '../../../domain/dates/calendar-date.ts';
import { deskTime } from '../../../domain/dates/desk-time.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { hasRunOut } from '../../../domain/move/obstacle.ts';
import { PHASES } from '../../../domain/move/phases.ts';
import { DONE, isAgreed, type Stage } from '../../../domain/move/stage.ts';
import type { Visit } from '../../../domain/quote/visit.schema.ts';
import { visitName } from '../../../domain/quote/visit-in-words.ts';
import { nextOf, trucksOf } from '../../../domain/quote/visits.ts';
import type {
  Anonymous,
  AnonymousEntry,
  DiaryView,
  FoldedEntry,
} from '../../../domain/team/diary.ts';
import {
  DIARY_DAYS,
  DIARY_PAST_DAYS,
  DIARY_UNDATED_DAYS,
} from '../../../domain/team/diary-reach.ts';
import { byHours, onlyHours } from '../../moves/hours.ts';
import { situationOf } from '../../moves/situation.ts';
import { foldAlike } from '../../requests/alike.ts';
import { busyOnes } from '../../requests/busy.ts';
import { waitingOf } from '../../waiting/morning-list.ts';
import { reasonToWait, whyItWaits } from '../../waiting/reason-to-wait.ts';
import type { MorningCase } from '../../waiting/waiting-lists.ts';

/** A request or message as the diary looks at it. */
export interface DiaryCase extends MorningCase, Anonymous {
  readonly reference: string;
}

/** A request or message as the team's devices show it. */
export interface NamedCase extends DiaryCase {
  readonly name: string;
  /** The path of its desk, with the key. */
  readonly desk: string;
  /** The question itself, without who asks it and for which day. */
  readonly asks: string;
}

/** The diary at that moment. */
export function diaryOf<Case extends NamedCase>(
  cases: readonly Case[],
  { now, trucksADay }: { readonly now: Date; readonly trucksADay: number },
): DiaryView {
  const today = localDay(now);
  // A year's busy months are thousands of cases, and each may be in two lists.
  const reasons = new Map(cases.map((each) => [each, reasonToWait(each, now)]));
  const reasonOf = (each: Case) => reasons.get(each);
  const busy = busyOnes(cases.filter(isUntouched));
  // A customer who came before or after a flood is not below it.
  const calmFirst = (some: readonly PlannedVisit<Case>[]) =>
    some.toSorted((one, other) => Number(busy.has(one.of)) - Number(busy.has(other.of)));
  const entries = (some: readonly PlannedVisit<Case>[]) =>
    foldAlike(calmFirst(some), ({ of }) => askedOnly(of)).map(
      ({ first: { of, visit }, others }) => ({
        ...entryOf(of, now, visit, reasonOf(of)?.why ?? ''),
        ...nameOf(of),
        alike: others.map((other) => nameOf(other.of)),
      }),
    );
  const byNextVisit = (some: readonly Case[]) =>
    entries(some.map((of) => ({ of, visit: nextOf(of.progress.plan.visits, today) })));
  const planned = cases.flatMap((of) => plannedVisits(of, today).map((visit) => ({ of, visit })));
  const byDay = Map.groupBy(planned, ({ visit }) => visit.day);
  return {
    asOf: deskTime(now.toISOString()),
    today,
    trucksADay,
    waiting: byNextVisit(Object.values(waitingOf(cases, now, reasonOf)).flat()),
    undated: byNextVisit(cases.filter((each) => isUndated(each, today))),
    days: [...byDay]
      .toSorted(([one], [other]) => daysBetween(other, one))
      .map(([day, some]) => ({
        day,
        trucks: trucksIn(some),
        entries: entries(some.toSorted(surestFirst)),
      })),
  };
}

const nameOf = ({ reference, name, desk }: NamedCase): FoldedEntry => ({ reference, name, desk });

/** Whether nobody has acted on it, neither the team nor its visitor. */
const isUntouched = ({ progress: { stage, openWishes } }: MorningCase): boolean =>
  stage === 'waiting' && openWishes.length === 0;

/** The key by which a row folds: its question if nobody has acted on it, or null for a row of its own. */
const askedOnly = (each: NamedCase): string | null => (isUntouched(each) ? each.asks : null);

/** A visit of a move as the diary shows it on its day. */
interface PlannedVisit<Case> {
  readonly of: Case;
  readonly visit: Visit;
}

/** The trucks that are out with agreed moves. */
function trucksIn(visits: readonly PlannedVisit<DiaryCase>[]): number {
  return visits
    .filter(({ of }) => isAgreed(of.progress.stage))
    .reduce((all, { visit }) => all + trucksOf(visit), 0);
}

/** The visits that may take place on their day, or did, as far as the diary shows days. */
export function plannedVisits(
  { progress }: Pick<DiaryCase, 'progress'>,
  today: CalendarDate,
): readonly Visit[] {
  const { stage, quote, plan } = progress;
  if (!PLANNED.includes(stage)) return [];
  const dated = plan.visits.filter(({ day }) => isCalendarDate(day));
  if (isAgreed(stage)) return dated.filter(({ day }) => day >= addDays(today, -DIARY_PAST_DAYS));
  const isOpen = stage !== 'quoted' || !hasRunOut(quote, today);
  return isOpen ? dated.filter(({ day }) => day >= today && day <= addDays(today, DIARY_DAYS)) : [];
}

/** Whether it is open, and has no date; a yes stays open until the day is confirmed or the move cancelled. */
function isUndated({ isMove, progress, receivedAt }: DiaryCase, today: CalendarDate): boolean {
  const { stage, quote } = progress;
  const hasDate = progress.plan.visits.some(({ day }) => isCalendarDate(day));
  if (!isMove || hasDate || !PLANNED.includes(stage)) return false;
  const isRecent = localDay(new Date(receivedAt)) > addDays(today, -DIARY_UNDATED_DAYS);
  return isAgreed(stage) || (isRecent && !hasRunOut(quote, today));
}

/** The stages of a move that may still take place, or did; the surest first. */
export const PLANNED: readonly Stage[] = [
  'booked',
  'accepted',
  ...DONE,
  'quoted',
  'undelivered',
  'answered',
  'taken',
  'waiting',
];

/** Visits of moves of the same stage by their hours. */
export function surestFirst<Case extends DiaryCase>(
  one: PlannedVisit<Case>,
  other: PlannedVisit<Case>,
): number {
  return (
    PLANNED.indexOf(one.of.progress.stage) - PLANNED.indexOf(other.of.progress.stage) ||
    byHours(one.visit.window, other.visit.window)
  );
}

/** A visit of the request as the diary shows it at that moment, without its name. */
export function entryOf(
  each: DiaryCase,
  now: Date,
  visit: Visit,
  waits = whyItWaits(each, now),
): AnonymousEntry {
  const { reference, what, size, progress } = each;
  const { stage, holder, plan } = progress;
  const isSingle = plan.visits.length === 1;
  return {
    reference,
    what: isSingle ? what : `${what}, ${visitName(visit, plan.visits.indexOf(visit))}`,
    size,
    hours: onlyHours(visit.window),
    stage,
    status: PHASES[situationOf(progress, localDay(now)).phase].inShort,
    holder: holder?.by ?? null,
    waits,
  };
}
