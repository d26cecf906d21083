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

const diaryEntry = z.extend(anonymousEntry, {
  ...folded.shape,
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
  /** From a week ago on: the days with a move, or a wish or a quote for one. */
  days: list(diaryDay),
  /** Open moves without a day yet. */
  undated: list(diaryEntry),
});
export type DiaryView = Readonly<z.output<typeof diaryView>>;
