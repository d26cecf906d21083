import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { request as callApi } from '../api/request.ts';
import { useLazyPart } from '../islands/use-lazy-part.ts';
import { type FormState, isSame } from '../ui/form-state.ts';
import { giveBackFocus } from '../ui/give-back-focus.ts';
import { botSignals } from './bot-signals.ts';
import { type Delivery, type Receipt, receiptSchema, type SendAttempt } from './delivery.ts';
import type { Reach } from './FormIsland.tsx';
import { expectNotice, notify } from './notices.ts';

const fetchSendingParts = () => import('./NotSent.tsx');

/** Posts a filled form, once for each intention; the query client never retries it. A form that fails
 *  to send is kept, and sent when there is a connection.
 *  @param reach the ways to us that remain when sending has failed for good
 *  @param soon whether the visitor is about to send: the failure messages are fetched now, since
 *    they cannot be fetched without a connection */
export function useSending<Values extends object, Request extends object>(
  delivery: Delivery<Values, Request>,
  form: FormState<Values, Request>,
  reach: Reach,
  soon: boolean,
) {
  const { path, tab, honeypotId, unsent, empty, failure, button, onSent, thanks } = delivery;
  const queries = useQueryClient();
  const sendButton = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [keptBefore] = useState(() => unsent.read() !== undefined);
  /** The form's own message once its notice has gone, until the next attempt. */
  const [standing, setStanding] = useState<ReactNode>();

  const {
    mutateAsync,
    isPending: sending,
    isIdle,
  } = useMutation({
    mutationFn: async ({ request }: SendAttempt<Values, Request>): Promise<Receipt> => {
      const response = await callApi('POST', path, {
        body: { ...request, ...botSignals(honeypotId, tab.begunAt()), source: tab.source() },
        headers: { 'Idempotency-Key': tab.keyFor(request) },
      });
      return receiptSchema.parse(await response.json());
    },
    onSuccess: (receipt, { request, values, byVisitor }) => {
      queries.invalidateQueries({ queryKey: [path] });
      lazy?.forgetSent(delivery);
      tab.forget();
      setStanding(thanks?.(receipt.reference));
      onSent(receipt, request, byVisitor);
      // Only what was sent is emptied.
      if (thanks && isSame(form.values, values)) form.fill(empty);
      // Kept again: the tab has forgotten it.
      else if (thanks) form.answer({});
    },
    onError: (error, tried) => {
      if (tried.byVisitor) notify({ title: 'Error', description: failure, variant: 'destructive' });
      // A kept form has its own message.
      if (lazy?.keepIfUnanswered(delivery, form, tried, error)) return;
      setStanding(
        <span>
          <strong>Not sent.</strong>{' '}
          <span>
            {`Everything you typed is still here. It won’t send by itself: press “${button}” again in a moment.`}
          </span>
        </span>,
      );
    },
  });
  const { part: lazy } = useLazyPart(soon || sending || keptBefore, fetchSendingParts);

  // Sending fetches it again, in case the first fetch failed.
  useEffect(() => {
    if (soon || sending) expectNotice();
  }, [soon, sending]);

  // A disabled button loses focus; the visitor gets it back with the answer.
  const settled = !isIdle && !sending;
  useEffect(() => {
    if (settled && hadFocus.current) giveBackFocus(sendButton.current);
  }, [settled]);

  const trySending = (next: SendAttempt<Values, Request>) => {
    if (queries.isMutating()) return;
    setStanding(undefined);
    hadFocus.current = next.byVisitor || document.activeElement === sendButton.current;
    // The message above explains the failure.
    return mutateAsync(next).catch(() => {});
  };

  return {
    sending,
    sendButton,
    /** Sends the form that the visitor has just filled in. */
    send: (request: Request) => trySending({ request, values: form.values, byVisitor: true }),
    /** The outcome, shown as long as it applies: a notice goes after some seconds. */
    standing: (
      <>
        <p role="status" className={standing ? 'mt-6 leading-snug' : undefined}>
          {standing}
        </p>
        {lazy && (
          <ErrorBoundary fallback={null}>
            <lazy.NotSent {...{ delivery, form, reach, sending }} sendAgain={trySending} />
          </ErrorBoundary>
        )}
      </>
    ),
  };
}
