import * as z from 'zod/mini';

/** The value of an answer; of a list, what was chosen. Empty without an answer. */
const value = z.union([z.string(), z.readonly(z.array(z.string()))]);

/** One answer that was replaced, as data: its text is composed when somebody reads it. */
export const requestChange = z.object({
  /** An AnswerField (labels.ts), or that of an earlier release. */
  field: z.string(),
  before: value,
  after: value,
});
export type RequestChange = Readonly<z.output<typeof requestChange>>;
