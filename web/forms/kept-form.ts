import * as z from 'zod/mini';
import {
  idempotencyKeySchema,
  lastTrySchema,
  newIdempotencyKey,
  tryAgain,
} from '../api/idempotency-key.ts';
import { tabMemory } from '../memory/memory.ts';
import { storedShape } from '../memory/stored-shape.ts';

/** All that is known of a form until it is sent or discarded, in one record, so that no part outlives another.
 *  @param draft what is typed, and what the typing began from */
export const keptFields = <Draft>(draft: z.ZodMiniType<Draft>) => ({
  draft,
  /** Begins its keys: made with the form, so that a copy of the tab sends the same answers under the same key. */
  origin: z.catch(z.optional(idempotencyKeySchema), undefined),
  lastTry: z.catch(z.optional(lastTrySchema), undefined),
  /** When the visitor began to type. */
  begunAt: z.catch(z.optional(z.number()), undefined),
  /** The source of the visit in an earlier tab, which had no connection. */
  source: z.optional(z.unknown()),
});

export type Kept<Draft> = Omit<
  z.output<z.ZodMiniObject<ReturnType<typeof keptFields<Draft>>>>,
  'draft'
> & {
  readonly draft: Draft;
};

/** Where the record is. */
export interface Place<Draft> {
  readonly read: () => Kept<Draft> | undefined;
  readonly write: (kept: Kept<Draft>) => unknown;
  readonly forget: () => void;
}

/** A form whose text stays until it is sent or discarded. Every form keeps what is typed, and gets its idempotency keys, here. */
export function keptForm<Draft>(place: Place<Draft>) {
  const withOrigin = (draft: Draft) => {
    const kept = place.read();
    return { ...kept, draft, origin: kept?.origin ?? newIdempotencyKey() };
  };
  return {
    place,
    /** What the form has. */
    draft: () => place.read()?.draft,
    keep(draft: Draft) {
      place.write(withOrigin(draft));
    },
    /** Keeps what is about to be sent.
     *  @returns the key of this try: the same for every retry, new after a change */
    keyFor(content: unknown, draft: Draft): string {
      const kept = withOrigin(draft);
      const lastTry = tryAgain(content, kept.lastTry, kept.origin);
      place.write({ ...kept, lastTry });
      return lastTry.key;
    },
    /** Called once it is sent or discarded: the same input again is another request. */
    forget: place.forget,
  };
}

/** A form that the tab remembers. */
export function keptInTab<Draft>(storageKey: string, draft: z.ZodMiniType<Draft>) {
  // TypeScript cannot check the fields of a generic object.
  const shape: unknown = storedShape(2, z.object(keptFields(draft)));
  return keptForm(tabMemory(storageKey, shape as ReturnType<typeof storedShape<Kept<Draft>>>));
}
