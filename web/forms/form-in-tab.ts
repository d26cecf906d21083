import * as z from 'zod/mini';
import { idempotencyKeySchema, newIdempotencyKey } from './idempotency-key.ts';
import { storedShape } from './stored-shape.ts';
import { tabMemory } from './tab-memory.ts';

export type FormInTab<Draft extends object, Request> = ReturnType<typeof formInTab<Draft, Request>>;

/** The tab's record of one form until it is sent or discarded: under one key, so that no part outlives another.
 *  @param empty the draft of a form in which nothing was answered */
export function formInTab<Draft extends object, Request>(
  storageKey: string,
  draftSchema: z.ZodMiniType<Draft>,
  empty: Draft,
) {
  const record = z.object({
    draft: draftSchema,
    begunAt: z.catch(z.optional(z.number()), undefined),
    lastTry: z.catch(
      z.optional(
        z.object({
          key: idempotencyKeySchema,
          /** The request as it was sent: tells a retry from a request that was changed since. */
          body: z.string(),
        }),
      ),
      undefined,
    ),
  });
  const memory = tabMemory(storageKey, storedShape(2, record));
  const current = () => memory.read() ?? { draft: empty };

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
    /** The same for every retry, so that an answer lost on the way makes no second request; new after a change. */
    keyFor(request: Request): string {
      const body = JSON.stringify(request);
      const form = current();
      if (form.lastTry?.body === body) return form.lastTry.key;
      const key = newIdempotencyKey();
      memory.write({ ...form, lastTry: { key, body } });
      return key;
    },
    /** The key of the last try to send. */
    lastKey: () => memory.read()?.lastTry?.key,
    /** Continues a form that another tab, or an earlier one, has tried to send. */
    takeOver(form: { draft: Draft; begunAt: number; key: string; request: Request }) {
      const { draft, begunAt, key, request } = form;
      memory.write({ draft, begunAt, lastTry: { key, body: JSON.stringify(request) } });
    },
    /** Called once it is sent or discarded: the same input again is another request. */
    forget: memory.forget,
  };
}
