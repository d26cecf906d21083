import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskAction } from '../../domain/desk/desk-action.schema.ts';
import type { DeskConflict, DeskView } from '../../domain/desk/desk-view.ts';
import { authorization } from '../api/query-by-key.ts';
import { call } from '../api/request.ts';
import { type KeptPress, keepPresses, newPress, readPresses } from './kept-presses.ts';
import { DESK, deskQueryKey } from './use-desk.ts';
import { useRetry } from './use-retry.ts';

/** The outcome of the last press that was answered. */
export interface PressOutcome {
  /** `conflict`: a colleague was faster, or it may not follow; the page shows how things stand. */
  readonly kind: 'stored' | 'conflict' | 'refused';
  readonly pressed: string;
  /** The server's reason for refusing it. */
  readonly messages: readonly string[];
}

/** Sends what the team presses, in its order, and keeps it on the device until the server has it. */
export function usePresses(deskKey: string, reference: string) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState(() => readPresses(reference));
  const [isKept, setKept] = useState(true);
  const [outcome, setOutcome] = useState<PressOutcome>();
  const [sending, setSending] = useState(false);
  const queue = useRef(waiting);

  const replace = (presses: readonly KeptPress[]) => {
    queue.current = presses;
    setKept(keepPresses(reference, presses));
    setWaiting(presses);
  };

  const show = (desk: DeskView | null) => queries.setQueryData(deskQueryKey(deskKey), desk);

  /** @returns whether the server answered, so that the next one is worth a try */
  const sendFirst = async ({ key, kind: pressed, body }: KeptPress): Promise<boolean> => {
    const headers = { ...authorization({ bearer: deskKey }), 'Idempotency-Key': key };
    const answer = await call('POST', DESK, { headers, body: JSON.parse(body) }).catch(
      () => undefined,
    );
    const isOurs = /json/.test(answer?.headers.get('Content-Type') ?? '');
    if (!answer || !isOurs || answer.status === 429 || answer.status >= 500) return false;
    const done = (
      kind: PressOutcome['kind'],
      desk?: DeskView | null,
      messages: readonly string[] = [],
    ) => {
      if (desk !== undefined) show(desk);
      setOutcome({ kind, pressed, messages });
      replace(queue.current.slice(1));
    };
    if (answer.ok) done('stored', await answer.json());
    else if (answer.status === 409) done('conflict', ((await answer.json()) as DeskConflict).desk);
    else if (answer.status === 401) done('refused', null);
    else done('refused', undefined, await messagesIn(answer));
    return true;
  };

  const sendAll = async () => {
    if (sending) return;
    setSending(true);
    try {
      for (let first = queue.current[0]; first; first = queue.current[0]) {
        if (!(await sendFirst(first))) break;
      }
    } finally {
      setSending(false);
    }
  };

  const sendAtOnce = useEffectEvent(sendAll);
  useEffect(() => {
    sendAtOnce();
  }, []);
  useRetry(waiting.length > 0 && !sending, sendAll);

  const press = (pressed: DeskAction) => {
    setOutcome(undefined);
    replace([...queue.current, newPress(pressed)]);
    sendAll();
  };
  return { press, waiting, isKept, sending, outcome };
}

async function messagesIn(answer: Response): Promise<string[]> {
  // The problem document of this site's own server.
  const { errors = [] } = (await answer.json()) as { errors?: readonly { message: string }[] };
  return errors.map(({ message }) => message);
}
