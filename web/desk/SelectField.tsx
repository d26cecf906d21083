import { controlAria, Field } from '../ui/Field.tsx';
import { useControl } from '../ui/form-around.ts';
import { Select } from '../ui/Select.tsx';
import { useTyped } from './use-typed.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** What each value is called. */
  options: Readonly<Record<string, string>>;
}

/** One of a few answers, of which none is chosen at first. */
export function SelectField({ name, label, hint, options }: SelectFieldProps) {
  const { id = name, error } = useControl(name);
  const chosen = useTyped(name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select id={id} name={name} {...controlAria(id, { error, hint })}>
        {!(chosen in options) && <option value="">Please choose</option>}
        {Object.entries(options).map(([value, called]) => (
          <option key={value} value={value}>
            {called}
          </option>
        ))}
      </Select>
    </Field>
  );
}
