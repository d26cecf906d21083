import { useEffect } from 'react';
import type { StepNumber } from '../../domain/quote/steps.ts';
import { quoteDraft } from './quote-draft.ts';
import type { QuoteForm } from './quote-form.ts';
import { stepWasOpened } from './step-history.ts';

/** Fills the form with what the tab remembers, and remembers every change from then on. */
export function useDraft(form: QuoteForm, step: StepNumber) {
  useEffect(() => {
    const draft = quoteDraft.read();
    // The fields stay known: a step that has nothing new to show is not rendered again.
    if (draft) form.reset(draft.values, { keepFieldsRef: true });
  }, [form]);

  useEffect(() => {
    const remember = () => quoteDraft.write({ values: form.getValues(), step });
    if (stepWasOpened()) remember();
    return form.subscribe({ formState: { values: true }, callback: remember });
  }, [form, step]);
}
