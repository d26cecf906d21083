import { useWatch } from 'react-hook-form';
import { controlAria, Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import type { FieldsProps } from './use-desk-form.ts';

interface SelectFieldProps {
  form: FieldsProps['form'];
  name: string;
  label: string;
  hint?: string;
  /** What each value is called. */
  options: Readonly<Record<string, string>>;
}

/** One of a few answers, of which none is chosen at first. */
export function SelectField({ form, name, label, hint, options }: SelectFieldProps) {
  const { id, error, ...select } = form.field(name);
  const chosen = useWatch({ control: form.control, name }) ?? '';
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select id={id} {...controlAria(id, { error, hint })} {...select}>
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
