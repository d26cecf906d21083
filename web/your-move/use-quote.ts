import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VisitorAnswerRequest } from '../../domain/quote/visitor-quote.ts';
import type { MoveConflict, YourMove } from '../../domain/your-move/your-move.ts';
import { sendByKey } from '../api/by-key.ts';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';
import { moveOf, YOUR_MOVE } from './use-your-move.ts';

type QuoteAnswer = Omit<VisitorAnswerRequest, 'said' | 'terms'> & {
  readonly said?: string;
  /** The terms on the screen; only with "accepted". */
  readonly terms?: string;
  /** Tells a question from a retry of it; other answers count once for each quote. */
  readonly key?: string;
};

/** `conflict`: nothing is stored, since it is not as it was; the page then shows how it is. */
interface Answered {
  readonly move: YourMove | null;
  readonly outcome: 'stored' | 'conflict';
}

/** Answers the quote. */
export function useAnswerQuote(linkKey: string) {
  return usePost(linkKey, ({ key = newIdempotencyKey(), ...body }: QuoteAnswer) => ({
    path: `${YOUR_MOVE}/quote`,
    headers: { 'Idempotency-Key': key },
    body,
  }));
}

/** Takes a yes back. */
export function useCancelMove(linkKey: string) {
  return usePost(linkKey, (body: { readonly said: string }) => ({
    path: `${YOUR_MOVE}/cancel`,
    headers: {},
    body,
  }));
}

interface Post {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: object;
}

function usePost<Answer>(linkKey: string, toPost: (answer: Answer) => Post) {
  const queries = useQueryClient();
  const { queryKey } = moveOf(linkKey);
  return useMutation({
    mutationFn: async (answer: Answer): Promise<Answered> => {
      const { path, ...post } = toPost(answer);
      const done = await sendByKey<YourMove, MoveConflict>('POST', path, linkKey, post);
      if (done.outcome === 'gone') return { move: null, outcome: 'stored' };
      if (done.outcome === 'conflict') return { move: done.body.move, outcome: 'conflict' };
      return { move: done.body, outcome: 'stored' };
    },
    // What was asked before this answer would undo it on the screen.
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: ({ move }) =>
      queries.setQueryData(queryKey, (shown) =>
        shown && move && move.last < shown.last ? shown : move,
      ),
  });
}
