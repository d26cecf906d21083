import * as z from 'zod/mini';
import { idempotencyKeySchema } from '../api/idempotency-key.ts';
import { deviceMemory } from '../memory/memory.ts';
import { KEPT_FOR_MS } from '../memory/storage-keys.ts';
import { storedShape } from '../memory/stored-shape.ts';
import type { FormInTab } from './form-in-tab.ts';

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
  /** How often something other than our server has answered since the visitor pressed send. */
  readonly answers?: number | undefined;
  /** The source of the visit. */
  readonly source?: unknown;
}

export type UnsentPlace<Values, Request> = ReturnType<typeof unsentPlace<Values, Request>>;

/** The device's place for one kind of unsent form. */
export function unsentPlace<Values, Request>(
  key: string,
  values: z.ZodMiniType<Values>,
  request: z.ZodMiniType<Request>,
) {
  const schema = z.object({
    key: idempotencyKeySchema,
    request,
    values,
    at: z.number(),
    begun: z.number(),
    waiting: z.boolean(),
    answers: z.optional(z.number()),
    source: z.optional(z.unknown()),
  });
  // An object of these fields: TypeScript cannot check a generic one.
  const shape = storedShape(1, schema as z.ZodMiniType<Unsent<Values, Request>>);
  return { key, shape, ...deviceMemory(key, shape) };
}

/** The kept form, unless it is too old. */
export function readUnsent<Values, Request>(
  place: UnsentPlace<Values, Request>,
): Unsent<Values, Request> | undefined {
  const unsent = place.read();
  return unsent && unsent.at > Date.now() - KEPT_FOR_MS ? unsent : undefined;
}

/** Continues the kept form in a tab that has none: its next attempt has the same idempotency
 *  key, and its time counts from the same beginning. */
export function resumeUnsent<Values, Request, Draft extends object>(
  place: UnsentPlace<Values, Request>,
  tab: FormInTab<Draft, Request>,
  toDraft: (values: Values) => Draft,
) {
  const unsent = tab.draft() ? undefined : readUnsent(place);
  if (!unsent) return;
  const { key, request, values, begun, source } = unsent;
  tab.takeOver({ draft: toDraft(values), begunAt: begun, key, request, source });
}
