import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls back with the values of a form after each change.
 *  @param onChange without a field's name if code filled or emptied the whole form, not the visitor */
export function useFormValues<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onChange: (values: Values, name: string | undefined) => void,
) {
  const changed = useEffectEvent(onChange);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => changed(values, name),
      }),
    [subscribe],
  );
}
