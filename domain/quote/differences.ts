import type { CalendarDate } from '../dates/calendar-date.ts';
import { moveDateInWords } from '../dates/move-date.ts';
import { moveDateInShort } from '../dates/short-date.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import type { Deposit } from './account.ts';
import { type Price, priceOf } from './price.schema.ts';
import { counted, figureOf, priceInWords, priceParts } from './price-in-words.ts';
import type { Quote } from './quote.schema.ts';
import { depositInWords, type QuoteContents } from './quote-in-words.ts';
import type { ConfirmedVisit, OneOrMore, Visit } from './visit.schema.ts';
import { arrivalInWords, visitName } from './visit-in-words.ts';

/** The fields of a quote besides price, visits and deposit that its visitor reads as text. Each quote has a last day of its
 *  own, which is no change. */
export type Worded = Exclude<keyof QuoteContents, 'visits' | 'deposit' | 'validUntil'>;

/** An offer, an agreement or a confirmation. An offer has no papers for a gate, and a confirmation has neither a deposit nor
 *  the contents of the quote. */
export type Compared = Price & {
  readonly visits: OneOrMore<Visit & Partial<Pick<ConfirmedVisit, 'registration' | 'crew'>>>;
  readonly deposit?: Deposit | null;
} & Partial<Pick<Quote, Worded>>;

type VisitField = Exclude<keyof ConfirmedVisit, 'visit'>;

/** What is different between two of them. */
export interface Difference {
  /** `visits`: one came or went. */
  readonly field: 'price' | 'deposit' | 'visits' | Worded | VisitField;
  /** 'Hours'; of several visits 'Deliver, hours'. */
  readonly label: string;
  /** Empty for what there was not, or is not any more. */
  readonly before: string;
  readonly now: string;
  /** For a subject: 'R7 200 instead of R6 000', 'new hours: between 9 and 10'. */
  readonly short: string;
}

interface FieldWords {
  readonly label: string;
  readonly inWords: (visit: Compared['visits'][0]) => string;
  /** @param now the field in words, and the visit with it */
  readonly short: (now: string, visit: Visit, today: CalendarDate) => string;
}

/** Each field of a visit, in the order in which a visitor hears of it. */
const VISIT_FIELDS: Readonly<Record<VisitField, FieldWords>> = {
  day: {
    label: 'Day',
    inWords: ({ day }) => moveDateInWords(day),
    short: (_now, { day }, today) => `new day: ${moveDateInShort(day, today)}`,
  },
  window: {
    label: 'Hours',
    inWords: ({ window }) => window,
    short: (now) => `new hours: ${now}`,
  },
  from: {
    label: 'From',
    inWords: ({ from }) => from || 'the address in your request',
    short: () => 'another address to load at',
  },
  to: {
    label: 'To',
    inWords: ({ to }) => to || 'the address in your request',
    short: () => 'another address to unload at',
  },
  people: {
    label: 'Movers',
    inWords: ({ people }) => counted(people ?? 0, 'mover'),
    short: (now) => now,
  },
  trucks: {
    label: 'Trucks',
    inWords: ({ trucks }) => counted(trucks ?? 0, 'truck'),
    short: (now) => now,
  },
  registration: {
    label: 'Registration',
    inWords: ({ registration = '' }) => registration,
    short: (now) => (now ? `which truck comes: ${now}` : 'which truck comes'),
  },
  crew: {
    label: 'Crew',
    // With their ID numbers, which a subject does not have.
    inWords: ({ crew = [] }) => crew.join(', '),
    short: () => 'who comes, for the gate',
  },
  what: {
    label: 'Name',
    inWords: ({ what }) => what,
    short: (now) => `“${now}”`,
  },
};

/** All that is different, the price first. Whatever tells somebody of a change prints this.
 *  @param isOpenKept whether what either leaves open is kept: a confirmation says more than the yes before it */
export function differences(
  before: Compared,
  now: Compared,
  today: CalendarDate,
  isOpenKept = false,
): Difference[] {
  const one = now.visits.length === 1 && before.visits.length === 1;
  const ofVisits = now.visits.flatMap((visit, index): Difference[] => {
    const name = one ? '' : visitName(visit, index);
    const known = before.visits.find((each) => each.visit === visit.visit);
    if (!known) return [visitCame(visit, name, today)];
    return differencesIn(known, visit, { name, today, isOpenKept });
  });
  const gone = before.visits.flatMap((visit, index): Difference[] => {
    if (now.visits.some((each) => each.visit === visit.visit)) return [];
    const label = visitName(visit, index);
    const short = `no visit on ${moveDateInShort(visit.day, today)}`;
    return [{ field: 'visits', label, before: arrivalInWords(visit), now: '', short }];
  });
  const price = isOpenKept && keepsTo(before, now) ? [] : priceDifference(before, now);
  return [
    ...price,
    ...depositDifference(before, now),
    ...ofVisits,
    ...gone,
    ...contentDifferences(before, now),
  ];
}

