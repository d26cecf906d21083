import { useEffect } from 'react';
import { FIRST_STEP, type StepNumber } from '../../domain/quote/steps.ts';
import { quoteDraft } from './quote-draft.ts';
import type { QuoteForm } from './quote-form.ts';

/** Fills the form with what the tab remembers, and remembers every change from then on. */
export function useDraft(form: QuoteForm, step: StepNumber) {
  useEffect(() => {
    const draft = quoteDraft.read();
    if (draft) form.reset(draft.values);
  }, [form]);

  useEffect(() => {
    const remember = () => quoteDraft.write({ values: form.getValues(), step });
    if (step !== FIRST_STEP || quoteDraft.read()) remember();
    return form.subscribe({ formState: { values: true }, callback: remember });
  }, [form, step]);
}
