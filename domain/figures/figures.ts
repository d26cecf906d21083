import * as z from 'zod/mini';
import { shortTime } from '../dates/local-time.ts';
import { type CountedNo, countedNo, NO_KEYS } from '../quote/said-no.ts';
import type { KindName } from '../request/kind.ts';
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
  /** The suburb that they are in, by the name in our own lists; empty for a kind without places. */
  readonly suburb?: string;
  /** An ISO time, to ten minutes. */
  readonly receivedAt?: string;
}

interface Counts
  extends Omit<
    Figures,
    'taps' | 'cameTo' | 'received' | 'average' | 'medianMs' | 'saidNo' | 'why'
  > {
  /** The price of the moves in the end. */
  readonly cents: number;
  /** What came in for all of them, less what was given back. */
  readonly receivedCents: number;
  /** The seconds until each first answer. */
  readonly waits: readonly number[];
  /** The reason of each no. */
  readonly noes: readonly (keyof CountedNo)[];
}

const count = z.int();

/** What came in, and what came of it. */
export const figures = z.object({
  /** On our number, chat or address; null where they are not known to belong. */
  taps: z.nullable(count),
  cameIn: count,
  answered: count,
  /** Answered within the promised time, or not; the rest still has time. */
  inTime: count,
  late: count,
  quoted: count,
  accepted: count,
  moved: count,
  cancelled: count,
  saidNo: count,
  /** Those by their reasons. */
  why: countedNo,
  /** What the moves were billed, or else agreed, in rand. */
  cameTo: z.number(),
  /** The money that came in for all of these, on whatever day, less what was given back: deposits are in it. */
  received: z.number(),
  /** Of a move; null without one. */
  average: z.nullable(z.number()),
  /** The time to the first answer that half of the answered did not exceed; null without any. */
  medianMs: z.nullable(count),
});
export type Figures = Readonly<z.output<typeof figures>>;

export interface FiguresTable {
  readonly rows: readonly (Figures & { readonly label: string })[];
  readonly all: Figures;
}

export interface Grouping {
  /** The fact that the members of a group share. */
  readonly keyOf: (each: CountedCases) => string;
  /** Its text, if the key is none. */
  readonly labelOf?: (key: string) => string;
  /** The part of a tap that has these keys; missing where none has. */
  readonly tapsBy?: 'source' | 'page';
  /** By the key; otherwise the group with most comes first. */
  readonly isOrdered?: true;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const localTime = ({ receivedAt = '' }: CountedCases) => shortTime(receivedAt);
/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string) => `${new Date(day).getUTCDay() || 7}`;

/** What `--by` takes. */
export const GROUPINGS = {
  source: { keyOf: ({ source }) => sourceName(source ?? null), tapsBy: 'source' },
  campaign: { keyOf: ({ campaign }) => campaign ?? 'none' },
  page: { keyOf: ({ page }) => page ?? 'not known', tapsBy: 'page' },
  heard: { keyOf: ({ heard }) => (heard ? HEARD_LABELS[heard] : 'not asked') },
  suburb: { keyOf: ({ suburb }) => suburb || 'not known' },
  weekday: {
    keyOf: (each) => weekdayOf(localTime(each).slice(0, 10)),
    labelOf: (number) => WEEKDAYS[Number(number) % 7] ?? '',
    isOrdered: true,
  },
  hour: {
    keyOf: (each) => localTime(each).slice(11, 13),
    labelOf: (hour) => `${hour}:00`,
    isOrdered: true,
  },
} as const satisfies Record<string, Grouping>;

export type GroupingName = keyof typeof GROUPINGS;

/** Campaigns and pages are anybody's text: a flood of them must not bury the others. */
const MOST_ROWS = 40;

/** The figures of each group, which add up to those of all.
 *  @param most groups that have a row to themselves */
export function figuresBy(
  { keyOf, labelOf = (key) => key, tapsBy, isOrdered }: Grouping,
  cases: readonly CountedCases[],
  taps: readonly CountedTaps[],
  most = MOST_ROWS,
): FiguresTable {
  const casesBy = Map.groupBy(cases, keyOf);
  const tapped = Map.groupBy(tapsBy ? taps : [], (each) => (tapsBy && each[tapsBy]) ?? '');
  const groups = [...new Set([...casesBy.keys(), ...tapped.keys()])]
    .toSorted()
    .map((key) => groupOf(labelOf(key), casesBy.get(key), tapped.get(key)));
  if (!isOrdered)
    groups.sort((one, other) => other.cameIn - one.cameIn || other.tapped - one.tapped);
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
    ...saidNo(cases),
    cameTo,
    received: sum((each) => each.receivedCents) / 100,
    average: moved > 0 ? cameTo / moved : null,
    medianMs: medianMs(cases.flatMap(({ waits }) => waits)),
  };
}

function saidNo(cases: readonly CountedCases[]): Pick<Figures, 'saidNo' | 'why'> {
  const noes = cases.flatMap((each) => each.noes);
  const why = NO_KEYS.map((key) => [key, noes.filter((no) => no === key).length]);
  return { saidNo: noes.length, why: Object.fromEntries(why) as CountedNo }; // each key
}

function sumOver<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}

/** The middle one; of two the lower, so that it is a wait that somebody had. */
function medianMs(waits: readonly number[]): number | null {
  const middle = waits.toSorted((one, other) => one - other)[Math.ceil(waits.length / 2) - 1];
  return middle === undefined ? null : middle * 1000;
}
