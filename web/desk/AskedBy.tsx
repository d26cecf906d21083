import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import type { useDeskForm } from './use-desk-form.ts';

/** Asks who wanted a move cancelled: only a customer can be late. */
export function AskedBy({ form }: { form: ReturnType<typeof useDeskForm> }) {
  const { id, error, ...select } = form.field('askedBy');
  return (
    <Field id={id} label="Who asked for it?" error={error}>
      <Select id={id} aria-invalid={error ? true : undefined} aria-required {...select}>
        <option value="">Please choose</option>
        <option value="customer">They did, by phone or in a chat</option>
        <option value="company">We did</option>
      </Select>
    </Field>
  );
}
