import type { QuoteFormValues } from '../../domain/quote/quote.form.ts';
import { FIRST_STEP, type StepNumber } from '../../domain/quote/steps.ts';
import { tabMemory } from '../forms/tab-memory.ts';

/** The key under which the tab remembers a quote that is not sent yet. */
export const DRAFT_KEY = 'quote-draft';

/** The key under which the device keeps one that did not get through. */
export const QUOTE_UNSENT_KEY = 'quote-unsent';

interface Draft {
  /** What is not in it is as the empty form has it. */
  readonly values: Partial<QuoteFormValues>;
  readonly step: StepNumber;
}

/** What was typed, kept until it is sent. */
export const quoteDraft = tabMemory<Draft>(DRAFT_KEY);

/** Begins a quote for somebody who moves from there, unless they have said already from where. */
export function draftMoveFrom(suburb: string) {
  const { values, step } = quoteDraft.read() ?? { values: {}, step: FIRST_STEP };
  quoteDraft.write({ values: { ...values, fromAddress: values.fromAddress || suburb }, step });
}
