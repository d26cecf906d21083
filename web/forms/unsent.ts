import * as z from 'zod/mini';
import { type Attempt, attemptKey } from './attempt.ts';
import type { Filling } from './filling.ts';
import { type KeptShape, keptShape } from './kept-shape.ts';
import { type Receipt, receiptSchema } from './receipt.ts';
import { KEPT_FOR_MS } from './unsent-keys.ts';

/** A filled form that failed to send, kept on the device for later tabs too. */
export interface Unsent<Values, Request> {
  /** Its idempotency key, the same for every later try. */
  readonly key: string;
  readonly request: Request;
  /** The form's values. */
  readonly values: Values;
  /** When the visitor pressed send, in milliseconds since 1970. */
  readonly at: number;
  /** When the visitor began to fill it in. */
  readonly begun: number;
  /** Whether the page sends it once there is a connection, or only when the visitor presses again. */
  readonly waiting: boolean;
}

/** Tells other tabs that this one has sent the kept form. */
interface News<Request> {
  readonly key: string;
  /** The kept form's key; a different one if the visitor changed something first. */
  readonly instead: string;
  readonly receipt: Receipt;
  readonly request: Request;
}

/** The device's place for one kind of unsent form. */
export interface UnsentPlace<Values, Request> extends KeptShape<Unsent<Values, Request>> {
  readonly key: string;
  /** Stored for a moment, so that other tabs hear of it. */
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
  // Objects of these fields: TypeScript cannot check generic ones.
  return {
    key,
    ...keptShape(1, schema as z.ZodMiniType<Unsent<Values, Request>>),
    news: keptShape(1, news as z.ZodMiniType<News<Request>>),
  };
}

/** The device's text under a key, unparsed. */
export function unsentText(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // storage is switched off
  }
}

/** The kept form, unless it is too old. */
export function readUnsent<Values, Request>(
  place: UnsentPlace<Values, Request>,
  text = unsentText(place.key),
): Unsent<Values, Request> | undefined {
  const unsent = place.read(text);
  return unsent && unsent.at > Date.now() - KEPT_FOR_MS ? unsent : undefined;
}

/** Continues the kept form in a tab without words of its own: its next try is the same attempt, with
 *  the same filling time. */
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
