import { type AnsweredCase, answerFigures } from '../history/answer-figures.ts';
import { shortTime } from '../local-time.ts';
import { sumOf } from '../money.ts';
import { HEARD_LABELS } from './heard.ts';
import type { Source } from './source.schema.ts';
import { sourceName } from './source-in-words.ts';

/** A request or message, where it came from and what came of it; about nobody in particular. */
export interface CountedCase extends AnsweredCase {
  readonly source: Source | null;
  /** The suburb that somebody moves from, by the name in our own lists; empty for a message. */
  readonly suburb: string;
  readonly outcome: 'moved' | 'cancelled' | null;
  /** What the move came to, in rand; 0 if there was none. */
  readonly amount: number;
}

/** What came in, and what came of it. */
export interface Figures {
  readonly cameIn: number;
  /** Answered within the promised time. */
  readonly inTime: number;
  readonly quoted: number;
  readonly accepted: number;
  readonly moved: number;
  readonly cancelled: number;
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

interface Grouping {
  readonly labelOf: (each: CountedCase) => string;
  /** All labels in their order; otherwise the one with most comes first. */
  readonly order?: readonly string[];
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** What `--by` takes. */
export const GROUPINGS = {
  source: { labelOf: ({ source }) => sourceName(source) },
  campaign: { labelOf: ({ source }) => source?.utm?.campaign ?? 'none' },
  page: { labelOf: ({ source }) => source?.page ?? 'not known' },
  heard: { labelOf: ({ source }) => (source?.heard ? HEARD_LABELS[source.heard] : 'not asked') },
  suburb: { labelOf: ({ suburb }) => suburb || 'not known' },
  weekday: { labelOf: ({ receivedAt }) => weekdayOf(receivedAt), order: WEEKDAYS },
  hour: { labelOf: ({ receivedAt }) => `${shortTime(receivedAt).slice(11, 13)}:00`, order: HOURS },
} as const satisfies Record<string, Grouping>;

export type GroupingName = keyof typeof GROUPINGS;

/** Campaigns and pages are anybody's text: a flood of them must not bury the others. */
const MOST_ROWS = 40;

/** The figures of each group, which add up to those of all. */
export function figuresBy(
  name: GroupingName,
  cases: readonly CountedCase[],
  now: Date,
): FiguresTable {
  const { labelOf, order }: Grouping = GROUPINGS[name];
  const groups = [...Map.groupBy(cases, labelOf)].toSorted(([one, some], [other, others]) =>
    order
      ? order.indexOf(one) - order.indexOf(other)
      : others.length - some.length || (one < other ? -1 : 1),
  );
  const rest = groups.splice(MOST_ROWS);
  if (rest.length > 0) groups.push([`${rest.length} others`, rest.flatMap(([, some]) => some)]);
  return {
    rows: groups.map(([label, some]) => ({ label, ...figuresOf(some, now) })),
    all: figuresOf(cases, now),
  };
}

function figuresOf(cases: readonly CountedCase[], now: Date): Figures {
  const { inTime, quoted, accepted, medianMs } = answerFigures(cases, now);
  const count = (outcome: CountedCase['outcome']) =>
    cases.filter((each) => each.outcome === outcome).length;
  const cameTo = sumOf(cases.map(({ amount }) => amount));
  const moved = count('moved');
  return {
    cameIn: cases.length,
    inTime,
    quoted,
    accepted,
    moved,
    cancelled: count('cancelled'),
    cameTo,
    average: moved > 0 ? cameTo / moved : null,
    medianMs,
  };
}

function weekdayOf(receivedAt: string): string {
  const sunday = 0;
  const day = new Date(shortTime(receivedAt).slice(0, 10)).getUTCDay();
  return WEEKDAYS[day === sunday ? 6 : day - 1] ?? '';
}
