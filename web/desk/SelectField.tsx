import { controlAria, Field } from '../ui/Field.tsx';
import { useControl } from '../ui/form-around.ts';
import { Select } from '../ui/Select.tsx';
import { useTyped } from './use-typed.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** What each value is called. */
  options: Readonly<Record<string, string>>;
  /** What no answer is called, if that is one too. */
  none?: string | undefined;
}

/** One of a few answers, of which none is chosen at first. */
export function SelectField({ name, label, hint, options, none }: SelectFieldProps) {
  const { id = name, error } = useControl(name);
  const chosen = useTyped(name);
  const isAnswered = none === undefined && chosen in options;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select
        id={id}
        name={name}
        {...controlAria(id, { error, hint, optional: none !== undefined })}
      >
        {!isAnswered && <option value="">{none ?? 'Please choose'}</option>}
        {Object.entries(options).map(([value, called]) => (
          <option key={value} value={value}>
            {called}
          </option>
        ))}
      </Select>
    </Field>
  );
}
