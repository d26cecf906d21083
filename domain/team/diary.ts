import * as z from 'zod/mini';
import { STAGES } from '../move/stage.ts';
import { day, list } from '../shown.ts';

/** A request or message as anybody may see it: without a name, a number or an address. The feed for calendars shows it. */
export interface Anonymous {
  /** 'Boskruin to Fourways', by names from our own lists; 'Message'. */
  readonly what: string;
  /** '3 bedrooms', 'Business'; empty if it is not known. */
  readonly size: string;
}

const anonymousEntry = z.object({
  what: z.string(),
  size: z.string(),
  reference: z.string(),
  /** When the truck arrives: 'between 8 and 9'; empty if it is not known. */
  hours: z.string(),
  stage: z.enum(STAGES),
  /** 'confirmed', 'said yes', 'moved' */
  status: z.string(),
  /** The team member who has it. */
  holder: z.nullable(z.string()),
  /** The reason why it waits for the team; empty if it does not. */
  waits: z.string(),
}) satisfies z.ZodMiniType<Anonymous>;
export type AnonymousEntry = Readonly<z.output<typeof anonymousEntry>>;

const folded = z.object({
  reference: z.string(),
  name: z.string(),
  /** The path of its desk, with the key. */
  desk: z.string(),
});
export type FoldedEntry = Readonly<z.output<typeof folded>>;

const foundEntry = z.extend(anonymousEntry, {
  ...folded.shape,
  /** What the team does next, as its button says it; empty if it is not the team's turn. */
  next: z.string(),
  /** For how long it has waited for that: '3 h', '2 days'; empty if it has not yet. */
  waited: z.string(),
});
export type FoundEntry = Readonly<z.output<typeof foundEntry>>;

const diaryEntry = z.extend(foundEntry, {
  /** Those that ask the same, and on which nobody has acted either. */
  alike: list(folded),
});
export type DiaryEntry = Readonly<z.output<typeof diaryEntry>>;

const diaryDay = z.object({
  day,
  /** How many trucks are out with agreed moves. */
  trucks: z.int(),
  entries: list(diaryEntry),
});
export type DiaryDay = Readonly<z.output<typeof diaryDay>>;

/** All that is open, and all moves by day. */
export const diaryView = z.object({
  /** The time of this state as text. */
  asOf: z.string(),
  today: day,
  /** How many trucks the family has for a day. */
  trucksADay: z.int(),
  /** Submissions that wait for the team, the most urgent first. */
  waiting: list(diaryEntry),
  /** How many more wait for an answer than can be listed. */
  left: z.int(),
  /** The latest of those that may not come from a visitor, and on which nobody has acted; how many there are. */
  suspected: z.object({ latest: list(foundEntry), all: z.int() }),
  /** From a week ago on: the days with a move, or a wish or a quote for one. */
  days: list(diaryDay),
  /** Open moves without a day yet. */
  undated: list(diaryEntry),
});
export type DiaryView = Readonly<z.output<typeof diaryView>>;

/** The agreed moves of an earlier week. */
export const pastWeek = z.object({
  /** Its first day. */
  from: day,
  days: list(diaryDay),
});
export type PastWeek = Readonly<z.output<typeof pastWeek>>;

/** What somebody types to find a request or message: a part of a number, a reference or a name. */
export const soughtSchema = z.object({ typed: z.string().check(z.maxLength(200)) });

/** The requests and messages that were found, the newest first. */
export const foundView = z.object({ found: list(foundEntry) });
export type FoundView = Readonly<z.output<typeof foundView>>;
