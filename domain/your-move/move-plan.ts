import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import type { Phase } from '../move/phases.ts';
import type { MovePlan } from './move-plan.schema.ts';
import type { YourMove } from './your-move.ts';

export type { MovePlan } from './move-plan.schema.ts';

/** As long as its day is not over. */
const STATES: Readonly<Record<Phase, MovePlan['state']>> = {
  waiting: 'open',
  taken: 'open',
  answered: 'open',
  quoted: 'open',
  outdated: 'open',
  undelivered: 'open',
  changed: 'open',
  agreed: 'agreed',
  booked: 'confirmed',
  lapsed: 'off',
  declined: 'off',
  lost: 'off',
  same: 'off',
  refused: 'off',
  cancelled: 'off',
  off: 'off',
  overdue: 'over',
  'under-way': 'confirmed',
  moved: 'over',
  owing: 'over',
  paid: 'over',
};

type Course = Pick<YourMove, 'phase' | 'moveDay'> & {
  readonly booking: Pick<NonNullable<YourMove['booking']>, 'day'> | null;
};

/** The day that the plan names: of a cancelled move the one that it had. */
export function planDay({ moveDay, booking }: Omit<Course, 'phase'>): string {
  return booking?.day || moveDay.day;
}

/** How sure the day is, or why nobody has to be let in. */
export function planState(move: Course, today: CalendarDate): MovePlan['state'] {
  const state = STATES[move.phase];
  if (state === 'off') return state;
  const day = planDay(move);
  if (isCalendarDate(day) && day < today) return 'over';
  // A yes to a price has no day yet.
  return state === 'agreed' && move.moveDay.status !== 'agreed' ? 'open' : state;
}

/** Whether the plan says where and when. */
export function hasPlan(move: Course, today: CalendarDate): boolean {
  return isToCome(planState(move, today));
}

/** Whether somebody may have to be let in. */
export function isToCome(state: MovePlan['state']): boolean {
  return state !== 'off' && state !== 'over';
}

/** How far it is, and what is next. */
export function planSays({ state, day }: MovePlan, today: CalendarDate): string {
  if (state === 'confirmed' && day === today) return 'We’re coming today.';
  return SAYS[state];
}

const SAYS: Readonly<Record<MovePlan['state'], string>> = {
  open: 'The day isn’t fixed yet. Once it is, this link shows it, with the hours and who comes.',
  agreed:
    'The day is agreed, but we haven’t confirmed it yet. Until then, please don’t book a lift or take leave for it.',
  confirmed: 'We’ve confirmed the day. If anything changes, this link shows it.',
  off: 'As things are, we’re not coming.',
  over: 'This day is over, so there is nothing left to read.',
};

/** The heading of the page that a link opens which only reads. */
export const PLAN = 'Move plan';

/** The sentence in which the plan describes its link. */
export const ONLY_READS = 'This link only reads.';

/** The address of the plan that a key opens. */
export function planLink(readKey: string): string {
  return `/move-plan#${readKey}`;
}
