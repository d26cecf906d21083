import * as z from 'zod/mini';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/quote/quote.form.ts';
import { quoteRequestSchema } from '../../../domain/quote/quote.schema.ts';
import { FIRST_STEP, STEP_NUMBERS, type StepNumber } from '../../../domain/quote/steps.ts';
import { storedShape } from '../../forms/stored-shape.ts';
import { tabMemory } from '../../forms/tab-memory.ts';
import { unsentPlace } from '../../forms/unsent.ts';
import { QUOTE_UNSENT_KEY } from '../../forms/unsent-keys.ts';
import { moveFrom } from './move-from.ts';
import { storedQuoteForm } from './stored-quote-form.ts';

/** The key under which the tab remembers an unsent quote. */
export const DRAFT_KEY = 'quote-draft';

/** The key under which the device keeps a quote that failed to send. */

/** The typed answers, kept until they are sent. */
export const quoteDraft = tabMemory(
  DRAFT_KEY,
  storedShape(
    1,
    z.object({
      values: storedQuoteForm,
      step: z.catch(z.literal(STEP_NUMBERS), FIRST_STEP),
    }),
  ),
);

export const unsentQuote = unsentPlace(QUOTE_UNSENT_KEY, storedQuoteForm, quoteRequestSchema);

/** Keeps the typed answers. The empty form is not kept: later pages would wake the wizard for it. */
export function rememberQuote(values: QuoteFormValues, step: StepNumber) {
  if (step === FIRST_STEP && isEmpty(values)) quoteDraft.forget();
  else quoteDraft.write({ values, step });
}

function isEmpty(values: QuoteFormValues): boolean {
  return Object.entries(EMPTY_QUOTE_FORM).every(
    // Null stands for a choice that was shown and skipped.
    ([name, empty]) =>
      JSON.stringify(values[name as keyof QuoteFormValues] ?? '') === JSON.stringify(empty),
  );
}

/** Puts the searched suburb into the moving-from address, unless the visitor has already filled it
 *  in. */
export function takeMoveFrom() {
  const suburb = moveFrom.read();
  if (!suburb) return;
  moveFrom.forget();
  const { values, step } = quoteDraft.read() ?? { values: EMPTY_QUOTE_FORM, step: FIRST_STEP };
  quoteDraft.write({ values: { ...values, fromAddress: values.fromAddress || suburb }, step });
}
