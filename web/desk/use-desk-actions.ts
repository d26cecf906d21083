import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskAction } from '../../domain/desk/desk-action.schema.ts';
import type { DeskConflict, DeskView } from '../../domain/desk/desk-view.ts';
import { authorization } from '../api/query-by-key.ts';
import { call } from '../api/request.ts';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';
import { DESK, deskOf } from './use-desk.ts';

const RETRY_MS = 10_000;

type WithoutCommon<P> = P extends DeskAction ? Omit<P, 'by' | 'after'> : never;
/** What is done, without by whom and from which view. */
export type Deed = WithoutCommon<DeskAction>;

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** What became of an action that the server answered. `conflict`: a colleague was faster, or the visitor
 *  changed something; the page shows the current state. */
export interface ActionOutcome {
  readonly kind: 'stored' | 'conflict' | 'refused';
  readonly action: DeskAction;
  /** The server's reasons for refusing it. */
  readonly problems: readonly FieldProblem[];
  /** The current state; null if the link no longer opens anything. */
  readonly desk?: DeskView | null;
}

/** Nobody answered, or not our server: the same action is tried again. */
class NoAnswer extends Error {}

/** Stores what the team does, one action after the other. Without a signal an action waits on the open page,
 *  and goes by itself; a reload forgets it, while a form's input is kept. */
export function useDeskActions(deskKey: string) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const { queryKey } = deskOf(deskKey);
  const mutationKey = [...queryKey, 'act'];
  const { mutateAsync, failureCount, isPaused } = useMutation({
    mutationKey,
    scope: { id: deskKey },
    networkMode: 'online',
    retry: (_, error) => error instanceof NoAnswer,
    retryDelay: RETRY_MS,
    mutationFn: ({ action, key }: { action: DeskAction; key: string }) =>
      send(deskKey, action, key),
    onSuccess: (answered) => {
      setOutcome(answered);
      if (answered.desk !== undefined) queries.setQueryData(queryKey, answered.desk);
    },
  });
  const waiting = useIsMutating({ mutationKey });
  const act = (action: DeskAction): Promise<ActionOutcome> => {
    setOutcome(undefined);
    return mutateAsync({ action, key: newIdempotencyKey() });
  };
  return { act, outcome, waiting, hasNoSignal: waiting > 0 && (isPaused || failureCount > 0) };
}

async function send(deskKey: string, action: DeskAction, key: string): Promise<ActionOutcome> {
  const headers = { ...authorization({ bearer: deskKey }), 'Idempotency-Key': key };
  const answer = await call('POST', DESK, { headers, body: action }).catch(() => undefined);
  const isOurs = /json/.test(answer?.headers.get('Content-Type') ?? '');
  if (!answer || !isOurs || answer.status === 429 || answer.status >= 500) throw new NoAnswer();
  const done = { action, problems: [] };
  if (answer.ok) return { ...done, kind: 'stored', desk: (await answer.json()) as DeskView };
  if (answer.status === 401) return { ...done, kind: 'refused', desk: null };
  if (answer.status === 409) {
    return { ...done, kind: 'conflict', desk: ((await answer.json()) as DeskConflict).desk };
  }
  // The problem document of this site's own server.
  const { errors = [] } = (await answer.json()) as { errors?: readonly FieldProblem[] };
  return { ...done, kind: 'refused', problems: errors };
}
