import type { Price } from '../quote/price.schema.ts';
import { figureOf, priceInWords } from '../quote/price-in-words.ts';
import {
  contentLines,
  partsOf,
  priceLines,
  type QuoteContents,
  quoteTerms,
  told,
} from '../quote/quote-in-words.ts';
import { PHASES } from '../situation/phases.ts';
import { asPrice } from './paper-figure.ts';
import type { Waybill } from './waybill.ts';

/** The paper of a quote that is being written, as its visitor will see it.
 *  @param price null as long as none is typed */
export function draftWaybill(quote: QuoteContents, price: Price | null): Waybill {
  const lines = [...(price ? priceLines(price) : []), ...contentLines(quote)];
  const { rest, clock } = partsOf(told(lines));
  return {
    title: PHASES.quoted.paper,
    says: '',
    ...(price ? asPrice(priceInWords(price), figureOf(price)) : asPrice('', '')),
    isPale: false,
    ledger: [],
    lines: rest,
    included: quote.includes,
    notIncluded: quote.notIncluded,
    terms: [...clock, ...quoteTerms],
    beforeName: '×',
    issuer: [],
    to: [],
    stamp: null,
  };
}
