import { localRates } from '../../../content/prices.ts';
import { type PriceGuide, priceGuide } from '../../../domain/quote/price-guide.ts';
import type { QuoteFormValues } from '../../../domain/quote/quote.form.ts';

/** The guide to the answers so far, by the company's rates. */
export function homeGuide(answers: QuoteFormValues): PriceGuide | undefined {
  return priceGuide({ ...answers, inventory: answers }, localRates);
}
