import { localRates } from '../../../content/prices.ts';
import { type PriceGuide, priceGuide } from '../../../domain/request/price-guide.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';

/** The guide to the answers so far, by the company's rates. */
export function homeGuide(answers: QuoteFormValues): PriceGuide | undefined {
  return priceGuide({ ...answers, inventory: answers }, localRates);
}
