import { setTimeout as pause } from 'node:timers/promises';
import { createVisitors, type Visitors } from '../../tests/server/testing/visitors.ts';

/** As Retry-After of our servers says. */
const AFTER_REFUSAL_MS = 5000;
const AFTER_SILENCE_MS = 1000;
/** How long after the last press a form may wait to be taken. */
const LAST_ANSWERS_MS = 180_000;

export interface Presses {
  readonly visitors: Visitors;
  /** When each 201 came, on the clock of `performance`. */
  readonly taken: readonly number[];
  /** Resolves when every form is taken, or has waited too long. */
  readonly done: Promise<unknown>;
}

/** Visitors press Send at a steady rate, and again on the other server until the form is taken.
 *  @param urls the servers' addresses now */
export function pressSteadily(
  urls: () => readonly string[],
  { rate, seconds }: { rate: number; seconds: number },
): Presses {
  const visitors = createVisitors();
  const taken: number[] = [];
  const began = performance.now();
  const gaveUpAt = began + seconds * 1000 + LAST_ANSWERS_MS;

  async function fillIn(form: number): Promise<void> {
    await pause((form * 1000) / rate);
    for (let server = form; performance.now() < gaveUpAt; server += 1) {
      const status = await visitors.press(`${urls()[server % urls().length]}`, `form-${form}`);
      if (status === 201) {
        taken.push(performance.now());
        return;
      }
      await pause(status === 503 ? AFTER_REFUSAL_MS : AFTER_SILENCE_MS);
    }
  }

  const forms = Array.from({ length: rate * seconds }, (_, form) => fillIn(form));
  return { visitors, taken, done: Promise.all(forms) };
}

/** The longest time without a 201 between the two moments, in seconds. */
export function longestGap(taken: readonly number[], from: number, to: number): number {
  const moments = [from, ...taken.filter((time) => time > from && time < to), to].toSorted(
    (one, other) => one - other,
  );
  const gaps = moments.slice(1).map((time, before) => time - (moments[before] ?? time));
  return Math.max(0, ...gaps) / 1000;
}
