import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlAria, Field, type FieldProps } from './Field.tsx';
import { useControl } from './form-around.ts';
import { useLocked } from './locked.ts';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  type?: 'text' | 'email' | 'tel' | 'date';
  /** Drawn over the right end of the control, and not clickable: the control below it is. */
  icon?: ReactNode;
}

/** Without it a browser takes years of six digits. */
const LAST_DATE = '9999-12-31';

/** One line of text, a date, or the visitor's own phone number or e-mail address. A date is `required`: `aria-required` means
 *  nothing on it. */
export function TextField(props: TextFieldProps) {
  const own = useId();
  const {
    id = own,
    label,
    aside,
    optional,
    hint,
    error,
    icon,
    type = 'text',
    ...control
  } = { ...useControl(props.name), ...props };
  const locked = useLocked();
  return (
    <Field id={id} label={label} aside={aside} optional={optional} hint={hint} error={error}>
      <div className="relative">
        <input
          id={id}
          type={type}
          className="control"
          {...controlAria(id, { error, hint, optional })}
          {...((type === 'email' || type === 'tel') && {
            inputMode: type,
            autoComplete: type,
            spellCheck: false,
          })}
          {...(type === 'date' && {
            max: LAST_DATE,
            required: !optional,
            'aria-required': undefined,
          })}
          {...control}
          readOnly={locked}
        />
        {icon && <span className="control-icon">{icon}</span>}
      </div>
    </Field>
  );
}
