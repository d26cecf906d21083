import { addDays, type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import type { Access, AccessSide } from './access.ts';
import { type GatePapers, missingPapers } from './gate-papers.ts';
import type { MoveType, QuoteRequest } from './request.schema.ts';

export interface ChecklistStep {
  /** 'Two weeks before'. */
  readonly heading: string;
  /** The day by which it should be done; empty without a move date. */
  readonly by: CalendarDate;
  readonly tasks: readonly ChecklistTask[];
}

/** Its id is what a device keeps of a ticked task, whose text may change. */
interface ChecklistTask {
  readonly id: string;
  readonly text: string;
}

/** Some tasks depend on the answers about either address. */
interface Task extends ChecklistTask {
  readonly when?: (side: AccessSide) => boolean;
}

interface Week {
  readonly heading: string;
  readonly daysBefore: number;
  readonly tasks: Readonly<Record<MoveType, readonly Task[]>>;
}

const BOOK_LIFT: Task = {
  id: 'lift',
  text: 'Check that the lift is booked.',
  when: ({ lift }) => lift === 'goods' || lift === 'small',
};
const wantsNotice = ({ notice }: AccessSide) => notice === 'day' || notice === 'days';
const TELL_GATE: Task = {
  id: 'gate',
  text: 'Give the gate our vehicle registration and the crew’s names. We’ll email them to you.',
  when: wantsNotice,
};
const MANUAL_KEY: Task = {
  id: 'manual-key',
  text: 'Keep the manual gate key at hand, in case the power is out.',
  when: ({ power }) => power === 'no',
};

const WEEKS: readonly Week[] = [
  {
    heading: 'Four weeks before',
    daysBefore: 28,
    tasks: {
      residential: [
        { id: 'sort-out', text: 'Decide what isn’t moving, and sell it or give it away.' },
        { id: 'lease', text: 'If you rent, check how much notice your lease asks for.' },
        {
          id: 'estate',
          text: 'Ask the estate or body corporate for its moving hours, forms, deposit and truck limits.',
          when: ({ estate }) => estate === 'yes',
        },
      ],
      commercial: [
        {
          id: 'buildings',
          text: 'Ask both buildings for their moving hours, loading bay and goods lift.',
        },
        { id: 'plan', text: 'Draw where every desk, shelf and machine will go.' },
      ],
    },
  },
  {
    heading: 'Three weeks before',
    daysBefore: 21,
    tasks: {
      residential: [
        {
          id: 'insurer',
          text: 'Ask your insurer to cover your belongings on the way. We don’t insure them.',
        },
        { id: 'accounts', text: 'Move your fibre line and your municipal accounts.' },
        { id: 'rarely-used', text: 'Start packing what you rarely use.' },
      ],
      commercial: [
        {
          id: 'insurer',
          text: 'Ask your insurer to cover everything on the way. We don’t insure it.',
        },
        { id: 'fibre', text: 'Order the fibre line for the new address.' },
        { id: 'customers', text: 'Tell customers and suppliers.' },
      ],
    },
  },
  {
    heading: 'Two weeks before',
    daysBefore: 14,
    tasks: {
      residential: [
        {
          id: 'new-address',
          text: 'Give your new address to your bank, employer, school and doctor.',
        },
        BOOK_LIFT,
      ],
      commercial: [
        {
          id: 'numbers',
          text: 'Number every desk, and mark its boxes, chair and screens with the same number.',
        },
        BOOK_LIFT,
      ],
    },
  },
  {
    heading: 'One week before',
    daysBefore: 7,
    tasks: {
      residential: [
        {
          id: 'pack',
          text: 'Pack everything you don’t use daily, and write the room on every box.',
        },
        {
          id: 'freezer',
          text: 'Run the freezer down. We can’t take food that spoils or hazardous goods, such as gas and fuel.',
        },
        TELL_GATE,
      ],
      commercial: [
        { id: 'backup', text: 'Back up every computer, and keep the backup separate.' },
        { id: 'hazardous', text: 'Put hazardous goods aside. We can’t take them.' },
        TELL_GATE,
      ],
    },
  },
  {
    heading: 'The day before',
    daysBefore: 1,
    tasks: {
      residential: [
        { id: 'fridge', text: 'Defrost and dry the fridge.' },
        { id: 'with-you', text: 'Keep keys, documents, medicines and chargers with you.' },
        { id: 'meters', text: 'Photograph the meters.' },
        MANUAL_KEY,
      ],
      commercial: [
        { id: 'unplug', text: 'Switch off and unplug everything we’re moving.' },
        { id: 'access-cards', text: 'Keep keys, alarm codes and access cards with one person.' },
        MANUAL_KEY,
      ],
    },
  },
];

/** The tasks with their days, counted back from the move. Tasks that were due before today move to the
 *  first remaining step. Without a date in the future no step has a day.
 *  @param isFromHome whether the next visit begins at the old address */
export function moveChecklist(
  { moveType, moveDate, access }: Pick<QuoteRequest, 'moveType' | 'moveDate' | 'access'>,
  today: CalendarDate,
  isFromHome = true,
): ChecklistStep[] {
  const isAhead = isCalendarDate(moveDate) && moveDate >= today;
  if (!isFromHome) {
    const by = isAhead ? addDays(moveDate, -1) : '';
    return [{ heading: 'The day before', by, tasks: AT_ARRIVAL }];
  }
  const steps: ChecklistStep[] = [];
  let late: ChecklistTask[] = [];
  for (const { heading, daysBefore, tasks } of WEEKS) {
    const by = isAhead ? addDays(moveDate, -daysBefore) : '';
    late = [...late, ...tasks[moveType].filter((task) => applies(task, access))];
    if (isAhead && by < today) continue;
    if (late.length > 0) steps.push({ heading, by, tasks: late });
    late = [];
  }
  return late.length > 0 ? [{ heading: 'Today', by: today, tasks: late }] : steps;
}

/** Of a visit that does not begin at the old address: nobody leaves it that day. */
const AT_ARRIVAL: readonly Task[] = [
  { id: 'new-keys', text: 'Have the keys with you, and clear the way from the door.' },
  { id: 'rooms', text: 'Decide which room each big piece goes to.' },
];

/** The tasks for the evening before a visit and earlier.
 *  @param papers what the visitor has got for the gate
 *  @param isFromHome whether it begins at the old address */
export function dayBeforeTasks(
  { moveType, access }: Pick<QuoteRequest, 'moveType' | 'access'>,
  papers: GatePapers | null,
  isFromHome = true,
): string[] {
  const { tasks } = WEEKS[WEEKS.length - 1] ?? { tasks: { residential: [], commercial: [] } };
  const missing = missingPapers(papers);
  const gate: Task = {
    id: 'gate-knows',
    text: missing
      ? `Phone us for ${missing}: the gate wants to know who comes.`
      : 'Check that the gate has our vehicle registration and the crew’s names.',
    when: wantsNotice,
  };
  return [...(isFromHome ? tasks[moveType] : AT_ARRIVAL), gate, BOOK_LIFT]
    .filter((task) => applies(task, access))
    .map(({ text }) => text);
}

function applies({ when }: Task, access: Access | undefined): boolean {
  return !when || (access !== undefined && (when(access.from) || when(access.to)));
}
