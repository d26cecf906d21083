import { useEffect, useState } from 'react';
import { FIRST_STEP, LAST_STEP, type StepNumber } from '../../domain/quote/steps.ts';
import { resumeUnsent } from '../forms/unsent.ts';
import { quoteDraft, rememberQuote, takeMoveFrom, unsentQuote } from './quote-draft.ts';
import type { QuoteForm } from './quote-form.ts';
import { quoteAttempt, quoteFilling } from './send-quote.ts';
import { stepWasOpened } from './step-history.ts';

/** A new tab goes on, at the last step, with what did not get through in an earlier one. */
function resumeDraft() {
  takeMoveFrom();
  if (quoteDraft.read()) return;
  const values = resumeUnsent(unsentQuote, quoteAttempt, quoteFilling);
  if (values) quoteDraft.write({ values, step: LAST_STEP });
}

/** Fills the form with what the tab remembers, and remembers every change from then on.
 *  @returns whether the first step was answered: the form has an answer there from the start */
export function useDraft(form: QuoteForm, step: StepNumber): boolean {
  // Before the step is first asked for.
  useState(resumeDraft);

  const [chose, setChose] = useState(false);
  useEffect(() => {
    if (step !== FIRST_STEP) setChose(true);
  }, [step]);

  useEffect(() => {
    const draft = quoteDraft.read();
    // The fields stay known: a step that has nothing new to show is not rendered again.
    if (draft) form.reset(draft.values, { keepFieldsRef: true });
  }, [form]);

  useEffect(() => {
    const remember = () => rememberQuote(form.getValues(), step);
    if (stepWasOpened()) remember();
    return form.subscribe({ formState: { values: true }, callback: remember });
  }, [form, step]);

  return chose;
}
