import type * as z from 'zod/mini';
import { accessFieldName } from '../../domain/request/access.form.ts';
import { type QuoteFormValues, toQuoteRequest } from '../../domain/request/request.form.ts';
import { type QuoteRequest, quoteRequestSchema } from '../../domain/request/request.schema.ts';
import { STEP_NAMES, STEPS, type StepName } from '../../domain/request/steps.ts';
import { checkedBy, useForm } from '../forms/use-form.ts';
import { useAnswer, useAnswers, useFormAround } from '../ui/form-around.ts';
import type { Errors, FormState } from '../ui/form-state.ts';

/** The form: its page's answers go in, a checked request comes out. */
export type QuoteFormApi = FormState<QuoteFormValues, QuoteRequest>;

const QUOTE = 'quote';

/** A request's questions: in the wizard, for a visitor who changes it, or for the team in a call.
 *  @param onAnswer keeps what is typed */
export function useQuoteForm<Values extends QuoteFormValues>(
  first: Values,
  rules?: z.ZodMiniType<QuoteRequest>,
  onAnswer?: (values: Values) => void,
): FormState<Values, QuoteRequest> {
  return useForm(QUOTE, first, checkQuote(rules), onAnswer);
}

/** Checks the page's form as the request it becomes, by the server's own rules. */
export function checkQuote(rules: z.ZodMiniType<QuoteRequest> = quoteRequestSchema) {
  return checkedBy(rules, toQuoteRequest, controlOf);
}

/** The request's fields have the names of the form's controls; only those of the access are grouped. */
function controlOf([field, side, question]: readonly PropertyKey[]) {
  return field === 'access' ? accessFieldName(side as 'from', question as 'floor') : field;
}

export function fieldId(name: keyof QuoteFormValues): string {
  return `${QUOTE}-${name}`;
}

/** The form that a question is in. */
export const useQuoteFormAround = () => useFormAround<QuoteFormValues>();

/** An answer of the form around it. */
export function useQuoteAnswer<Name extends keyof QuoteFormValues>(name: Name) {
  return useAnswer(useQuoteFormAround(), name);
}

/** All answers of the form around it. */
export const useQuoteAnswers = () => useAnswers(useQuoteFormAround());

/** The fields of all steps, for a form that has them on one page. */
export const QUOTE_FIELDS = STEP_NAMES.flatMap((step) => STEPS[step].fields);

/** The step of the first wrong field. */
export function firstStepWithError(errors: Errors): StepName | undefined {
  return STEP_NAMES.find((step) => STEPS[step].fields.some((name) => errors[name]));
}
