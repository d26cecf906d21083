import type * as z from 'zod/mini';
import { answersIn, originOf } from '../api/idempotency-key.ts';
import { keptInTab } from './kept-form.ts';
import { visitSource } from './visit-source.ts';

export type FormInTab<Draft extends object, Request> = ReturnType<typeof formInTab<Draft, Request>>;

interface Unfinished<Draft, Request> {
  readonly draft: Draft;
  readonly begunAt: number;
  readonly key: string;
  readonly request: Request;
  readonly source: unknown;
}

/** A form of the public pages, which says when its visitor began and where the visit came from.
 *  @param empty the draft of a form in which nothing was answered */
export function formInTab<Draft extends object, Request>(
  storageKey: string,
  draftSchema: z.ZodMiniType<Draft>,
  empty: Draft,
) {
  const { place, draft, keep, keyFor, forget } = keptInTab(storageKey, draftSchema);
  return {
    /** The visitor's answers. */
    draft,
    keepDraft: keep,
    /** Records when the visitor began to type, in milliseconds since 1970; only the first time counts. */
    begin(at = Date.now()) {
      const kept = place.read() ?? { draft: empty };
      if (kept.begunAt === undefined) place.write({ ...kept, begunAt: at });
    },
    begunAt: () => place.read()?.begunAt,
    keyFor: (request: Request) => keyFor(request, draft() ?? empty),
    /** The key of the last attempt to send. */
    lastKey: () => place.read()?.lastTry?.key,
    source: () => place.read()?.source ?? visitSource(),
    /** Continues a form that another tab, or an earlier one, has tried to send. */
    takeOver({ draft, begunAt, key, request, source }: Unfinished<Draft, Request>) {
      const lastTry = { key, body: answersIn(request) };
      place.write({ draft, begunAt, origin: originOf(key), lastTry, source });
    },
    forget,
  };
}
