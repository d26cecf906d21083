import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { Answer } from './form-controls.ts';
import { type Errors, FormState } from './form-state.ts';

const NO_FORM = new FormState<object>('', {}, (content) => ({ content }));

/** The form around a control, which finds its answer, id and error there by its name. */
export const FormContext = createContext(NO_FORM);

/** @returns the form that a component is drawn in, whose answers it knows */
export function useFormAround<Values extends object>() {
  return useContext(FormContext) as unknown as FormState<Values>; // it is drawn in no other
}

/** An answer as it is now. */
export function useAnswer<Values extends object, Name extends keyof Values>(
  form: FormState<Values>,
  name: Name,
): Values[Name] {
  return useSyncExternalStore(
    form.subscribe,
    () => form.values[name],
    () => form.first[name],
  );
}

/** All of them. */
export function useAnswers<Values extends object>(form: FormState<Values>): Values {
  return useSyncExternalStore(
    form.subscribe,
    () => form.values,
    () => form.first,
  );
}

const NO_ERRORS: Errors = {};

/** What is wrong with a form. */
export function useErrors(form: Pick<FormState, 'subscribe' | 'errors'>): Errors {
  return useSyncExternalStore(
    form.subscribe,
    () => form.errors,
    () => NO_ERRORS,
  );
}

/** Whether a form has other answers than it began with. */
export function useIsBegun(form: Pick<FormState, 'subscribe' | 'isBegun'>): boolean {
  return useSyncExternalStore(
    form.subscribe,
    () => form.isBegun,
    () => false,
  );
}

/** The id and the error of a control of the form around it, and what it shows at first. After that the page has the truth,
 *  and React writes nothing into it. */
export function useControl(name: string | undefined) {
  const form = useContext(FormContext);
  const error = useSyncExternalStore(
    form.subscribe,
    () => form.errors[name ?? ''],
    () => undefined,
  );
  const first = useFirst(name);
  if (name === undefined || first === undefined) return {};
  return { id: `${form.id}-${name}`, error, defaultValue: String(first) || undefined };
}

/** Whether one of the choices with a name is chosen at first. */
export function useChoice({ name, value }: { name?: string | undefined; value?: unknown }) {
  const first = useFirst(name);
  return first === undefined ? {} : { defaultChecked: [first].flat().includes(String(value)) };
}

function useFirst(name: string | undefined): Answer | undefined {
  const form = useContext(FormContext);
  const [first] = useState(() => (name === undefined ? undefined : form.answerOf(name)));
  return first;
}
