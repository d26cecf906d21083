import { PHASES } from '../move/phases.ts';
import type { Price } from '../quote/price.schema.ts';
import { priceInWords, priceParts } from '../quote/price-in-words.ts';
import { contentLines, partsOf, priceLines, type QuoteContents } from '../quote/quote-in-words.ts';
import { withoutEmpty } from '../quote/quote-line.ts';
import { termsBeforeYes } from '../quote/terms-before-yes.ts';
import type { Waybill } from './waybill.ts';

/** The paper of a quote that is being written, as its visitor will see it.
 *  @param price null as long as none is typed */
export function draftWaybill(quote: QuoteContents, price: Price | null): Waybill {
  const lines = [...(price ? priceLines(price) : []), ...contentLines(quote)];
  const { rest, clock } = partsOf(withoutEmpty(lines));
  const parts = price ? priceParts(price) : { figure: '', rest: '' };
  return {
    title: PHASES.quoted.paper,
    says: '',
    price: price ? priceInWords(price) : '',
    figure: parts.figure,
    under: parts.rest,
    isPale: false,
    ledger: [],
    lines: rest,
    included: quote.includes,
    notIncluded: quote.notIncluded,
    terms: [...clock, ...termsBeforeYes(quote.deposit)],
    beforeName: '×',
    issuer: [],
    to: [],
    onPaper: [],
    stamp: null,
  };
}
