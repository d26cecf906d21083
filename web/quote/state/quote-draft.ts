import * as z from 'zod/mini';
import { withLink } from '../../../domain/request/quote-link.ts';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../../domain/request/request.form.ts';
import { type QuoteRequest, quoteRequestSchema } from '../../../domain/request/request.schema.ts';
import { FIRST_STEP, STEP_NAMES, type StepName } from '../../../domain/request/steps.ts';
import { formInTab } from '../../forms/form-in-tab.ts';
import { unsentPlace } from '../../forms/unsent.ts';
import { QUOTE_DRAFT_KEY, QUOTE_UNSENT_KEY } from '../../memory/storage-keys.ts';
import { isSame } from '../../ui/form-state.ts';
import { moveFrom } from './move-from.ts';
import { storedQuoteForm } from './stored-quote-form.ts';

const NOTHING_ANSWERED = { values: EMPTY_QUOTE_FORM, step: FIRST_STEP };

/** The answers and the open step, kept until they are sent. */
export const quoteInTab = formInTab<QuoteDraft, QuoteRequest>(
  QUOTE_DRAFT_KEY,
  z.object({ values: storedQuoteForm, step: z.catch(z.enum(STEP_NAMES), FIRST_STEP) }),
  NOTHING_ANSWERED,
);

interface QuoteDraft {
  readonly values: QuoteFormValues;
  readonly step: StepName;
}

export const unsentQuote = unsentPlace(QUOTE_UNSENT_KEY, storedQuoteForm, quoteRequestSchema);

/** Keeps the typed answers. The empty form is not kept: later pages would wake the wizard for it. */
export function rememberQuote(values: QuoteFormValues, step: StepName) {
  if (step === FIRST_STEP && isEmpty(values) && !quoteInTab.lastKey()) quoteInTab.forget();
  else quoteInTab.keepDraft({ values, step });
}

function isEmpty(values: QuoteFormValues): boolean {
  return isSame(values, EMPTY_QUOTE_FORM);
}

const draft = () => quoteInTab.draft() ?? NOTHING_ANSWERED;

/** Begins another quote with who asks, where they live, and what other pages have answered since. */
export function saveWhoAsks({ name, phone, email, fromAddress }: QuoteRequest) {
  const { values } = draft();
  const asking = { ...values, name, phone, email: email ?? '' };
  moveFromUnlessSaid({ values: asking, step: FIRST_STEP }, fromAddress);
}

/** Answers what the link to this page does. */
export function takeLink() {
  if (typeof location === 'undefined') return;
  const linked = withLink(location, draft());
  if (!linked) return;
  // A wish in the fragment leaves the query, which may say where the visit began.
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname + (hash ? search : ''));
  rememberQuote(linked.values, linked.step);
}

/** Begins with the searched suburb. */
export function takeMoveFrom() {
  const suburb = moveFrom.read();
  if (!suburb) return;
  moveFrom.forget();
  moveFromUnlessSaid(draft(), suburb);
}

/** Fills in the moving-from address, unless the visitor has. */
function moveFromUnlessSaid({ values, step }: QuoteDraft, address: string) {
  quoteInTab.keepDraft({ values: { ...values, fromAddress: values.fromAddress || address }, step });
}
