const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A restarting mail server is back in seconds, a blocked account in days. */
const GROWING_PAUSES = [
  5 * SECOND,
  15 * SECOND,
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
];
export const LONGEST_PAUSE_MS = 6 * HOUR;
/** Then four tries a day for five full days: a long weekend and a day's leave. */
const LAST_PAUSES = Array.from({ length: 20 }, () => LONGEST_PAUSE_MS);

const PAUSES = [...GROWING_PAUSES, ...LAST_PAUSES];

/** Milliseconds to wait after this number of failures, or undefined when it is time to give up. */
export function pauseAfter(failures: number): number | undefined {
  return PAUSES[failures - 1];
}
