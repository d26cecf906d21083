import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { partsOf } from '../../domain/quote/quote-in-words.ts';
import { type AccessSide, accessInWords } from '../../domain/request/access.ts';
import { addressInWords } from '../../domain/request/labels.ts';
import { dayBeforeTasks } from '../../domain/request/move-checklist.ts';
import { isToCome, type MovePlan, planDay, planState } from '../../domain/your-move/move-plan.ts';
import { ACCESS_ON_PLAN, type Planned } from './plan-fields.ts';

/** What a link that only reads shows of a move. */
export function planOf(
  { reference, phase, moveDay, request, booking }: Planned,
  today: CalendarDate,
): MovePlan {
  const day = planDay({ moveDay, booking });
  const state = planState({ phase, moveDay, booking }, today);
  if (!isToCome(state)) return { reference, state, day, visit: null };
  const access = accessOf(request.access);
  const isConfirmed = state === 'confirmed';
  const { papers = null, lines = [], window = '' } = booking ?? {};
  return {
    reference,
    state,
    day,
    visit: {
      from: addressInWords(request.fromAddress),
      to: addressInWords(request.toAddress),
      hours: state === 'open' ? '' : window,
      comes: isConfirmed ? whoComes(partsOf(lines).brings, papers) : [],
      access: [
        { label: 'Where we load', value: access ? accessInWords(access.from) : '' },
        { label: 'Where we unload', value: access ? accessInWords(access.to) : '' },
      ].filter(({ value }) => value !== ''),
      // Nobody can tell a gate yet what is not confirmed.
      tasks: isConfirmed ? dayBeforeTasks({ ...request, access }, papers) : [],
    },
  };
}

/** The access as the plan has it, what is not on it unanswered. */
function accessOf(access: Planned['request']['access']): Planned['request']['access'] {
  return access && { ...access, from: shownOf(access.from), to: shownOf(access.to) };
}

function shownOf(side: AccessSide): AccessSide {
  const answers = Object.entries(side) as [keyof AccessSide, string][]; // of all its answers, each a text
  return Object.fromEntries(
    answers.map(([name, answer]) => [name, ACCESS_ON_PLAN[name] ? answer : '']),
  ) as AccessSide; // the same names
}

function whoComes(brings: string, papers: NonNullable<Planned['booking']>['papers']) {
  return [
    { label: 'We bring', value: brings },
    { label: 'Vehicle registration', value: papers?.registration ?? '' },
    { label: 'Crew', value: papers?.crew.join(', ') ?? '' },
  ].filter(({ value }) => value !== '');
}
