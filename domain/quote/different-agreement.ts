import type { Agreement } from '../history/progress.ts';
import type { Confirmation } from './booking.schema.ts';
import { arrivalInWords, priceInWords } from './quote-in-words.ts';

/** What a visitor said yes to, if a confirmation does not keep to it: another day, other hours, or a price that was not
 *  agreed. Empty if it does.
 *  @param confirmation NaN for a price that is not known yet */
export function differentAgreement(
  agreement: Pick<Agreement, 'price' | 'upTo' | 'day' | 'window'>,
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
export function agreementInWords(
  agreement: Pick<Agreement, 'price' | 'upTo' | 'day' | 'window'>,
): string {
  return [arrivalInWords(agreement), priceInWords(agreement)].filter(Boolean).join(', ');
}
