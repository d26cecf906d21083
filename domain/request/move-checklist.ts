import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '../dates/calendar-date.ts';
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
  /** Its last useful day, counted back from the move: nobody checks a lease on the eve. */
  readonly until: number;
  readonly when?: (side: AccessSide) => boolean;
}

interface Week {
  readonly heading: string;
  readonly daysBefore: number;
  readonly tasks: Readonly<Record<MoveType, readonly Task[]>>;
}

export const BOOK_LIFT: Task = {
  id: 'lift',
  until: 1,
  text: 'Check that the lift is booked.',
  when: ({ lift }) => lift === 'goods' || lift === 'small',
};
const wantsNotice = ({ notice }: AccessSide) => notice === 'day' || notice === 'days';
const TELL_GATE: Task = {
  id: 'gate',
  until: 1,
  text: 'Give the gate our vehicle registration and the crew’s names. We’ll email them to you.',
  when: wantsNotice,
};
const MANUAL_KEY: Task = {
  id: 'manual-key',
  until: 0,
  text: 'Keep the manual gate key at hand, in case the power is out.',
  when: ({ power }) => power === 'no',
};

export const METERS: Task = { id: 'meters', until: 0, text: 'Photograph the meters.' };

const LAST_LOOK: Task = {
  id: 'last-look',
  until: 0,
  text: 'Before we drive off, open every cupboard once more.',
};

const EVE = 1;

const WEEKS: readonly Week[] = [
  {
    heading: 'Four weeks before',
    daysBefore: 28,
    tasks: {
      residential: [
        {
          id: 'sort-out',
          until: 7,
          text: 'Decide what isn’t moving, and sell it or give it away.',
        },
        { id: 'lease', until: 28, text: 'If you rent, check how much notice your lease asks for.' },
        {
          id: 'estate',
          until: 3,
          text: 'Ask the estate or body corporate for its moving hours, forms, deposit and truck limits.',
          when: ({ estate }) => estate === 'yes',
        },
      ],
      commercial: [
        {
          id: 'buildings',
          until: 3,
          text: 'Ask both buildings for their moving hours, loading bay and goods lift.',
        },
        { id: 'plan', until: 2, text: 'Draw where every desk, shelf and machine will go.' },
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
          until: 2,
          text: 'Ask your insurer to cover your belongings on the way. We don’t insure them.',
        },
        { id: 'accounts', until: 3, text: 'Move your fibre line and your municipal accounts.' },
        { id: 'rarely-used', until: 8, text: 'Start packing what you rarely use.' },
      ],
      commercial: [
        {
          id: 'insurer',
          until: 2,
          text: 'Ask your insurer to cover everything on the way. We don’t insure it.',
        },
        { id: 'fibre', until: 7, text: 'Order the fibre line for the new address.' },
        { id: 'customers', until: 2, text: 'Tell customers and suppliers.' },
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
          until: 3,
          text: 'Give your new address to your bank, employer, school and doctor.',
        },
        BOOK_LIFT,
      ],
      commercial: [
        {
          id: 'numbers',
          until: 2,
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
          until: 2,
          text: 'Pack everything you don’t use daily, and write the room on every box.',
        },
        {
          id: 'freezer',
          until: 2,
          text: 'Run the freezer down. We can’t take food that spoils or hazardous goods, such as gas and fuel.',
        },
        TELL_GATE,
      ],
      commercial: [
        { id: 'backup', until: 1, text: 'Back up every computer, and keep the backup separate.' },
        { id: 'hazardous', until: 2, text: 'Put hazardous goods aside. We can’t take them.' },
        TELL_GATE,
      ],
    },
  },
  {
    heading: 'The day before',
    daysBefore: EVE,
    tasks: {
      residential: [
        { id: 'fridge', until: 1, text: 'Defrost and dry the fridge.' },
        {
          id: 'with-you',
          until: 0,
          text: 'Keep keys, documents, medicines and chargers with you.',
        },
        METERS,
        MANUAL_KEY,
      ],
      commercial: [
        { id: 'unplug', until: 0, text: 'Switch off and unplug everything we’re moving.' },
        {
          id: 'access-cards',
          until: 0,
          text: 'Keep keys, alarm codes and access cards with one person.',
        },
        MANUAL_KEY,
      ],
    },
  },
  {
    heading: 'On the day',
    daysBefore: 0,
    tasks: { residential: [LAST_LOOK], commercial: [LAST_LOOK] },
  },
];

/** The tasks with their days, counted back from the move. Tasks that were due before today move to the
 *  first remaining step, unless their last useful day has gone by too. Without a date in the future no step has a day.
 *  @param isFromHome whether the next visit begins at the old address */
export function moveChecklist(
  { moveType, moveDate, access }: Pick<QuoteRequest, 'moveType' | 'moveDate' | 'access'>,
  today: CalendarDate,
  isFromHome = true,
): ChecklistStep[] {
  const isAhead = isCalendarDate(moveDate) && moveDate >= today;
  if (!isFromHome) {
    const by = isAhead ? addDays(moveDate, -EVE) : '';
    return [{ heading: 'The day before', by, tasks: AT_ARRIVAL }];
  }
  const daysLeft = isAhead ? daysBetween(today, moveDate) : Number.POSITIVE_INFINITY;
  const steps: ChecklistStep[] = [];
  let late: ChecklistTask[] = [];
  for (const { heading, daysBefore, tasks } of WEEKS) {
    const left = tasks[moveType].filter(
      (task) => applies(task, access) && (!isAhead || task.until <= daysLeft),
    );
    late = [...late, ...left];
    if (daysBefore > daysLeft) continue;
    const by = isAhead ? addDays(moveDate, -daysBefore) : '';
    if (late.length > 0) steps.push({ heading, by, tasks: late });
    late = [];
  }
  return steps;
}

/** Of a visit that does not begin at the old address: nobody leaves it that day. */
const AT_ARRIVAL: readonly Task[] = [
  { id: 'new-keys', until: 0, text: 'Have the keys with you, and clear the way from the door.' },
  { id: 'rooms', until: 0, text: 'Decide which room each big piece goes to.' },
];

/** The tasks for the evening before a visit and earlier.
 *  @param papers what the visitor has got for the gate
 *  @param isFromHome whether it begins at the old address */
export function dayBeforeTasks(
  { moveType, access }: Pick<QuoteRequest, 'moveType' | 'access'>,
  papers: GatePapers | null,
  isFromHome = true,
): string[] {
  const eve = WEEKS.filter(({ daysBefore }) => daysBefore === EVE);
  const tasks = eve.flatMap((week) => week.tasks[moveType]);
  const missing = missingPapers(papers);
  const gate: Task = {
    id: 'gate-knows',
    until: 1,
    text: missing
      ? `Phone us for ${missing}: the gate wants to know who comes.`
      : 'Check that the gate has our vehicle registration and the crew’s names.',
    when: wantsNotice,
  };
  return [...(isFromHome ? tasks : AT_ARRIVAL), gate, BOOK_LIFT]
    .filter((task) => applies(task, access))
    .map(({ text }) => text);
}

function applies({ when }: Task, access: Access | undefined): boolean {
  return !when || (access !== undefined && (when(access.from) || when(access.to)));
}
