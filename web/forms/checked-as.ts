import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Checks a form as the content that it becomes, by the server's own rules.
 *  @param read what the rules take, made of the controls' values
 *  @param controlOf the control with the answer at a path of the content */
export function checkedAs<Values extends FieldValues, Content>(
  rules: z.ZodMiniType<Content>,
  read: (values: Values) => unknown = (values) => values,
  controlOf: (path: readonly PropertyKey[]) => PropertyKey | undefined = ([field]) => field,
): Resolver<Values, unknown, Content> {
  return (form) => {
    const checked = rules.safeParse(read(form));
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of checked.error.issues) {
      errors[String(controlOf(path))] ??= { type: 'custom', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> }; // by the names of its controls
  };
}
