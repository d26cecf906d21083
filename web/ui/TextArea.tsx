import type { ComponentProps } from 'react';
import { controlAria, Field, type FieldProps } from './Field.tsx';
import { useLocked } from './locked.ts';

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
}

/** Several lines of text. */
export function TextArea({ id, label, optional, hint, error, ...control }: TextAreaProps) {
  const locked = useLocked();
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <textarea
        id={id}
        className="control"
        {...controlAria(id, { error, hint, optional })}
        {...control}
        readOnly={locked}
      />
    </Field>
  );
}
