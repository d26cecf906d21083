import type { KindName } from '../kind.ts';
import { shortTime } from '../local-time.ts';
import { HEARD_LABELS, type Heard } from './heard.ts';
import { type SourceSigns, sourceName } from './source-in-words.ts';
import type { CountedTaps } from './tap.ts';

/** Requests and messages that have something in common, and what came of them; about nobody in particular. Only what
 *  was asked for is known of them. */
export interface CountedCases extends Counts {
  readonly kind?: KindName;
  readonly source?: SourceSigns | null;
  readonly campaign?: string | null;
  readonly page?: string | null;
  readonly heard?: Heard | null;
  /** The suburb that they move from, by the name in our own lists; empty for messages. */
  readonly suburb?: string;
  /** An ISO time, to ten minutes. */
  readonly receivedAt?: string;
}

interface Counts {
  readonly cameIn: number;
  readonly answered: number;
  /** Answered within the promised time, or not; the rest still has time. */
  readonly inTime: number;
  readonly late: number;
  readonly quoted: number;
  readonly accepted: number;
  readonly moved: number;
  readonly cancelled: number;
  /** What the moves came to. */
  readonly cents: number;
  /** The seconds until each first answer. */
  readonly waits: readonly number[];
}

/** What came in, and what came of it. */
export interface Figures extends Omit<Counts, 'cents' | 'waits'> {
  /** On our number, chat or address; null where they are not known to belong. */
  readonly taps: number | null;
  /** In rand. */
  readonly cameTo: number;
  /** Of a move; null without one. */
  readonly average: number | null;
  /** The time to the first answer that half of the answered did not exceed; null without any. */
  readonly medianMs: number | null;
}

export interface FiguresTable {
  readonly rows: readonly (Figures & { readonly label: string })[];
  readonly all: Figures;
}

export interface Grouping {
  readonly labelOf: (each: CountedCases) => string;
  /** What of a tap has these labels; missing where nothing has. */
  readonly tapsBy?: 'source' | 'page';
  /** All labels in their order; otherwise the one with most comes first. */
  readonly order?: readonly string[];
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const localTime = ({ receivedAt = '' }: CountedCases) => shortTime(receivedAt);

/** What `--by` takes. */
export const GROUPINGS = {
  source: { labelOf: ({ source }) => sourceName(source ?? null), tapsBy: 'source' },
  campaign: { labelOf: ({ campaign }) => campaign ?? 'none' },
  page: { labelOf: ({ page }) => page ?? 'not known', tapsBy: 'page' },
  heard: { labelOf: ({ heard }) => (heard ? HEARD_LABELS[heard] : 'not asked') },
  suburb: { labelOf: ({ suburb }) => suburb || 'not known' },
  weekday: {
    labelOf: (each) => weekdayOf(localTime(each).slice(0, 10)),
    order: WEEKDAYS,
  },
  hour: { labelOf: (each) => `${localTime(each).slice(11, 13)}:00`, order: HOURS },
} as const satisfies Record<string, Grouping>;

export type GroupingName = keyof typeof GROUPINGS;

/** Campaigns and pages are anybody's text: a flood of them must not bury the others. */
const MOST_ROWS = 40;

/** The figures of each group, which add up to those of all.
 *  @param most groups that have a row to themselves */
export function figuresBy(
  { labelOf, tapsBy, order }: Grouping,
  cases: readonly CountedCases[],
  taps: readonly CountedTaps[],
  most = MOST_ROWS,
): FiguresTable {
  const casesBy = Map.groupBy(cases, labelOf);
  const tapped = Map.groupBy(tapsBy ? taps : [], (each) => (tapsBy && each[tapsBy]) ?? '');
  const groups = [...new Set([...casesBy.keys(), ...tapped.keys()])]
    .map((label) => groupOf(label, casesBy.get(label), tapped.get(label)))
    .toSorted((one, other) =>
      order
        ? order.indexOf(one.label) - order.indexOf(other.label)
        : other.cameIn - one.cameIn ||
          other.tapped - one.tapped ||
          (one.label < other.label ? -1 : 1),
    );
  const rest = groups.splice(most);
  if (rest.length > 0) {
    const others = rest.flatMap((each) => each.cases);
    const tapsOfOthers = rest.flatMap((each) => each.taps);
    groups.push(groupOf(`${rest.length} others`, others, tapsOfOthers));
  }
  const known = (some: readonly CountedTaps[]) => (tapsBy ? some : null);
  return {
    rows: groups.map(({ label, cases, taps }) => ({ label, ...figuresOf(cases, known(taps)) })),
    all: figuresOf(cases, known(taps)),
  };
}

function groupOf(
  label: string,
  cases: readonly CountedCases[] = [],
  taps: readonly CountedTaps[] = [],
) {
  const cameIn = sumOver(cases, (each) => each.cameIn);
  return { label, cases, taps, cameIn, tapped: sumOver(taps, ({ count }) => count) };
}

/** @param taps null where they are not known to belong */
export function figuresOf(
  cases: readonly CountedCases[],
  taps: readonly CountedTaps[] | null = null,
): Figures {
  const sum = (of: (each: CountedCases) => number) => sumOver(cases, of);
  const moved = sum((each) => each.moved);
  const cameTo = sum((each) => each.cents) / 100;
  return {
    taps: taps && sumOver(taps, ({ count }) => count),
    cameIn: sum((each) => each.cameIn),
    answered: sum((each) => each.answered),
    inTime: sum((each) => each.inTime),
    late: sum((each) => each.late),
    quoted: sum((each) => each.quoted),
    accepted: sum((each) => each.accepted),
    moved,
    cancelled: sum((each) => each.cancelled),
    cameTo,
    average: moved > 0 ? cameTo / moved : null,
    medianMs: medianMs(cases.flatMap(({ waits }) => waits)),
  };
}

function sumOver<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}

/** The middle one; of two the lower, so that it is a wait that somebody had. */
function medianMs(waits: readonly number[]): number | null {
  const middle = waits.toSorted((one, other) => one - other)[Math.ceil(waits.length / 2) - 1];
  return middle === undefined ? null : middle * 1000;
}

function weekdayOf(day: string): string {
  const number = new Date(day).getUTCDay();
  return WEEKDAYS[(number + 6) % 7] ?? '';
}
