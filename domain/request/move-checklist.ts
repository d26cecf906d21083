import { addDays, type CalendarDate, isCalendarDate } from '../calendar-date.ts';
import type { Access, AccessSide } from './access.ts';
import { type GatePapers, missingPapers } from './gate-papers.ts';
import type { MoveType, QuoteRequest } from './request.schema.ts';

export interface ChecklistStep {
  /** 'Two weeks before'. */
  readonly heading: string;
  /** The day by which it should be done; empty without a move date. */
  readonly by: CalendarDate;
  readonly tasks: readonly string[];
}

/** Some tasks depend on the answers about either address. */
type Task = string | { readonly text: string; readonly when: (side: AccessSide) => boolean };

interface Week {
  readonly heading: string;
  readonly daysBefore: number;
  readonly tasks: Readonly<Record<MoveType, readonly Task[]>>;
}

const BOOK_LIFT: Task = {
  text: 'Check that the lift is booked.',
  when: ({ lift }) => lift === 'goods' || lift === 'small',
};
const wantsNotice = ({ notice }: AccessSide) => notice === 'day' || notice === 'days';
const TELL_GATE: Task = {
  text: 'Give the gate our vehicle registration and the crew’s names. We’ll email them to you.',
  when: wantsNotice,
};
const MANUAL_KEY: Task = {
  text: 'Keep the manual gate key at hand, in case the power is out.',
  when: ({ power }) => power === 'no',
};

const WEEKS: readonly Week[] = [
  {
    heading: 'Four weeks before',
    daysBefore: 28,
    tasks: {
      residential: [
        'Decide what isn’t moving, and sell it or give it away.',
        'If you rent, check how much notice your lease asks for.',
        {
          text: 'Ask the estate or body corporate for its moving hours, forms, deposit and truck limits.',
          when: ({ estate }) => estate === 'yes',
        },
      ],
      commercial: [
        'Ask both buildings for their moving hours, loading bay and goods lift.',
        'Draw where every desk, shelf and machine will go.',
      ],
    },
  },
  {
    heading: 'Three weeks before',
    daysBefore: 21,
    tasks: {
      residential: [
        'Ask your insurer to cover your belongings on the way. We don’t insure them.',
        'Move your fibre line and your municipal accounts.',
        'Start packing what you rarely use.',
      ],
      commercial: [
        'Ask your insurer to cover everything on the way. We don’t insure it.',
        'Order the fibre line for the new address.',
        'Tell customers and suppliers.',
      ],
    },
  },
  {
    heading: 'Two weeks before',
    daysBefore: 14,
    tasks: {
      residential: ['Give your new address to your bank, employer, school and doctor.', BOOK_LIFT],
      commercial: [
        'Number every desk, and mark its boxes, chair and screens with the same number.',
        BOOK_LIFT,
      ],
    },
  },
  {
    heading: 'One week before',
    daysBefore: 7,
    tasks: {
      residential: [
        'Pack everything you don’t use daily, and write the room on every box.',
        'Run the freezer down. We can’t take food that spoils or hazardous goods, such as gas and fuel.',
        TELL_GATE,
      ],
      commercial: [
        'Back up every computer, and keep the backup separate.',
        'Put hazardous goods aside. We can’t take them.',
        TELL_GATE,
      ],
    },
  },
  {
    heading: 'The day before',
    daysBefore: 1,
    tasks: {
      residential: [
        'Defrost and dry the fridge.',
        'Keep keys, documents, medicines and chargers with you.',
        'Photograph the meters.',
        MANUAL_KEY,
      ],
      commercial: [
        'Switch off and unplug everything we’re moving.',
        'Keep keys, alarm codes and access cards with one person.',
        MANUAL_KEY,
      ],
    },
  },
];

/** The tasks with their days, counted back from the move. Tasks that were due before today move to the
 *  first remaining step. Without a date in the future no step has a day. */
export function moveChecklist(
  { moveType, moveDate, access }: Pick<QuoteRequest, 'moveType' | 'moveDate' | 'access'>,
  today: CalendarDate,
): ChecklistStep[] {
  const isAhead = isCalendarDate(moveDate) && moveDate >= today;
  const steps: ChecklistStep[] = [];
  let late: string[] = [];
  for (const { heading, daysBefore, tasks } of WEEKS) {
    const by = isAhead ? addDays(moveDate, -daysBefore) : '';
    late = [...late, ...tasks[moveType].filter((task) => applies(task, access)).map(textOf)];
    if (isAhead && by < today) continue;
    if (late.length > 0) steps.push({ heading, by, tasks: late });
    late = [];
  }
  return late.length > 0 ? [{ heading: 'Today', by: today, tasks: late }] : steps;
}

/** The tasks for the evening before the move and earlier.
 *  @param papers what the visitor has got for the gate */
export function dayBeforeTasks(
  { moveType, access }: Pick<QuoteRequest, 'moveType' | 'access'>,
  papers: GatePapers | null,
): string[] {
  const { tasks } = WEEKS[WEEKS.length - 1] ?? { tasks: { residential: [], commercial: [] } };
  const missing = missingPapers(papers);
  const gate: Task = {
    text: missing
      ? `Phone us for ${missing}: the gate wants to know who comes.`
      : 'Check that the gate has our vehicle registration and the crew’s names.',
    when: wantsNotice,
  };
  return [...tasks[moveType], gate, BOOK_LIFT].filter((task) => applies(task, access)).map(textOf);
}

function applies(task: Task, access: Access | undefined): boolean {
  if (typeof task === 'string') return true;
  return access !== undefined && (task.when(access.from) || task.when(access.to));
}

function textOf(task: Task): string {
  return typeof task === 'string' ? task : task.text;
}
