import { useEffect, useState } from 'react';
import { LAST_STEP, type StepName } from '../../../domain/request/steps.ts';
import { resumeUnsent } from '../../forms/unsent.ts';
import type { QuoteFormApi } from '../quote-form-api.ts';
import { quoteInTab, rememberQuote, takeLink, takeMoveFrom, unsentQuote } from './quote-draft.ts';
import { stepWasOpened } from './step-history.ts';

/** A new tab continues, at the last step, a form that failed to send in an earlier one. */
function resumeDraft() {
  takeMoveFrom();
  takeLink();
  resumeUnsent(unsentQuote, quoteInTab, (values) => ({ values, step: LAST_STEP }));
}

/** Fills the form from the tab's memory, and remembers every answer from then on. */
export function useDraft(form: QuoteFormApi, step: StepName): void {
  // Must come before the first read of the step.
  useState(resumeDraft);

  useEffect(() => {
    const draft = quoteInTab.draft();
    if (draft) form.fill(draft.values);
  }, [form]);

  useEffect(() => {
    const remember = () => rememberQuote(form.values, step);
    if (stepWasOpened()) remember();
    return form.onAnswer(remember);
  }, [form, step]);
}
