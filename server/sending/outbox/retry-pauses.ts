import type { Fault } from '../mail/mail.ts';

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
const LONGEST_PAUSE_MS = 6 * HOUR;
/** A part of each pause, so that what failed together does not come back together. */
const MOST_JITTER = 0.1;
/** Then four tries a day for five full days: a long weekend and a day's leave. */
const LAST_PAUSES = Array.from({ length: 20 }, () => LONGEST_PAUSE_MS);

const PAUSES = [...GROWING_PAUSES, ...LAST_PAUSES];

/** A mail server that refuses a mail for good, for a reason that will pass, is not asked again within seconds. */
const AFTER_REFUSAL_MS = 15 * MINUTE;

/** After an attempt whose message was complete, and to which no answer came: each attempt may be another copy. */
const UNANSWERED_PAUSES = [2, 6, 24, 24, 24, 24, 24].map((hours) => hours * HOUR);
export const LONGEST_UNANSWERED_PAUSE_MS = Math.max(...UNANSWERED_PAUSES);

/** Milliseconds to wait after this number of failures, or undefined when it is time to give up. */
export function pauseAfter(
  failures: number,
  fault: Fault,
  chance = Math.random(),
): number | undefined {
  if (fault === 'no-such-address') return undefined;
  const pause = PAUSES[failures - 1];
  if (pause === undefined) return undefined;
  return jittered(fault === 'refused' ? Math.max(pause, AFTER_REFUSAL_MS) : pause, chance);
}

function jittered(pause: number, chance: number): number {
  return Math.round(pause * (1 + MOST_JITTER * chance));
}

/** Milliseconds to wait after this number of unanswered tries, or undefined when it is time to give up. */
export function pauseAfterUnanswered(tries: number): number | undefined {
  return UNANSWERED_PAUSES[tries - 1];
}

/** The schedule of Standard Webhooks 1.0.0, continued until five days are full. */
const WEBHOOK_PAUSES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  ...[2, 5, 10, 14, 20, 24, 24, 24].map((hours) => hours * HOUR),
];
/** Also what a receiver may ask for with Retry-After. */
export const LONGEST_WEBHOOK_PAUSE_MS = Math.round(24 * HOUR * (1 + MOST_JITTER));

/** A clock that was set back is recognised by a longer pause than there is. */
export const LONGEST_PAUSES_MS = {
  mail: jittered(LONGEST_PAUSE_MS, 1),
  webhook: LONGEST_WEBHOOK_PAUSE_MS,
};

/** Milliseconds to wait after this number of failures of a webhook, or undefined when it is time to give up. */
export function pauseAfterWebhook(failures: number, chance = Math.random()): number | undefined {
  const pause = WEBHOOK_PAUSES[failures - 1];
  return pause && jittered(pause, chance);
}
