import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { VisitorAnswerRequest } from '../../domain/your-move/visitor-quote.ts';
import type {
  ChangedMove,
  MoveConflict,
  RenewedLink,
  YourMove,
} from '../../domain/your-move/your-move.ts';
import { type Action, type AnswerToKey, newer, openedBy, sendByKey } from '../api/by-key.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { renewFragmentKey } from '../by-key/fragment-key.ts';
import { followSentQuote } from '../quote/state/sent-quote.ts';
import { changeDraft, moveDrafts } from './link-drafts.ts';

const YOUR_MOVE = '/api/your-move';

const moveOf = (linkKey: string) => openedBy<YourMove>(YOUR_MOVE, linkKey);

/** The stored request of a key; null if there is none. The quote may have come since; it is not asked for
 *  while the visitor types a change, which starts from what they saw. */
export function useYourMove(linkKey: string) {
  return useQuery({
    ...moveOf(linkKey),
    refetchOnWindowFocus: () => changeDraft(linkKey).draft() === undefined,
  });
}

type Answer<Stored = YourMove> = AnswerToKey<Stored, MoveConflict>;

/** Sends what the visitor does; the page then shows the move of the answer. */
function useActionByLink<Sent, Stored extends YourMove = YourMove>(
  linkKey: string,
  send: (sent: Sent) => Promise<Answer<Stored>>,
) {
  const queries = useQueryClient();
  const { queryKey } = moveOf(linkKey);
  return useMutation({
    mutationFn: send,
    // A request made before this answer would undo it on the screen.
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (answer) => {
      const move = moveIn(answer);
      queries.setQueryData(queryKey, (shown) => newer(shown, move));
    },
  });
}

function moveIn(answer: Answer): YourMove | null {
  if (answer.outcome === 'gone') return null;
  return answer.outcome === 'conflict' ? answer.body.move : answer.body;
}

function post(what: string, linkKey: string, action?: Action) {
  return sendByKey<YourMove, MoveConflict>('POST', `${YOUR_MOVE}/${what}`, linkKey, action);
}

/** Stores other answers, with the version of those on the visitor's screen. Another email address may renew the link:
 *  the page, and what this tab remembers, go on with the new key. */
export function useChange(linkKey: string) {
  const queries = useQueryClient();
  // Whoever gets no answer is still known by it, although their link may be another one.
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useActionByLink(linkKey, async (body: QuoteRequest & Pick<YourMove, 'version'>) => {
    const action = { body, idempotencyKey };
    const answer = await sendByKey<ChangedMove, MoveConflict>('PUT', YOUR_MOVE, linkKey, action);
    const renewed = answer.outcome === 'stored' ? answer.body.linkKey : undefined;
    if (answer.outcome === 'stored' && renewed !== undefined) {
      queries.setQueryData(moveOf(renewed).queryKey, answer.body);
      followSentQuote(linkKey, answer.body.request, renewed);
      moveDrafts(linkKey, renewed);
      renewFragmentKey(linkKey, renewed);
    }
    return answer;
  });
}

/** Makes a new link. It goes to the address on file; without one the page goes on with it.
 *  @param onMailed called if it was mailed: this link is over */
export function useNewLink(linkKey: string, onMailed: () => void) {
  const queries = useQueryClient();
  // The answer may be lost, and this link with it.
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: () =>
      sendByKey<RenewedLink, MoveConflict>('POST', `${YOUR_MOVE}/link`, linkKey, {
        idempotencyKey,
      }),
    onSuccess: (answer) => {
      if (answer.outcome !== 'stored') return;
      const { linkKey: renewed, isMailed: _, ...move } = answer.body;
      if (renewed === undefined) return onMailed();
      queries.setQueryData(moveOf(renewed).queryKey, move);
      followSentQuote(linkKey, move.request, renewed);
      moveDrafts(linkKey, renewed);
      renewFragmentKey(linkKey, renewed);
    },
  });
}

export function useAskForCall(linkKey: string) {
  return useActionByLink<void>(linkKey, () => post('call', linkKey));
}

/** Answers the quote. */
export function useAnswerQuote(linkKey: string) {
  return useActionByLink(linkKey, (body: VisitorAnswerRequest) =>
    post('quote', linkKey, { idempotencyKey: newIdempotencyKey(), body }),
  );
}

interface Written {
  readonly said: string;
  /** Tells it from a retry. */
  readonly key: string;
}

/** Asks about a quote; without one says what is missing or broken after the move. */
export function useWrite(linkKey: string, quote: number | undefined) {
  return useActionByLink(linkKey, ({ said, key: idempotencyKey }: Written) =>
    quote === undefined
      ? post('report', linkKey, { idempotencyKey, body: { said } })
      : post('quote', linkKey, { idempotencyKey, body: { kind: 'asked', quote, said } }),
  );
}

/** Takes a yes back. */
export function useCancelMove(linkKey: string) {
  return useActionByLink(linkKey, (body: { readonly said: string }) =>
    post('cancel', linkKey, { body }),
  );
}

/** @param keeps whether the visitor has read that something is kept; the page then goes on with that
 *  @param onDeleted also called if another tab had already deleted it */
export function useDelete(linkKey: string, keeps: boolean, onDeleted: () => void) {
  const queries = useQueryClient();
  const { queryKey } = moveOf(linkKey);
  const path = keeps ? `${YOUR_MOVE}?keeps=account` : YOUR_MOVE;
  return useMutation({
    mutationFn: () => sendByKey<undefined, MoveConflict>('DELETE', path, linkKey),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (answer) => {
      // Since the page was opened the move has taken place: it asks again, with what is kept.
      if (answer.outcome === 'conflict') return queries.setQueryData(queryKey, answer.body.move);
      if (keeps) {
        // For a last time: the link opens nothing any more.
        queries.setQueryData(queryKey, (move) => move && accountOf(move));
      }
      return onDeleted();
    },
  });
}

/** As the server shows it from now on. */
function accountOf(move: YourMove): YourMove {
  return { ...move, may: [], keeps: move.keeps && { ...move.keeps, isAll: true } };
}
