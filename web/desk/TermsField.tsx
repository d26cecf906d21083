import { termsOf } from '../../content/terms.ts';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { NO_TERMS } from './form-values.ts';
import type { useDeskForm } from './use-desk-form.ts';

/** Asks what a yes by phone or in a chat was given under. */
export function TermsField({ form }: { form: ReturnType<typeof useDeskForm> }) {
  const { id, error, ...select } = form.field('terms');
  const hint =
    'On their page, in our email or in the chat: payment, refunds, insurance, cancelling.';
  return (
    <Field id={id} label="Had they our terms?" hint={hint} error={error}>
      <Select id={id} aria-invalid={error ? true : undefined} aria-required {...select}>
        <option value="">Please choose</option>
        <option value={termsOf}>Yes, those of {termsOf}</option>
        <option value={NO_TERMS}>No</option>
      </Select>
    </Field>
  );
}
