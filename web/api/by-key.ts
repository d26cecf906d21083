import { queryOptions } from '@tanstack/react-query';
import { authorization } from './query-by-key.ts';
import { call, expectSuccess, isOurRefusal, type Method } from './request.ts';

/** The view of whoever holds a private link's key: null if the key opens nothing. Another key is another query. It is
 *  fetched again whenever somebody looks at the page.
 *  @param bearer none where the team's device opens it */
export function openedBy<Content>(path: string, bearer?: string) {
  return queryOptions<Content | null>({
    queryKey: bearer === undefined ? [path] : [path, { bearer }],
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The newer of the shown content and an answer, or null if the key no longer opens anything: answers may overtake
 *  each other. */
export function newer<Content extends { readonly last: number }>(
  shown: Content | null | undefined,
  answer: Content | null,
): Content | null {
  return shown && answer && answer.last < shown.last ? shown : answer;
}

/** The server's answer to an action of a key's holder. `conflict`: nothing is stored, since something has changed;
 *  its body says how it is now. `gone`: the key no longer opens anything. */
export type AnswerToKey<Stored, Conflict> =
  | { readonly outcome: 'stored'; readonly body: Stored }
  | { readonly outcome: 'conflict'; readonly body: Conflict }
  | { readonly outcome: 'gone' };

export interface Action {
  /** The same for each attempt to send one action. */
  readonly idempotencyKey?: string | undefined;
  readonly body?: object;
}

/** @param bearer none where the team's device opens it
 *  @param expectFirst throws for an answer that says nothing about the key
 *  @throws Refusal for any other answer, as {@link expectSuccess} does */
export async function sendByKey<Stored, Conflict = never>(
  method: Method,
  path: string,
  bearer: string | undefined,
  { idempotencyKey, body }: Action = {},
  expectFirst?: (answer: Response) => Promise<void>,
): Promise<AnswerToKey<Stored, Conflict>> {
  const answer = await call(method, path, {
    body,
    headers: {
      ...(bearer !== undefined && authorization({ bearer })),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
  });
  await expectFirst?.(answer);
  if (answer.status === 401 && isOurRefusal(answer)) return { outcome: 'gone' };
  if (answer.status === 409) return { outcome: 'conflict', body: await answer.json() };
  await expectSuccess(answer);
  const text = await answer.text();
  return { outcome: 'stored', body: text && JSON.parse(text) };
}
