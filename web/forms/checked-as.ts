import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { halfTyped } from './half-typed.ts';

/** Checks a form as the content that it becomes, by the server's own rules, and that each of its fields shows what it holds.
 *  @param read what the rules take, made of the controls' values
 *  @param controlOf the control with the answer at a path of the content */
export function checkedAs<Values extends FieldValues, Content>(
  rules: z.ZodMiniType<Content>,
  read: (values: Values) => unknown = (values) => values,
  controlOf: (path: readonly PropertyKey[]) => PropertyKey | undefined = ([field]) => field,
): Resolver<Values, unknown, Content> {
  return (form, _context, { fields }) => {
    const checked = rules.safeParse(read(form));
    const errors = halfTyped(Object.values(fields));
    if (checked.success && Object.keys(errors).length === 0) {
      return { values: checked.data, errors: {} };
    }
    for (const { path, message } of checked.error?.issues ?? []) {
      errors[String(controlOf(path))] ??= { type: 'custom', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> }; // by the names of its controls
  };
}
