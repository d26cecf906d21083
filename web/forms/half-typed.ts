import type { Field } from 'react-hook-form';

/** The type of such an error. */
export const HALF_TYPED = 'half-typed';

const WHOLE_DATE = 'Please give the whole date: a day that exists, its month and its year';

/** The errors of fields that show more than they hold: of '12' in a date, or of 31 February, the browser gives the value of an
 *  empty field, so that an optional date would be dropped without a word. */
export function halfTyped(fields: readonly Field['_f'][]) {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const field of fields) {
    const { name, ref } = field;
    // A field that the page no longer shows keeps its control.
    if (!(ref instanceof HTMLInputElement && ref.isConnected && ref.validity.badInput)) continue;
    const message = ref.required ? WHOLE_DATE : `${WHOLE_DATE}. Or clear it`;
    errors[name] = { type: HALF_TYPED, message };
  }
  return errors;
}
