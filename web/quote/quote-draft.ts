import type { QuoteFormValues } from '../../domain/quote/quote.form.ts';
import type { StepNumber } from '../../domain/quote/steps.ts';
import { tabMemory } from '../forms/tab-memory.ts';

/** The key under which the tab remembers a quote that is not sent yet. */
export const DRAFT_KEY = 'quote-draft';

/** The key under which the device keeps one that did not get through. */
export const QUOTE_UNSENT_KEY = 'quote-unsent';

interface Draft {
  readonly values: QuoteFormValues;
  readonly step: StepNumber;
}

/** What was typed, kept until it is sent. */
export const quoteDraft = tabMemory<Draft>(DRAFT_KEY);
