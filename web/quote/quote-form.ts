import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
import { type QuoteFormValues, toQuoteRequest } from '../../domain/quote/quote.form.ts';
import { type QuoteRequest, quoteRequestSchema } from '../../domain/quote/quote.schema.ts';
import { STEP_NUMBERS, STEPS, type StepNumber } from '../../domain/quote/steps.ts';
import type { ErrorSummaryItem } from '../ui/ErrorSummary.tsx';

/** The form: its controls' values go in, a checked request comes out. */
export type QuoteForm = UseFormReturn<QuoteFormValues, unknown, QuoteRequest>;

const checkRequest = zodResolver(quoteRequestSchema);

/** Checks the page's form as the request it becomes, by the rules that the server has too. */
export const quoteResolver: Resolver<QuoteFormValues, unknown, QuoteRequest> = (
  form,
  context,
  options,
) =>
  // The request is unchecked until this resolver has checked it; a request's fields that can be
  // wrong have the form's names, so its errors are the form's.
  (checkRequest as unknown as Resolver<Record<string, unknown>, unknown, QuoteRequest>)(
    toQuoteRequest(form),
    context,
    options as never,
  ) as ReturnType<typeof quoteResolver>;

export function fieldId(name: keyof QuoteFormValues): string {
  return `quote-${name}`;
}

/** The step where the first wrong field stands. */
export function firstStepWithError(errors: FieldErrors<QuoteFormValues>): StepNumber | undefined {
  return STEP_NUMBERS.find((step) => STEPS[step].fields.some((name) => errors[name]));
}

/** The messages of a step in the order of its fields. */
export function stepErrors(
  step: StepNumber,
  errors: FieldErrors<QuoteFormValues>,
): ErrorSummaryItem[] {
  return STEPS[step].fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });
}
