import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { type Check, type Errors, FormState } from '../ui/form-state.ts';

/** Checks a form as the content that it becomes, by the server's own rules.
 *  @param read what the rules take, made of the answers
 *  @param controlOf the control with the answer at a path of the content */
export function checkedBy<Values extends object, Content>(
  rules: z.ZodMiniType<Content>,
  read: (values: Values) => unknown = (values) => values,
  controlOf: (path: readonly PropertyKey[]) => PropertyKey | undefined = ([field]) => field,
): Check<Values, Content> {
  return (values) => {
    const checked = rules.safeParse(read(values));
    if (checked.success) return { content: checked.data };
    const errors: Record<string, string> = {};
    for (const { path, message } of checked.error.issues) {
      errors[String(controlOf(path))] ??= message;
    }
    return { errors } satisfies { errors: Errors };
  };
}

/** The state of a form.
 *  @param id begins the ids of its controls
 *  @param first its answers before its visitor has given any
 *  @param onAnswer called after each answer of the visitor, not when code fills the form in or empties it */
export function useForm<Values extends object, Content>(
  id: string,
  first: Values,
  check: Check<Values, Content>,
  onAnswer: (values: Values) => void = () => {},
): FormState<Values, Content> {
  const [form] = useState(() => new FormState(id, first, check));
  useLayoutEffect(() => {
    form.check = check;
  });
  const answered = useEffectEvent(() => onAnswer(form.values));
  useEffect(() => form.onAnswer(() => answered()), [form]);
  return form;
}
