import * as z from 'zod/mini';
import {
  answersIn,
  idempotencyKeySchema,
  lastTrySchema,
  newIdempotencyKey,
  originOf,
  tryAgain,
} from '../api/idempotency-key.ts';
import { tabMemory } from '../memory/memory.ts';
import { storedShape } from '../memory/stored-shape.ts';
import { visitSource } from './visit-source.ts';

export type FormInTab<Draft extends object, Request> = ReturnType<typeof formInTab<Draft, Request>>;

interface Unfinished<Draft, Request> {
  readonly draft: Draft;
  readonly begunAt: number;
  readonly key: string;
  readonly request: Request;
  readonly source: unknown;
}

/** The tab's record of one form until it is sent or discarded: under one key, so that no part outlives another.
 *  @param empty the draft of a form in which nothing was answered */
export function formInTab<Draft extends object, Request>(
  storageKey: string,
  draftSchema: z.ZodMiniType<Draft>,
  empty: Draft,
) {
  const record = z.object({
    draft: draftSchema,
    /** Begins its keys: made with the form, so that a copy of the tab sends the same answers under the same key. */
    origin: z.catch(z.optional(idempotencyKeySchema), undefined),
    begunAt: z.catch(z.optional(z.number()), undefined),
    lastTry: z.catch(z.optional(lastTrySchema), undefined),
    /** The source of the visit in an earlier tab, which had no connection. */
    source: z.optional(z.unknown()),
  });
  const memory = tabMemory(storageKey, storedShape(2, record));
  const current = () => {
    const { origin = newIdempotencyKey(), ...form } = memory.read() ?? { draft: empty };
    return { ...form, origin };
  };

  return {
    /** The visitor's answers. */
    draft: () => memory.read()?.draft,
    keepDraft(draft: Draft) {
      memory.write({ ...current(), draft });
    },
    /** Records when the visitor began to type, in milliseconds since 1970; only the first time counts. */
    begin(at = Date.now()) {
      const form = current();
      if (form.begunAt === undefined) memory.write({ ...form, begunAt: at });
    },
    begunAt: () => memory.read()?.begunAt,
    /** The same for every retry; new after a change. */
    keyFor(request: Request): string {
      const form = current();
      const lastTry = tryAgain(request, form.lastTry, form.origin);
      if (lastTry !== form.lastTry) memory.write({ ...form, lastTry });
      return lastTry.key;
    },
    /** The key of the last attempt to send. */
    lastKey: () => memory.read()?.lastTry?.key,
    source: () => memory.read()?.source ?? visitSource(),
    /** Continues a form that another tab, or an earlier one, has tried to send. */
    takeOver({ draft, begunAt, key, request, source }: Unfinished<Draft, Request>) {
      const lastTry = { key, body: answersIn(request) };
      memory.write({ draft, begunAt, origin: originOf(key), lastTry, source });
    },
    /** Called once it is sent or discarded: the same input again is another request. */
    forget: memory.forget,
  };
}
