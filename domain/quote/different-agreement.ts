import type { Confirmation } from './booking.schema.ts';
import type { Terms } from './quote.schema.ts';
import { arrivalInWords, priceInWords } from './quote-in-words.ts';

/** Returns an agreement in words if a confirmation has another day, other hours, or a price that was not agreed; empty
 *  if it keeps to all of them.
 *  @param confirmation NaN for a price that is not known yet */
export function differentAgreement(
  agreement: Terms,
  { day, window, price }: Pick<Confirmation, 'day' | 'window' | 'price'>,
): string {
  const { price: least, upTo: most } = agreement;
  const keeps =
    ['', day].includes(agreement.day) &&
    ['', window].includes(agreement.window) &&
    !(price < least) &&
    !(price > (most ?? least));
  return keeps ? '' : agreementInWords(agreement);
}

/** 'Monday 7 December 2026, between 8 and 9, R6 500' */
export function agreementInWords(agreement: Terms): string {
  return [arrivalInWords(agreement), priceInWords(agreement)].filter(Boolean).join(', ');
}
