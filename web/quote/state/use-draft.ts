import { useEffect, useState } from 'react';
import { FIRST_STEP, LAST_STEP, type StepName } from '../../../domain/request/steps.ts';
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

/** Fills the form from the tab's memory, and remembers every change from then on.
 *  @returns whether the visitor answered the first step: the form starts with a default there */
export function useDraft(form: QuoteFormApi, step: StepName): boolean {
  // Must come before the first read of the step.
  useState(resumeDraft);

  const [chose, setChose] = useState(false);
  // While rendering: in an effect it would render the form a second time before the step is painted.
  if (!chose && step !== FIRST_STEP) setChose(true);

  useEffect(() => {
    const draft = quoteInTab.draft();
    // The fields stay registered: a step without changes is not rendered again.
    if (draft) form.reset(draft.values, { keepFieldsRef: true });
  }, [form]);

  useEffect(() => {
    const remember = () => rememberQuote(form.getValues(), step);
    if (stepWasOpened()) remember();
    return form.subscribe({ formState: { values: true }, callback: remember });
  }, [form, step]);

  return chose;
}
