import * as z from 'zod/mini';
import { company, legalEntity, vat } from '../../content/company.ts';
import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { localDay } from '../dates/local-time.ts';
import { moveDateInWords } from '../dates/move-date.ts';
import { randInWords } from '../money.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import { list, shownLine } from '../shown.ts';
import type { CurrentQuote } from './agreed.ts';
import { taxIn, vatOn } from './invoice.ts';
import { issuerLines } from './issuer-lines.ts';
import type { Price } from './price.schema.ts';
import type { Quote } from './quote.schema.ts';
import { lastOf } from './visits.ts';

/** What only a printed quote says: whoever files it did not see the page. */
export const quotePaperSchema = z.object({
  issuer: list(shownLine),
  /** For whom and from when it is, and the VAT in its price. */
  lines: list(shownLine),
});
export type QuotePaper = Readonly<z.output<typeof quotePaperSchema>>;

/** As the owner fills them in. */
const COMPANY = { legalEntity, vat };

/** @param name the visitor's */
export function quotePaper(
  { quote, at }: Pick<CurrentQuote, 'quote' | 'at'>,
  name: string,
  { legalEntity, vat }: typeof COMPANY = COMPANY,
): QuotePaper {
  const quotedOn = localDay(new Date(at));
  return {
    issuer: [
      ...issuerLines({ ...legalEntity, vatNumber: vat?.number ?? '' }),
      ...(legalEntity.address ? [] : REACH),
    ],
    lines: [
      { label: 'For', value: name },
      { label: 'Quoted on', value: moveDateInWords(quotedOn) },
      ...(vat ? vatLines(quote, dayOfSupply(quote, quotedOn)) : []),
    ],
  };
}

const REACH: readonly SummaryLine[] = [
  { label: 'Phone', value: company.phone.display },
  { label: 'Email', value: company.email },
];

/** A job is supplied on the day of its last visit. */
function dayOfSupply({ visits }: Pick<Quote, 'visits'>, quotedOn: CalendarDate): CalendarDate {
  const { day } = lastOf(visits);
  return isCalendarDate(day) ? day : quotedOn;
}

/** The rate alone as long as hours have to be counted; of a range both ends. */
function vatLines(price: Price, day: CalendarDate): SummaryLine[] {
  const percent = vatOn(day);
  const rate = `VAT at ${percent}\u00a0%`;
  if (price.basis === 'hourly') return [{ label: rate, value: 'Included' }];
  const ends = [price.price, price.upTo ?? []].flat().map((end) => taxIn({ price: end, percent }));
  const both = (part: 'tax' | 'withoutTax') =>
    ends.map((end) => randInWords(end[part])).join(' to ');
  return [
    { label: `${rate}, included`, value: both('tax') },
    { label: 'Without VAT', value: both('withoutTax') },
  ];
}
