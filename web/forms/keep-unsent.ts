import { isUnanswered } from '../api/request.ts';
import { ENOUGH_ANSWERS, isAnswered } from '../api/trying-again.ts';
import { isSame } from '../ui/form-state.ts';
import type { Delivery, SendAttempt } from './delivery.ts';
import { notify } from './notices.ts';
import { readUnsent, type Unsent, type UnsentPlace } from './unsent.ts';

/** Whether it is not sent by itself any more, because something else answers in place of our server. */
export function isGivenUp({ answers = 0 }: Pick<Unsent<unknown, unknown>, 'answers'>): boolean {
  return answers >= ENOUGH_ANSWERS;
}

/** Tells this page what browsers tell only other tabs: the stored form may have changed. */
export function lookAgain() {
  window.dispatchEvent(new StorageEvent('storage'));
}

/** @returns whether it was stored: storage may be switched off or full */
function keep<Values, Request>(
  place: UnsentPlace<Values, Request>,
  unsent: Unsent<Values, Request>,
): boolean {
  const before = place.read();
  const isStored = place.write(unsent);
  // The device still has the form of before.
  if (!isStored && before) place.write(before);
  else if (!isStored) place.forget();
  return isStored;
}

export function forget<Values, Request>(place: UnsentPlace<Values, Request>) {
  place.forget();
  lookAgain();
}

/** Stops automatic sending: from now on the visitor must press the button. */
export function stopWaiting<Values, Request>({ unsent, tab }: Delivery<Values, Request>) {
  const kept = readUnsent(unsent);
  if (kept?.waiting && kept.key === tab.lastKey()) {
    keep(unsent, { ...kept, waiting: false });
  }
}

/** Keeps a form that got no answer. If the server did answer, or something else has answered often enough, nothing is sent
 *  by itself, and a notice tells of a failure that the visitor did not cause just now.
 *  @returns whether the device keeps this form, which the page then tells the visitor */
export function keepIfUnanswered<Values extends object, Request>(
  delivery: Delivery<Values, Request>,
  form: { readonly values: Values },
  { request, values, byVisitor }: SendAttempt<Values, Request>,
  error: unknown,
): boolean {
  const { unsent, tab, failure } = delivery;
  const tell = () => {
    if (!byVisitor) notify({ title: 'Error', description: failure, variant: 'destructive' });
  };
  if (!isUnanswered(error)) {
    stopWaiting(delivery);
    tell();
    return readUnsent(unsent)?.key === tab.lastKey();
  }
  const key = tab.keyFor(request);
  const kept = readUnsent(unsent);
  const answered = isAnswered(error) ? 1 : 0;
  if (!byVisitor) {
    if (kept?.key !== key) return false;
    const tried = { ...kept, answers: (kept.answers ?? 0) + answered };
    const ends = kept.waiting && isGivenUp(tried);
    if (answered) keep(unsent, { ...tried, waiting: kept.waiting && !ends });
    if (ends) tell();
    return true;
  }
  // There is room for only one: a form that waits in another tab stays.
  if (kept?.waiting && kept.key !== key) return false;
  // The visitor may have typed more since.
  const waiting = isSame(form.values, values);
  const at = Date.now();
  const begun = tab.begunAt() ?? at;
  const source = tab.source();
  return keep(unsent, { key, request, values, at, begun, waiting, answers: answered, source });
}

/** Called after sending: removes the kept form, unless it is one that waits in another tab. */
export function forgetSent<Values, Request>({ unsent, tab }: Delivery<Values, Request>) {
  const kept = readUnsent(unsent);
  if (kept && !(kept.waiting && kept.key !== tab.lastKey())) forget(unsent);
}
