import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import { useErrorSummary } from '../../forms/use-error-summary.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';
import { quoteResolver, requestErrors } from '../quote-form-api.ts';

/** A request's questions on one page: for a visitor who changes it, or for the team in a call.
 *  @param onChange keeps what is typed */
export function useRequestForm(
  defaultValues: QuoteFormValues,
  rules: z.ZodMiniType<QuoteRequest>,
  onChange: (values: QuoteFormValues) => void,
) {
  const form = useForm<QuoteFormValues, unknown, QuoteRequest>({
    defaultValues,
    resolver: quoteResolver(rules),
    shouldFocusError: false,
  });
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  useFormValues(form, onChange);
  const fields = { register, control, setValue, errors };
  return { form, fields, ...useErrorSummary(requestErrors(errors)) };
}
