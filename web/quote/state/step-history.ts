import { useSyncExternalStore } from 'react';
import { FIRST_STEP, STEP_NUMBERS, type StepNumber } from '../../../domain/request/steps.ts';
import { quoteInTab } from './quote-draft.ts';

/** A step is an entry in the browser's history, so that Back opens the step before. */
interface StepEntry {
  readonly quoteStep: StepNumber;
  /** How many steps this visit has opened before it: the number of Backs inside the wizard. */
  readonly quoteDepth: number;
}

const listeners = new Set<() => void>();
let opened = false;

/** Whether the visitor opened a step on this page: a restored step takes no focus. */
export function stepWasOpened(): boolean {
  return opened;
}

function announce() {
  opened = true;
  for (const listener of listeners) listener();
}

function currentEntry(): StepEntry {
  const state: unknown = history.state;
  if (isStepEntry(state)) return state;
  return { quoteStep: quoteInTab.draft()?.step ?? FIRST_STEP, quoteDepth: 0 };
}

function isStepEntry(state: unknown): state is StepEntry {
  return (
    typeof state === 'object' &&
    state !== null &&
    'quoteStep' in state &&
    STEP_NUMBERS.some((step) => step === state.quoteStep) &&
    'quoteDepth' in state &&
    Number.isSafeInteger(state.quoteDepth)
  );
}

function write(how: 'pushState' | 'replaceState', entry: StepEntry) {
  history[how]({ ...history.state, ...entry }, '');
  announce();
}

/** Records the open step in the history, to come back to. Writing there takes a phone a while: it is
 *  done while the finger is still down, or by `openStep` without a finger. */
export function noteStep() {
  if (isStepEntry(history.state)) return;
  history.replaceState({ ...history.state, ...currentEntry() }, '');
}

/** Opens the next step. */
export function openStep(step: StepNumber) {
  noteStep();
  write('pushState', { quoteStep: step, quoteDepth: currentEntry().quoteDepth + 1 });
}

/** Opens the step before: by the browser's own Back if the visitor came that way. */
export function returnToStep(step: StepNumber) {
  if (currentEntry().quoteDepth > 0) history.back();
  else write('replaceState', { quoteStep: step, quoteDepth: 0 });
}

/** After sending or discarding: Back leads to the page before the wizard, not to the steps of the old
 *  form. The first entry need not be the first step: a form may have been reopened at its last. */
export function leaveSteps() {
  const { quoteDepth } = currentEntry();
  if (quoteDepth > 0) {
    window.addEventListener('popstate', startOver, { once: true });
    history.go(-quoteDepth);
  } else startOver();
}

/** The first step, for a new request. */
export function startOver() {
  write('replaceState', { quoteStep: FIRST_STEP, quoteDepth: 0 });
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('popstate', announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', announce);
  };
}

/** The open step. On the server, and until React has taken over, it is the first. */
export function useStep(): StepNumber {
  return useSyncExternalStore(
    subscribe,
    () => currentEntry().quoteStep,
    () => FIRST_STEP,
  );
}
