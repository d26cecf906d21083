import { type QueryFunction, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { ChangedMove, MoveConflict, YourMove } from '../../domain/your-move/your-move.ts';
import { authorization, queryByKey } from '../api/query-by-key.ts';
import { call, expectSuccess } from '../api/request.ts';
import { changeDraft } from './change-draft.ts';

export const YOUR_MOVE = '/api/your-move';

export const withKey = (linkKey: string) => authorization({ bearer: linkKey });

/** Another key is another request. */
export const queryKeyOf = (linkKey: string) => [YOUR_MOVE, { bearer: linkKey }] as const;

/** The stored request of a key; null if there is none. Asked again when the visitor looks at the page: the
 *  quote may have come. Not while they type a change, which starts from what they saw. */
export function useYourMove(linkKey: string) {
  const ask = queryByKey({ unauthorized: 'is-null' });
  return useQuery({
    queryKey: queryKeyOf(linkKey),
    staleTime: 0,
    refetchOnWindowFocus: () => changeDraft.read() === undefined,
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
