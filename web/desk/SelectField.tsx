import { controlAria, Field } from '../ui/Field.tsx';
import { useControl } from '../ui/form-around.ts';
import { Select } from '../ui/Select.tsx';
import { useTyped } from './use-typed.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  /** What each value is called. */
  options: Readonly<Record<string, string>>;
}

/** One of a list of answers that may be long, of which none is chosen at first. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const { id = name, error } = useControl(name);
  const chosen = useTyped(name);
  return (
    <Field id={id} label={label} error={error}>
      <Select id={id} name={name} {...controlAria(id, { error })}>
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
