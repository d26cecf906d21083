import { type QueryFunction, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { VisitorAnswerRequest } from '../../domain/quote/visitor-quote.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { ChangedMove, MoveConflict, YourMove } from '../../domain/your-move/your-move.ts';
import { authorization, queryByKey } from '../api/query-by-key.ts';
import { call, expectSuccess } from '../api/request.ts';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';

const YOUR_MOVE = '/api/your-move';

const withKey = (linkKey: string) => authorization({ bearer: linkKey });

/** Another key is another request. */
const queryKeyOf = (linkKey: string) => [YOUR_MOVE, { bearer: linkKey }] as const;

/** The stored request of a key; null if there is none. */
export function useYourMove(linkKey: string) {
  const ask = queryByKey({ unauthorized: 'is-null' });
  return useQuery({
    queryKey: queryKeyOf(linkKey),
    queryFn: ask as QueryFunction<YourMove | null>, // the answer of this site's own server
  });
}

/** A change, and the version of the answers on the visitor's screen. */
type Change = QuoteRequest & Pick<YourMove, 'version'>;

/** Stores other answers. Resolves with the stored request and its changes, with the current request
 *  if the change was made from an outdated one, or with null once the request is gone. */
export function useChange(linkKey: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Change): Promise<ChangedMove | MoveConflict | null> => {
      const answer = await call('PUT', YOUR_MOVE, { headers: withKey(linkKey), body });
      if (answer.status === 401) return null;
      return (answer.status === 409 ? answer : await expectSuccess(answer)).json();
    },
    onSuccess: (answer) =>
      queries.setQueryData(queryKeyOf(linkKey), answer && 'move' in answer ? answer.move : answer),
  });
}

export function useAskForCall(linkKey: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<YourMove | null> => {
      const answer = await call('POST', `${YOUR_MOVE}/call`, { headers: withKey(linkKey) });
      if (answer.status === 401) return null;
      return (await expectSuccess(answer)).json();
    },
    onSuccess: (move) => queries.setQueryData(queryKeyOf(linkKey), move),
  });
}

type QuoteAnswer = Omit<VisitorAnswerRequest, 'said'> & {
  readonly said?: string;
  /** Tells a question from a retry of it; other answers count once for each quote. */
  readonly key?: string;
};

/** Answers the quote. `conflict`: it is not as it was; the page then shows how it stands. */
export function useAnswerQuote(linkKey: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ key = newIdempotencyKey(), ...body }: QuoteAnswer) => {
      const headers = { ...withKey(linkKey), 'Idempotency-Key': key };
      const answer = await call('POST', `${YOUR_MOVE}/quote`, { headers, body });
      if (answer.status === 401) return { move: null, outcome: 'stored' as const };
      if (answer.status === 409) {
        const { move } = (await answer.json()) as MoveConflict;
        return { move, outcome: 'conflict' as const };
      }
      const move: YourMove = await (await expectSuccess(answer)).json();
      return { move, outcome: 'stored' as const };
    },
    onSuccess: ({ move }) => queries.setQueryData(queryKeyOf(linkKey), move),
  });
}

/** @param onDeleted also called if another tab had already deleted it */
export function useDelete(linkKey: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: async () => {
      const response = await call('DELETE', YOUR_MOVE, { headers: withKey(linkKey) });
      if (response.status !== 401) await expectSuccess(response);
    },
    onSuccess: onDeleted,
  });
}
