import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { accessFieldName } from '../../domain/request/access.form.ts';
import { type QuoteFormValues, toQuoteRequest } from '../../domain/request/request.form.ts';
import { type QuoteRequest, quoteRequestSchema } from '../../domain/request/request.schema.ts';
import { STEP_NAMES, STEPS, type StepName } from '../../domain/request/steps.ts';
import { checkedAs } from '../forms/checked-as.ts';
import type { ErrorSummaryItem } from '../ui/ErrorSummary.tsx';

/** The form: its controls' values go in, a checked request comes out. */
export type QuoteFormApi = UseFormReturn<QuoteFormValues, unknown, QuoteRequest>;

/** Checks the page's form as the request it becomes, by the server's own rules. */
export function quoteResolver(rules: z.ZodMiniType<QuoteRequest> = quoteRequestSchema) {
  return checkedAs<QuoteFormValues, QuoteRequest>(rules, toQuoteRequest, controlOf);
}

/** The request's fields have the names of the form's controls; only those of the access are grouped. */
function controlOf([field, side, question]: readonly PropertyKey[]) {
  return field === 'access' ? accessFieldName(side as 'from', question as 'floor') : field;
}

export function fieldId(name: keyof QuoteFormValues): string {
  return `quote-${name}`;
}

/** Everything that the form's fields need to be drawn. */
export interface FieldsApi extends Pick<QuoteFormApi, 'register'> {
  errors: FieldErrors<QuoteFormValues>;
}

/** A field's id, its error, and its part in the form. */
export function fieldOf({ register, errors }: FieldsApi, name: keyof QuoteFormValues) {
  return { id: fieldId(name), error: errors[name]?.message, ...register(name) };
}

/** The step of the first wrong field. */
export function firstStepWithError(errors: FieldErrors<QuoteFormValues>): StepName | undefined {
  return STEP_NAMES.find((step) => STEPS[step].fields.some((name) => errors[name]));
}

/** The messages of a step in the order of its fields. */
export function stepErrors(
  step: StepName,
  errors: FieldErrors<QuoteFormValues>,
): ErrorSummaryItem[] {
  return STEPS[step].fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });
}

/** The messages of all steps, for a form that has them on one page. */
export function requestErrors(errors: FieldErrors<QuoteFormValues>): ErrorSummaryItem[] {
  return STEP_NAMES.flatMap((step) => stepErrors(step, errors));
}
