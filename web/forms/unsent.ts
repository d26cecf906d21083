import * as z from 'zod/mini';
import { type Attempt, attemptKey } from './attempt.ts';
import type { Filling } from './filling.ts';
import { type KeptShape, keptShape } from './kept-shape.ts';
import { type Receipt, receiptSchema } from './receipt.ts';
import { KEPT_FOR_MS } from './unsent-keys.ts';

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

/** What a tab tells the others when it has sent what the device kept. */
interface News<Request> {
  readonly key: string;
  /** The key of what was kept: another one when the visitor changed something first. */
  readonly instead: string;
  readonly receipt: Receipt;
  readonly request: Request;
}

/** Where the device keeps the forms of one kind that did not get through. */
export interface UnsentPlace<Values, Request> extends KeptShape<Unsent<Values, Request>> {
  readonly key: string;
  /** Put there for a moment, so that other tabs hear of it. */
  readonly news: KeptShape<News<Request>>;
}

export function unsentPlace<Values, Request>(
  key: string,
  values: z.ZodMiniType<Values>,
  request: z.ZodMiniType<Request>,
): UnsentPlace<Values, Request> {
  const schema = z.object({
    key: attemptKey,
    request,
    values,
    at: z.number(),
    begun: z.number(),
    waiting: z.boolean(),
  });
  const news = z.object({
    key: attemptKey,
    instead: attemptKey,
    receipt: receiptSchema,
    request,
  });
  // Objects of these fields: TypeScript does not look into those that are generic.
  return {
    key,
    ...keptShape(1, schema as z.ZodMiniType<Unsent<Values, Request>>),
    news: keptShape(1, news as z.ZodMiniType<News<Request>>),
  };
}

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
  place: UnsentPlace<Values, Request>,
  text = unsentText(place.key),
): Unsent<Values, Request> | undefined {
  const unsent = place.read(text);
  return unsent && unsent.at > Date.now() - KEPT_FOR_MS ? unsent : undefined;
}

/** What a tab with no words of its own goes on with: its next try is the same attempt, and was filled
 *  in when the last one was. */
export function resumeUnsent<Values, Request>(
  place: UnsentPlace<Values, Request>,
  attempt: Attempt<Request>,
  filling: Filling,
): Values | undefined {
  const unsent = readUnsent(place);
  if (!unsent) return;
  attempt.resume(unsent.key, unsent.request);
  filling.begin(unsent.begun);
  return unsent.values;
}
