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
import { isSure } from '../../../domain/move/visit-status.ts';
import type { Visit } from '../../../domain/quote/visit.schema.ts';
import { visitName } from '../../../domain/quote/visit-in-words.ts';
import { nextOf, trucksOf } from '../../../domain/quote/visits.ts';
import { ACTION_NAMES } from '../../../domain/team/action-names.ts';
import type {
  Anonymous,
  AnonymousEntry,
  DiaryDay,
  DiaryEntry,
  DiaryView,
  FoldedEntry,
  FoundEntry,
  PastWeek,
} from '../../../domain/team/diary.ts';
import {
  DIARY_DAYS,
  DIARY_PAST_DAYS,
  DIARY_UNDATED_DAYS,
} from '../../../domain/team/diary-reach.ts';
import { roughly } from '../../../domain/team/time-left.ts';
import { byHours, onlyHours } from '../../moves/hours.ts';
import { situationOf } from '../../moves/situation.ts';
import { foldAlike } from '../../requests/alike.ts';
import { busyOnes } from '../../requests/busy.ts';
import { waitingOf } from '../../waiting/morning-list.ts';
import { reasonToWait, whyItWaits } from '../../waiting/reason-to-wait.ts';
import type { MorningCase, WaitingList } from '../../waiting/waiting-lists.ts';

/** A request or message as the diary looks at it. */
export interface DiaryCase extends MorningCase, Pick<Anonymous, 'size'> {
  readonly reference: string;
  /** 'Boskruin to Fourways', as it is for a visit. */
  readonly whatAt: (visit: Visit) => string;
}

/** A request or message as the team's devices show it. */
export interface NamedCase extends DiaryCase {
  readonly name: string;
  /** The path of its desk, with the key. */
  readonly desk: string;
  /** The question itself, without who asks it and for which day. */
  readonly asks: string;
}

/** What is not in the lists of the cases. */
interface Others<Case> {
  readonly left?: number;
  readonly suspects?: { readonly latest: readonly Case[]; readonly all: number };
}

interface Moment {
  readonly now: Date;
  readonly trucksADay: number;
}

/** The diary at that moment. */
export function diaryOf<Case extends NamedCase>(
  cases: readonly Case[],
  { now, trucksADay }: Moment,
  { left = 0, suspects = { latest: [], all: 0 } }: Others<Case> = {},
): DiaryView {
  const today = localDay(now);
  // A year's busy months are thousands of cases, and each may be in two lists.
  const reasons = new Map(cases.map((each) => [each, reasonToWait(each, now)]));
  const reasonOf = (each: Case) => reasons.get(each);
  const busy = busyOnes(cases.filter(isUntouched));
  // A customer who came before or after a flood is not below it.
  const calmFirst = (some: readonly PlannedVisit<Case>[]) =>
    some.toSorted((one, other) => Number(busy.has(one.of)) - Number(busy.has(other.of)));
  const entries = (some: readonly PlannedVisit<Case>[]) => rowsOf(calmFirst(some), now, reasonOf);
  const byNextVisit = (some: readonly Case[]) =>
    entries(some.map((of) => ({ of, visit: nextOf(of.progress.plan.visits, today) })));
  const planned = cases.flatMap((of) => plannedVisits(of, today).map((visit) => ({ of, visit })));
  return {
    asOf: deskTime(now.toISOString()),
    today,
    trucksADay,
    waiting: byNextVisit(Object.values(waitingOf(cases, now, reasonOf)).flat()),
    left,
    suspected: {
      latest: suspects.latest.map((each) => foundOf(each, now)),
      all: suspects.all,
    },
    undated: byNextVisit(cases.filter((each) => isUndated(each, today))),
    days: byDay(planned, entries),
  };
}

/** The agreed moves of the seven days before one, with what is still open of them. */
export function pastWeekOf(cases: readonly NamedCase[], before: CalendarDate, now: Date): PastWeek {
  const from = addDays(before, -7);
  const visits = cases
    .filter(({ progress }) => isAgreed(progress.stage))
    .flatMap((of) => of.progress.plan.visits.map((visit) => ({ of, visit })))
    .filter(({ visit: { day } }) => isCalendarDate(day) && day >= from && day < before);
  return { from, days: byDay(visits, (some) => rowsOf(some, now)) };
}

function byDay<Case extends DiaryCase>(
  visits: readonly PlannedVisit<Case>[],
  entries: (some: readonly PlannedVisit<Case>[]) => DiaryEntry[],
): DiaryDay[] {
  return [...Map.groupBy(visits, ({ visit }) => visit.day)]
    .toSorted(([one], [other]) => daysBetween(other, one))
    .map(([day, some]) => ({
      day,
      trucks: trucksIn(some),
      entries: entries(some.toSorted(surestFirst)),
    }));
}

function rowsOf<Case extends NamedCase>(
  some: readonly PlannedVisit<Case>[],
  now: Date,
  reasonOf = (each: Case) => reasonToWait(each, now),
): DiaryEntry[] {
  return foldAlike(some, ({ of }) => askedOnly(of)).map(({ first: { of, visit }, others }) => ({
    ...foundOf(of, now, visit, reasonOf(of)),
    alike: others.map((other) => nameOf(other.of)),
  }));
}

/** What the team does about each list: its button at the desk has the same words, if it has one. */
const NEXT: Readonly<Record<WaitingList, string>> = {
  reported: 'Answer what is missing or broken',
  toConfirm: ACTION_NAMES.confirmed,
  unanswered: ACTION_NAMES.quoted,
  asked: 'Answer them',
  papers: 'Tell the gate who comes',
  deposits: 'Ask for the deposit',
  toSettle: ACTION_NAMES.settled,
  unpaid: 'Ask for the money',
  toGiveBack: 'Give money back',
  callbacks: 'Call them',
  quotes: 'Ask about the quote',
};

/** A request or message with its name, what is next, and how long that has waited. */
export function foundOf(
  each: NamedCase,
  now: Date,
  visit = nextOf(each.progress.plan.visits, localDay(now)),
  reason = reasonToWait(each, now),
): FoundEntry {
  const next =
    reason && (reason.list === 'unanswered' && !each.isMove ? 'Answer' : NEXT[reason.list]);
  return {
    ...entryOf(each, now, visit, reason?.why ?? ''),
    ...nameOf(each),
    next: next ?? '',
    waited: reason ? waitedSince(reason.since, now) : '',
  };
}

/** Nothing of a day that has only begun, or is ahead. */
function waitedSince(since: string, now: Date): string {
  if (!isCalendarDate(since)) return roughly(now.getTime() - Date.parse(since));
  const days = daysBetween(since, localDay(now));
  return days < 1 ? '' : days === 1 ? '1 day' : `${days} days`;
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
  const { reference, whatAt, size, progress } = each;
  const { stage, holder, plan } = progress;
  const isSingle = plan.visits.length === 1;
  const name = isSingle ? '' : visitName(visit, plan.visits.indexOf(visit));
  const isOnlyItSure = stage === 'accepted' && isSure(progress, visit);
  const phase = isOnlyItSure ? 'booked' : situationOf(progress, localDay(now)).phase;
  return {
    reference,
    what: [whatAt(visit), name].filter(Boolean).join(', '),
    size,
    hours: onlyHours(visit.window),
    stage,
    status: PHASES[phase].inShort,
    holder: holder?.by ?? null,
    waits,
  };
}
