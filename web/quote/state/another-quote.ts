import { withLink } from '../../../domain/request/quote-link.ts';
import { EMPTY_QUOTE_FORM } from '../../../domain/request/request.form.ts';
import { FIRST_STEP } from '../../../domain/request/steps.ts';
import { moveFrom } from './move-from.ts';
import { saveWhoAsks, takeMoveFrom } from './quote-draft.ts';
import { sentQuoteInTab, setSentQuote } from './sent-quote.ts';

const NOTHING = { values: EMPTY_QUOTE_FORM, step: FIRST_STEP };

/** Whoever comes with a wish, by a link or from the search for a suburb, begins another quote where this tab has sent one.
 *  It keeps who asks. */
export function beginAnotherByWish() {
  if (typeof location === 'undefined') return;
  if (!withLink(location, NOTHING) && moveFrom.read() === undefined) return;
  const sent = sentQuoteInTab();
  if (!sent || sent.another) return;
  // The suburb comes before the address of the earlier quote.
  takeMoveFrom();
  saveWhoAsks(sent.request);
  setSentQuote({ ...sent, another: true });
}
