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
import { byHours, onlyHours, windowOf } from '../../moves/hours.ts';
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
  { now, movesADay }: { readonly now: Date; readonly movesADay: number },
): DiaryView {
  const today = localDay(now);
  // A year's busy months are thousands of cases, and each may be in two lists.
  const reasons = new Map(cases.map((each) => [each, reasonToWait(each, now)]));
  const reasonOf = (each: Case) => reasons.get(each);
  const busy = busyOnes(cases.filter(isUntouched));
  // A customer who came before or after a flood is not below it.
  const calmFirst = (some: readonly Case[]) =>
    some.toSorted((one, other) => Number(busy.has(one)) - Number(busy.has(other)));
  const entries = (some: readonly Case[]) =>
    foldAlike(calmFirst(some), askedOnly).map(({ first, others }) => ({
      ...entryOf(first, now, reasonOf(first)?.why ?? ''),
      ...nameOf(first),
      alike: others.map(nameOf),
    }));
  const planned = cases.filter((each) => isPlanned(each, today));
  const byDay = Map.groupBy(planned, ({ progress }) => progress.moveDay.day);
  return {
    asOf: deskTime(now.toISOString()),
    today,
    movesADay,
    waiting: entries(Object.values(waitingOf(cases, now, reasonOf)).flat()),
    undated: entries(cases.filter((each) => isUndated(each, today))),
    days: [...byDay]
      .toSorted(([one], [other]) => daysBetween(other, one))
      .map(([day, some]) => ({
        day,
        agreed: some.filter(({ progress }) => isAgreed(progress.stage)).length,
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

/** Whether a move may take place on its planned day, as far as the diary shows days. */
export function isPlanned({ progress }: Pick<DiaryCase, 'progress'>, today: CalendarDate): boolean {
  const { stage, quote } = progress;
  const day = progress.moveDay.day;
  if (!isCalendarDate(day) || !PLANNED.includes(stage)) return false;
  if (isAgreed(stage)) return day >= addDays(today, -DIARY_PAST_DAYS);
  const isOpen = stage !== 'quoted' || !hasRunOut(quote, today);
  return isOpen && day >= today && day <= addDays(today, DIARY_DAYS);
}

/** Whether it is open, and has no date; a yes stays open until the day is confirmed or the move cancelled. */
function isUndated({ isMove, progress, receivedAt }: DiaryCase, today: CalendarDate): boolean {
  const { stage, quote } = progress;
  const day = progress.moveDay.day;
  if (!isMove || isCalendarDate(day) || !PLANNED.includes(stage)) return false;
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

/** Moves of the same stage by their hours. */
export function surestFirst({ progress: one }: DiaryCase, { progress: other }: DiaryCase): number {
  return (
    PLANNED.indexOf(one.stage) - PLANNED.indexOf(other.stage) ||
    byHours(windowOf(one), windowOf(other))
  );
}

/** The request or message as the diary shows it at that moment, without its name. */
export function entryOf(each: DiaryCase, now: Date, waits = whyItWaits(each, now)): AnonymousEntry {
  const { reference, what, size, progress } = each;
  const { stage, holder } = progress;
  return {
    reference,
    what,
    size,
    hours: onlyHours(windowOf(progress)),
    stage,
    status: PHASES[situationOf(progress, localDay(now)).phase].inShort,
    holder: holder?.by ?? null,
    waits,
  };
}
