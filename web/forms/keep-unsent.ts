import { useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ELAPSED } from '../../domain/suspicion.ts';
import { isUnanswered } from '../api/unanswered.ts';
import { notify } from '../site/notices.ts';
import type { Delivery, Receipt, Try } from './delivery.ts';
import { readUnsent, type Unsent, unsentText } from './unsent.ts';

/** What a tab tells the others of what it has sent. */
export interface News<Request> {
  readonly key: string | undefined;
  readonly receipt: Receipt;
  readonly request: Request;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What the device keeps under a key, whichever tab put it there. */
export function useUnsentText(storageKey: string): string | null {
  return useSyncExternalStore(subscribe, () => unsentText(storageKey));
}

/** The device may have changed it while this page was frozen. */
export function lookAgain() {
  for (const listener of listeners) listener();
}

function keep(storageKey: string, value: Unsent<unknown, unknown> | News<unknown>) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    // Storage is switched off or full: the visitor was told of the failure, and sends it again.
  }
  lookAgain();
}

export function forget(storageKey: string) {
  localStorage.removeItem(storageKey);
  lookAgain();
}

/** From now on it is sent only when the visitor says so. */
export function stopWaiting<Values, Request>({ unsentKey, attempt }: Delivery<Values, Request>) {
  const unsent = readUnsent(unsentText(unsentKey));
  if (unsent?.waiting && unsent.key === attempt.lastKey()) {
    keep(unsentKey, { ...unsent, waiting: false });
  }
}

/** Keeps what the visitor sent and nobody answered. An answer is the server's word: then nothing is
 *  sent by itself, and a failure that the visitor did not cause just now is told here. */
export function fail<Values extends FieldValues, Request>(
  delivery: Delivery<Values, Request>,
  form: Pick<UseFormReturn<Values>, 'getValues'>,
  { request, values, asked }: Try<Values, Request>,
  error: unknown,
) {
  const { unsentKey, attempt, filling, failure } = delivery;
  if (!isUnanswered(error)) {
    stopWaiting(delivery);
    if (!asked) notify({ title: 'Error', description: failure, variant: 'destructive' });
    return;
  }
  const key = attempt.keyFor(request);
  const kept = readUnsent(unsentText(unsentKey));
  // There is room for one: what another tab waits with stays.
  if (!asked || (kept?.waiting && kept.key !== key)) return;
  // Somebody may have gone on typing meanwhile.
  const waiting = JSON.stringify(form.getValues()) === JSON.stringify(values);
  const at = Date.now();
  const begun = at - Number(filling.signs()[ELAPSED] ?? 0);
  keep(unsentKey, { key, request, values, at, begun, waiting });
}

/** It is sent: nothing is kept any more, and other tabs that show it hear of it. */
export function settle<Values, Request>(
  { unsentKey, attempt }: Delivery<Values, Request>,
  receipt: Receipt,
  request: Request,
) {
  const key = attempt.lastKey();
  const kept = readUnsent(unsentText(unsentKey));
  if (!kept || (kept.waiting && kept.key !== key)) return;
  keep(unsentKey, { key, receipt, request });
  forget(unsentKey);
}
