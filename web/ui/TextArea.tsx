import { type ComponentProps, useId } from 'react';
import { controlAria, Field, type FieldProps } from './Field.tsx';
import { useControl } from './form-around.ts';
import { useLocked } from './locked.ts';

type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const own = useId();
  const {
    id = own,
    label,
    optional,
    hint,
    error,
    ...control
  } = {
    ...useControl(props.name),
    ...props,
  };
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
