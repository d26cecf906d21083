import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request as callApi } from '../api/request.ts';
import { notify } from '../site/notices.ts';
import type { Attempt } from './attempt.ts';
import type { Filling } from './filling.ts';

/** What the server says of a request that it has stored. */
export interface Receipt {
  readonly reference: string;
  /** Opens the sender's private page; only a quote request has one. */
  readonly linkKey?: string;
}

interface Submission<Request> {
  /** Where it is posted; also the key of the cached list that grew by it (spec section 7). */
  readonly path: string;
  readonly attempt: Attempt<Request>;
  readonly filling: Filling;
  /** Said in a notice titled 'Error', whatever the cause (spec section 8). */
  readonly failure: string;
  readonly onSent: (receipt: Receipt, request: Request) => void;
}

/** Posts a filled form: once for each intention, never retried by itself. */
export function useSubmission<Request extends object>(submission: Submission<Request>) {
  const { path, attempt, filling, failure, onSent } = submission;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (request: Request): Promise<Receipt> => {
      const response = await callApi('POST', path, {
        body: { ...request, ...filling.signs() },
        headers: { 'Idempotency-Key': attempt.keyFor(request) },
      });
      return response.json();
    },
    onSuccess: (receipt, request) => {
      queries.invalidateQueries({ queryKey: [path] });
      attempt.forget();
      filling.forget();
      onSent(receipt, request);
    },
    onError: () => notify({ title: 'Error', description: failure, variant: 'destructive' }),
  });
}
