import { useSyncExternalStore } from 'react';
import { FIRST_STEP, STEP_NAMES, type StepName } from '../../../domain/request/steps.ts';
import { quoteInTab } from './quote-draft.ts';

/** A step is an entry in the browser's history, so that Back opens the step before. */
interface StepEntry {
  readonly quoteStep: StepName;
  /** How many entries this visit has added since the wizard's first one. */
  readonly quoteDepth: number;
  /** How many entries before it the step before is: more than one after a link to a part of the page. */
  readonly quoteBack: number;
  /** When its form was begun: Forward must not reopen the steps of a form that was sent. */
  readonly quoteForm: number;
}

const listeners = new Set<() => void>();
let opened = false;
let form: number | undefined;
/** The entry that was open last. */
let last: StepEntry | undefined;

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
  if (isOwn(state)) return state;
  const { step = FIRST_STEP } = quoteInTab.draft() ?? {};
  // A page that opens at a step of a form that the tab remembers goes on with it.
  if (
    form === undefined &&
    isStepEntry(state) &&
    (step !== FIRST_STEP || state.quoteStep === step)
  ) {
    form = state.quoteForm;
    return state;
  }
  return firstEntry(step);
}

function firstEntry(quoteStep: StepName = FIRST_STEP): StepEntry {
  form ??= Date.now();
  return { quoteStep, quoteDepth: 0, quoteBack: 0, quoteForm: form };
}

function isOwn(state: unknown): state is StepEntry {
  return isStepEntry(state) && state.quoteForm === form;
}

/** By hand: a tap waits for it, and zod's whole numbers would make the wizard heavier. */
function isStepEntry(state: unknown): state is StepEntry {
  return (
    typeof state === 'object' &&
    state !== null &&
    'quoteStep' in state &&
    STEP_NAMES.some((step) => step === state.quoteStep) &&
    ['quoteDepth', 'quoteBack', 'quoteForm'].every(
      (name) => Number.isSafeInteger((state as Record<string, unknown>)[name]), // undefined is not a number
    )
  );
}

function write(how: 'pushState' | 'replaceState', entry: StepEntry) {
  history[how]({ ...history.state, ...entry }, '');
  last = entry;
}

/** Records the open step in the history, to come back to. Writing there takes a phone a while: it is
 *  done while the finger is still down, or by `openStep` without a finger. */
export function noteStep() {
  last = currentEntry();
  if (!isOwn(history.state)) write('replaceState', last);
}

/** Opens the next step. */
export function openStep(step: StepName) {
  noteStep();
  const entry = currentEntry();
  write('pushState', {
    ...entry,
    quoteStep: step,
    quoteDepth: entry.quoteDepth + 1,
    quoteBack: 1,
  });
  announce();
}

/** Opens the step before: by the browser's own Back if the visitor came that way. */
export function returnToStep(step: StepName) {
  const { quoteBack } = currentEntry();
  if (quoteBack > 0) return history.go(-quoteBack);
  write('replaceState', firstEntry(step));
  announce();
}

/** After sending or discarding: Back leads to the page before the wizard, not to the steps of the old
 *  form. The first entry is not always the first step: a form may have been reopened at its last. */
export function leaveSteps() {
  const { quoteDepth } = currentEntry();
  if (quoteDepth > 0) {
    window.addEventListener('popstate', startOverHere, { once: true });
    history.go(-quoteDepth);
  } else startOver();
}

/** The browser would scroll to where the first entry was left, and what came instead of the form be out of sight. */
function startOverHere() {
  const top = scrollY;
  startOver();
  requestAnimationFrame(() => {
    scrollTo({ top, behavior: 'instant' });
    // The page may have become shorter in between.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}

/** The first step, for a new request. */
export function startOver() {
  form = undefined;
  write('replaceState', firstEntry());
  announce();
}

/** After Back or Forward, or a link to a part of the page, whose entry shows the step that was open. */
function follow() {
  if (last && !isOwn(history.state)) {
    const { quoteDepth, quoteBack } = last;
    const one = quoteDepth > 0 ? 1 : 0;
    write('replaceState', { ...last, quoteDepth: quoteDepth + one, quoteBack: quoteBack + one });
  } else last = currentEntry();
  announce();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    last = currentEntry();
    window.addEventListener('popstate', follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', follow);
  };
}

/** The open step. On the server, and until React has taken over, it is the first. */
export function useStep(): StepName {
  return useSyncExternalStore(
    subscribe,
    () => currentEntry().quoteStep,
    () => FIRST_STEP,
  );
}
