import * as z from 'zod/mini';
import { localRates, usuallyNotIncluded } from '../../content/prices.ts';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { addDays, type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { shortLine } from '../fields.ts';
import { hasRunOut } from '../move/obstacle.ts';
import { lastQuote, openQuote } from '../move/open-quote.ts';
import type { Progress } from '../move/progress.ts';
import { hasChangedContents, hasWishedAnother } from '../move/visitor-changes.ts';
import type { SentPrice } from '../quote/price.schema.ts';
import { NO_PRICE, type PriceDraft, priceDraft } from '../quote/price-draft.ts';
import { counted } from '../quote/price-in-words.ts';
import { optionalQuoteFields, type Quote } from '../quote/quote.schema.ts';
import type { Visits } from '../quote/visit.schema.ts';
import { mapVisits, plainVisit } from '../quote/visits.ts';
import { addressInWords } from '../request/labels.ts';
import { priceGuide } from '../request/price-guide.ts';
import type { QuoteRequest } from '../request/request.schema.ts';
import { HOME_FIELDS, isTick, QUESTIONS } from '../request/request-questions.ts';
import { inventoryLines } from '../request/request-summary.ts';

export type QuoteDraft = Omit<Quote, keyof SentPrice> & PriceDraft;

const NOT_SUGGESTED = z.object(optionalQuoteFields).parse({});

/** The quote that a member of the team begins with: the last one, valid for as long as a new one. What the
 *  visitor changed since then comes from the request. */
export function quoteDraft(
  request: QuoteRequest,
  progress: Pick<
    Progress,
    'stage' | 'quote' | 'offer' | 'agreement' | 'changesSinceQuote' | 'plan'
  >,
  today: CalendarDate,
): QuoteDraft {
  const suggested = suggestQuote(request, today);
  const last = lastQuote(progress)?.quote;
  // What is booked stays as it is but for what somebody writes now.
  const booked = progress.stage === 'booked' && !progress.offer ? progress.agreement : null;
  const price = booked ?? last;
  if (!price) return suggested;
  const { includes, validUntil } = suggested;
  const [wished] = suggested.visits;
  const visits = booked ? progress.plan.visits : price.visits;
  return {
    ...(last ?? suggested),
    ...priceDraft(price),
    visits,
    deposit: price.deposit,
    validUntil,
    ...(hasChangedContents(progress) && { includes }),
    ...(hasWishedAnother(progress) && { visits: onDay(visits, wished.day) }),
  };
}

/** The quote that waits for an answer, on the day that its visitor wishes since: the team keeps its price by one press.
 *  Null where more than the day is to be thought about. */
export function quoteOnNewDay(
  request: QuoteRequest,
  progress: Pick<Progress, 'stage' | 'quote' | 'offer' | 'changesSinceQuote' | 'plan'>,
  today: CalendarDate,
): Quote | null {
  const current = progress.offer ? null : openQuote(progress);
  const { moveDate: day } = request;
  if (!current || hasRunOut(current, today) || !isCalendarDate(day) || day < today) return null;
  const { visits, deposit } = current.quote;
  const isPlain = visits.length === 1 && deposit === null;
  if (!isPlain || hasChangedContents(progress) || !hasWishedAnother(progress)) return null;
  return { ...current.quote, visits: onDay(visits, day) };
}

/** The visits with the first on another day, for which its hours were not. */
function onDay(visits: Visits, day: string): Visits {
  return mapVisits(visits, (visit, index) => (index === 0 ? { ...visit, day, window: '' } : visit));
}

/** The last day of the time for which the terms promise a price. */
export function promisedUntil(today: CalendarDate): CalendarDate {
  return addDays(today, daysIn(TERMS.quoteValidity));
}

/** All of a quote but the price, from the request. */
function suggestQuote(request: QuoteRequest, today: CalendarDate): QuoteDraft {
  const home = request.moveType === 'residential' ? homeInWords(request) : '';
  return {
    ...NOT_SUGGESTED,
    ...suggestPrice(request),
    includes: [
      `Loading at ${addressInWords(request.fromAddress)}`,
      `The drive, and unloading at ${addressInWords(request.toAddress)}`,
      ...(home ? [home] : []),
      ...inventoryLines(request).map(({ label, value }) => `${label}: ${value}`),
    ].map(shortLine),
    notIncluded: [...usuallyNotIncluded],
    // 'End of May' is not a date: the team chooses one.
    visits: [plainVisit(isCalendarDate(request.moveDate) ? request.moveDate : '')],
    validUntil: promisedUntil(today),
    note: '',
  };
}

/** A local move goes by the hour, at the highest rate that its visitor was shown; any other is priced as a whole. */
function suggestPrice(request: QuoteRequest): PriceDraft {
  const guide = request.moveType === 'residential' ? priceGuide(request, localRates) : undefined;
  const rate = guide?.rates.at(-1);
  if (!rate) return { ...NO_PRICE, basis: 'whole' };
  return { ...NO_PRICE, basis: 'hourly', rate: Number(rate.price.replace(/\D/g, '')) };
}

/** 'A home with 4+ bedrooms, 2 bathrooms, a garage'; empty if nothing is known of it. */
function homeInWords(request: QuoteRequest): string {
  const rooms = HOME_FIELDS.flatMap((field) => {
    const { inQuote } = QUESTIONS[field];
    if (!request[field] || !inQuote) return [];
    return isTick(field) ? inQuote : counted(request[field], inQuote);
  });
  return rooms.length > 0 ? `A home with ${rooms.join(', ')}` : '';
}
