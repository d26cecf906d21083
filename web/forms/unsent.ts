import type { Attempt } from './attempt.ts';
import type { Filling } from './filling.ts';

/** A filled form that did not get through, as the device keeps it for the next tab, too. */
export interface Unsent<Values, Request> {
  /** Its idempotency key: every later try has the same. */
  readonly key: string;
  readonly request: Request;
  /** What stood in the form. */
  readonly values: Values;
  /** When the visitor pressed send, in milliseconds since 1970. */
  readonly at: number;
  /** When they began to fill it in. */
  readonly begun: number;
  /** Whether we send it as soon as there is a connection, or only when the visitor presses again. */
  readonly waiting: boolean;
}

const KEPT_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** What the device keeps under a key, as it lies there. */
export function unsentText(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // storage is switched off
  }
}

/** What the device keeps, unless it lies there too long. */
export function readUnsent<Values, Request>(
  text: string | null,
): Unsent<Values, Request> | undefined {
  // Only keepUnsent puts anything there.
  const unsent = text === null ? undefined : (JSON.parse(text) as Unsent<Values, Request>);
  return unsent && unsent.at > Date.now() - KEPT_FOR_MS ? unsent : undefined;
}

/** What a tab with no words of its own goes on with: its next try is the same attempt, and was filled
 *  in when the last one was. */
export function resumeUnsent<Values, Request>(
  storageKey: string,
  attempt: Attempt<Request>,
  filling: Filling,
): Values | undefined {
  const unsent = readUnsent<Values, Request>(unsentText(storageKey));
  if (!unsent) return;
  attempt.resume(unsent.key, unsent.request);
  filling.begin(unsent.begun);
  return unsent.values;
}
