import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VisitorAnswerRequest } from '../../domain/quote/visitor-quote.ts';
import type { MoveConflict, YourMove } from '../../domain/your-move/your-move.ts';
import { call, expectSuccess } from '../api/request.ts';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';
import { queryKeyOf, withKey, YOUR_MOVE } from './use-your-move.ts';

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
  return useMutation({
    mutationFn: async (answer: Answer): Promise<Answered> => {
      const { path, headers, body } = toPost(answer);
      const response = await call('POST', path, {
        headers: { ...withKey(linkKey), ...headers },
        body,
      });
      if (response.status === 401) return { move: null, outcome: 'stored' };
      if (response.status === 409) {
        const { move } = (await response.json()) as MoveConflict; // the answer of this site's own server
        return { move, outcome: 'conflict' };
      }
      return { move: await (await expectSuccess(response)).json(), outcome: 'stored' };
    },
    // What was asked before this answer would undo it on the screen.
    onMutate: () => queries.cancelQueries({ queryKey: queryKeyOf(linkKey) }),
    onSuccess: ({ move }) =>
      queries.setQueryData<YourMove | null>(queryKeyOf(linkKey), (shown) =>
        shown && move && move.last < shown.last ? shown : move,
      ),
  });
}
