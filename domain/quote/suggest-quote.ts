import { quoteValidity } from '../../content/terms.ts';
import { addDays, type CalendarDate } from '../calendar-date.ts';
import type { QuoteRequest } from '../request/request.schema.ts';
import { inventoryLines, propertyLines } from '../request/request-summary.ts';
import type { Offer } from './quote.schema.ts';

/** The beginning of a new quote's form: all but the price, from the request. */
export function suggestOffer(request: QuoteRequest, today: CalendarDate): Omit<Offer, 'price'> {
  const home = propertyLines(request)
    .filter(({ value }) => /^\d|^yes/.test(value))
    .map(({ label, value }) => (value === 'yes' ? label : `${label}: ${value}`));
  return {
    upTo: null,
    includes: [
      `Loading at ${request.fromAddress}`,
      `The drive, and unloading at ${request.toAddress}`,
      ...(home.length > 0 ? [home.join(', ')] : []),
      ...inventoryLines(request).map(({ label, value }) => `${label}: ${value}`),
    ],
    day: request.moveDate,
    window: '',
    validUntil: addDays(today, Number.parseInt(quoteValidity, 10)),
    note: '',
  };
}
