import { useEffect } from 'react';
import type { StepNumber } from '../../domain/quote/steps.ts';
import { quoteDraft } from './quote-draft.ts';
import type { QuoteForm } from './quote-form.ts';
import { stepWasOpened } from './step-history.ts';

/** Fills the form with what the tab remembers, and remembers every change from then on. */
export function useDraft(form: QuoteForm, step: StepNumber) {
  useEffect(() => {
    const draft = quoteDraft.read();
    if (draft) form.reset(draft.values);
  }, [form]);

  useEffect(() => {
    const remember = () => quoteDraft.write({ values: form.getValues(), step });
    if (stepWasOpened()) remember();
    return form.subscribe({ formState: { values: true }, callback: remember });
  }, [form, step]);
}
