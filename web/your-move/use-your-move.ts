import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { ChangedMove, MoveConflict, YourMove } from '../../domain/your-move/your-move.ts';
import { openedBy, sendByKey } from '../api/by-key.ts';
import { changeDraft } from './change-draft.ts';

export const YOUR_MOVE = '/api/your-move';

export const moveOf = (linkKey: string) => openedBy<YourMove>(YOUR_MOVE, linkKey);

/** The stored request of a key; null if there is none. The quote may have come since; it is not asked for
 *  while the visitor types a change, which starts from what they saw. */
export function useYourMove(linkKey: string) {
  return useQuery({
    ...moveOf(linkKey),
    refetchOnWindowFocus: () => changeDraft.read() === undefined,
  });
}

/** A change, and the version of the answers on the visitor's screen. */
type Change = QuoteRequest & Pick<YourMove, 'version'>;

/** Stores other answers. After a conflict the page has the answers that are stored now. */
export function useChange(linkKey: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) =>
      sendByKey<ChangedMove, MoveConflict>('PUT', YOUR_MOVE, linkKey, { body }),
    onSuccess: (answer) => {
      const move =
        answer.outcome === 'gone'
          ? null
          : answer.outcome === 'conflict'
            ? answer.body.move
            : answer.body;
      queries.setQueryData(moveOf(linkKey).queryKey, move);
    },
  });
}

export function useAskForCall(linkKey: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => sendByKey<YourMove>('POST', `${YOUR_MOVE}/call`, linkKey),
    onSuccess: (answer) =>
      queries.setQueryData(
        moveOf(linkKey).queryKey,
        answer.outcome === 'stored' ? answer.body : null,
      ),
  });
}

/** @param onDeleted also called if another tab had already deleted it */
export function useDelete(linkKey: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: () => sendByKey<undefined>('DELETE', YOUR_MOVE, linkKey),
    onSuccess: onDeleted,
  });
}