/** 'R7 200 instead of R6 000' */
function priceDifference(before: Price, now: Price): Difference[] {
  const inWords = { before: priceInWords(priceOf(before)), now: priceInWords(priceOf(now)) };
  if (inWords.before === inWords.now) return [];
  const [was, is] = [figureOf(before), figureOf(now)];
  // The same rate for other hours.
  const short = was === is ? `${is}, ${priceParts(now).rest}` : `${is} instead of ${was}`;
  return [{ field: 'price', label: 'Price', ...inWords, short }];
}

function depositDifference(before: Compared, now: Compared): Difference[] {
  if (before.deposit === undefined || now.deposit === undefined) return [];
  const inWords = { before: depositWords(before.deposit), now: depositWords(now.deposit) };
  if (inWords.before === inWords.now) return [];
  return [{ field: 'deposit', label: 'Deposit', ...inWords, short: 'the deposit' }];
}

type OfContents = readonly Omit<Difference, 'field'>[];

/** How each of these fields differs. A new one of a quote is asked for here, so that its visitor hears of a change. */
const CONTENTS: {
  readonly [Field in Worded]: (before: Quote[Field], now: Quote[Field]) => OfContents;
} = {
  includes: ofList('Also included', 'No longer included'),
  notIncluded: ofList('Also not included', 'Not left out any more'),
  note: (before, now) => [{ label: 'Note', before, now, short: 'the note' }],
};

/** @param added the label of lines that were added
 *  @param removed of those that were removed */
function ofList(added: string, removed: string) {
  return (was: readonly string[], is: readonly string[]): OfContents =>
    [
      { label: added, now: onlyIn(is, was) },
      { label: removed, now: onlyIn(was, is) },
    ]
      .filter((line) => line.now !== '')
      .map((line) => ({ before: '', short: 'what is included', ...line }));
}

export const WORDED = Object.keys(CONTENTS) as Worded[]; // the keys of a complete record

function contentDifferences(before: Compared, now: Compared): Difference[] {
  return WORDED.flatMap((field) => inContents(field, before[field], now[field]));
}

function inContents<Field extends Worded>(
  field: Field,
  was: Quote[Field] | undefined,
  is: Quote[Field] | undefined,
): Difference[] {
  if (was === undefined || is === undefined) return [];
  const found = CONTENTS[field](was, is);
  return found.filter(({ before, now }) => before !== now).map((each) => ({ field, ...each }));
}

const onlyIn = (some: readonly string[], others: readonly string[]) =>
  some.filter((each) => !others.includes(each)).join(', ');

const depositWords = (deposit: Deposit | null) => (deposit ? depositInWords(deposit) : '');

function visitCame(visit: Visit, label: string, today: CalendarDate): Difference {
  const short = `another visit on ${moveDateInShort(visit.day, today)}`;
  return { field: 'visits', label, before: '', now: arrivalInWords(visit), short };
}

interface Comparing {
  readonly name: string;
  readonly today: CalendarDate;
  readonly isOpenKept: boolean;
}

function differencesIn(
  before: Compared['visits'][0],
  visit: Compared['visits'][0],
  { name, today, isOpenKept }: Comparing,
): Difference[] {
  const fields = Object.entries(VISIT_FIELDS) as [VisitField, FieldWords][]; // it has no others
  return fields.flatMap(([field, { label, inWords, short }]) => {
    const was = inWords(before);
    const is = inWords(visit);
    if (was === is || (isOpenKept && (was === '' || is === ''))) return [];
    const named = name ? `${name}, ${label.toLowerCase()}` : label;
    return [{ field, label: named, before: was, now: is, short: short(is, visit, today) }];
  });
}

/** Whether visits are as these say, with whatever they leave open: the family need not confirm them again. */
export function keepsVisits(agreed: Compared['visits'], visits: Compared['visits']): boolean {
  const price = { price: 0, upTo: null };
  const found = differences({ ...price, visits: agreed }, { ...price, visits }, '', true);
  return found.every(({ field }) => field === 'what');
}

/** Whether a price is within the one that was agreed: a yes to a range holds for every price in it. */
export function keepsTo(agreed: Price, price: Price): boolean {
  if (agreed.basis === 'hourly' || price.basis === 'hourly') {
    return priceInWords(priceOf(agreed)) === priceInWords(priceOf(price));
  }
  return (
    price.price >= agreed.price && (price.upTo ?? price.price) <= (agreed.upTo ?? agreed.price)
  );
}

/** 'R7 200 instead of R6 000, and 2 more', at most so long that a phone shows it. A note explains the others. */
export function differencesInShort(found: readonly Difference[]): string {
  const counted = found.filter(({ field }) => field !== 'note');
  const all = (counted.length > 0 ? counted : found).map(({ short }) => short);
  const [first = '', ...more] = new Set(all);
  return more.length === 0 ? first : `${first}, and ${more.length} more`;
}

/** Each as a line: the new one, and what it replaces. */
export function differenceLines(found: readonly Difference[]): SummaryLine[] {
  return found.map(({ label, before, now }) => ({
    label,
    value: now
      ? [now, before && `instead of ${before}`].filter(Boolean).join(' ')
      : `no longer ${before}`,
  }));
}
