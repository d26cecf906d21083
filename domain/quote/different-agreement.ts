import type { FirmPrice, Price } from './price.schema.ts';
import { priceInWords } from './price-in-words.ts';
import type { Terms } from './quote.schema.ts';
import type { Visit, Visits } from './visit.schema.ts';
import { visitsInWords } from './visit-in-words.ts';

/** Returns the agreement as text if a confirmation has another day, other hours or addresses, or a price that was not agreed; empty
 *  if it keeps to all of them.
 *  @param price null if it is not known yet */
export function differentAgreement(
  agreement: Terms,
  visits: Visits,
  price: FirmPrice | null,
): string {
  const keeps =
    agreement.visits.length === visits.length &&
    agreement.visits.every((agreed, index) => keepsVisit(agreed, visits[index])) &&
    (price === null || keepsTo(agreement, price));
  return keeps ? '' : agreementInWords(agreement);
}

/** What was left open is kept by anything. */
function keepsVisit(agreed: Visit, now: Visit | undefined): boolean {
  return (
    now !== undefined &&
    agreed.visit === now.visit &&
    (['day', 'window'] as const).every((each) => ['', now[each]].includes(agreed[each])) &&
    agreed.from === now.from &&
    agreed.to === now.to
  );
}

/** A yes to a range, or to a sum of an earlier version, holds for every price within it. */
function keepsTo(agreed: Price, price: FirmPrice): boolean {
  if (agreed.basis === 'hourly' && price.basis === 'hourly') {
    const { rate, hours, hoursUpTo } = price;
    return agreed.rate === rate && agreed.hours === hours && agreed.hoursUpTo === hoursUpTo;
  }
  if (agreed.basis === 'hourly' || (agreed.basis === 'whole' && price.basis === 'hourly'))
    return false;
  const isOpen = price.basis === 'hourly' && price.upTo === null;
  const most = agreed.upTo ?? agreed.price;
  return !isOpen && price.price >= agreed.price && (price.upTo ?? price.price) <= most;
}

/** 'Monday 7 December 2026, between 8 and 9, R6 500' */
export function agreementInWords(agreement: Terms): string {
  return [visitsInWords(agreement.visits), priceInWords(agreement)].filter(Boolean).join(', ');
}
