import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { localDay } from '../dates/local-time.ts';
import { moveDateInWords } from '../dates/move-date.ts';
import { moveDateInShort } from '../dates/short-date.ts';
import { PHASES, type Phase } from '../move/phases.ts';
import { accountLines } from '../quote/bill-in-words.ts';
import { lastingTerms, partsOf, quoteTerms } from '../quote/quote-in-words.ts';
import { type QuoteLine, withoutEmpty } from '../quote/quote-line.ts';
import { STILL_IN_CALENDAR } from '../request/calendar.ts';
import { LABELS } from '../request/labels.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import type { Booking } from './booking.ts';
import { isOff } from './moving-day.ts';
import { asDay, asWish } from './paper-figure.ts';
import { saysOf } from './says.ts';
import type { VisitorBill } from './visitor-bill.ts';
import type { VisitorQuote } from './visitor-quote.ts';
import type { YourMove } from './your-move.ts';

/** The paper that a visitor keeps: the request, the quote, and what became of it. */
export interface Waybill {
  readonly title: string;
  /** The state and what comes next; empty for a first quote that can be accepted. */
  readonly says: string;
  /** Empty before a quote, and once the move is cancelled; so are what was included, and the terms. */
  readonly price: string;
  /** Shown large: the beginning of the price, or the day that is wished for or confirmed. */
  readonly figure: string;
  /** The line below it: the rest of the price, or hours, price and who comes. */
  readonly under: string;
  /** Whether the figure no longer holds. */
  readonly isPale: boolean;
  /** The payments, and what is open; once the move took place from the agreed price on. */
  readonly ledger: readonly QuoteLine[];
  readonly lines: readonly (SummaryLine & Partial<Pick<QuoteLine, 'field'>>)[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly terms: readonly SummaryLine[];
  /** Before the visitor's name: where they sign, or from whom the money came. */
  readonly beforeName: string;
  /** The company that issues a quote or a receipt, and the recipient of an invoice. */
  readonly issuer: readonly SummaryLine[];
  readonly to: readonly SummaryLine[];
  /** Only when printed: what a quote says to whoever files it. */
  readonly onPaper: readonly SummaryLine[];
  /** Null as long as a request or a quote is open. */
  readonly stamp: Stamp | null;
}

export interface Stamp {
  readonly word: string;
  /** Of the yes, of the booked move, of its cancelling, or on which the quote ended. */
  readonly day: CalendarDate;
  /** In the red of what came to nothing. */
  readonly isVoid: boolean;
}

/** What the page shows of a move before anything else. */
export function waybillOf(move: YourMove, now: Date): Waybill {
  const { phase, quote, booking, bill } = move;
  const today = localDay(now);
  const { paper: title, stamp: itsWord } = PHASES[phase];
  const isByPhone = YES.includes(phase) && booking?.byVisitor === false;
  const word = isByPhone ? 'Agreed' : itsWord;
  return {
    title,
    says: saysOf(move, now),
    price: '',
    figure: '',
    under: '',
    isPale: false,
    ledger: [],
    lines: [],
    included: [],
    notIncluded: [],
    terms: [],
    issuer: [],
    to: [],
    onPaper: [],
    beforeName: '×',
    stamp: word === '' ? null : { word, day: stampDay(move, today), isVoid: isOff(phase) },
    ...(bill
      ? ofBill(bill, move)
      : booking
        ? ofBooking(booking, move, today)
        : quote && phase !== 'refused'
          ? ofQuote(quote, move)
          : ofRequest(move, today)),
  };
}

const YES: readonly Phase[] = ['agreed', 'changed'];
function stampDay(move: YourMove, today: CalendarDate) {
  const { phase, since, quote, booking, bill, moveDay, visits } = move;
  if (bill) return bill.day;
  // The last visit that was, or today's.
  if (phase === 'under-way') return visits.findLast(({ day }) => day <= today)?.day ?? today;
  if (['booked', 'moved', 'overdue'].includes(phase)) return moveDay.day;
  if (phase === 'lapsed' && quote) return quote.validUntil;
  if (phase === 'off' && booking) return booking.day;
  const at = booking?.at ?? since;
  return at ? localDay(new Date(at)) : today;
}

/** Before there is a quote. */
function ofRequest({ phase, moveDay }: YourMove, today: CalendarDate): Partial<Waybill> {
  const { day } = moveDay;
  return {
    ...(isCalendarDate(day) ? asWish(day, today) : { lines: wishOf(moveDay) }),
    isPale: isOff(phase),
    beforeName: 'From',
  };
}

function wishOf({ day }: YourMove['moveDay']): readonly SummaryLine[] {
  return withoutEmpty([{ label: LABELS.moveDate, value: moveDateInWords(day) }]);
}

function ofQuote(quote: VisitorQuote, { phase, moveDay }: YourMove): Partial<Waybill> {
  const { price, figure, rest: under, included, notIncluded, terms, paper, obstacle } = quote;
  const { rest, clock } = partsOf(quote.lines);
  return {
    price,
    figure,
    under,
    isPale: isOff(phase) || obstacle !== null,
    included,
    notIncluded,
    terms: [...clock, ...terms],
    issuer: paper.issuer,
    onPaper: paper.lines,
    // What is wished for since then is not in it.
    lines:
      phase === 'outdated' && moveDay.status === 'wished' ? [...rest, ...wishOf(moveDay)] : rest,
  };
}

function ofBooking(booking: Booking, move: YourMove, today: CalendarDate): Partial<Waybill> {
  const { phase, moveDay } = move;
  const quote = move.bookedQuote ?? move.quote;
  if (phase === 'cancelled' || phase === 'off') {
    const calendar = { label: 'Calendar', value: phase === 'off' ? '' : STILL_IN_CALENDAR };
    const isOneDay = isCalendarDate(booking.day) && move.visits.length === 1;
    // A single day is the figure.
    const lines = booking.lines.filter(({ field }) => !isOneDay || field !== 'day');
    return {
      ...(isOneDay && { figure: moveDateInShort(booking.day, today), isPale: true }),
      ledger: paidSoFar(move),
      lines: withoutEmpty([...lines, calendar]),
    };
  }
  const { figure, rest: under } = booking;
  const { price, rest, arrival, clock } = partsOf(booking.lines);
  const { included = [], notIncluded = [] } = quote ?? {};
  const { more } = partsOf(quote?.lines ?? []);
  // The booking has its own clock, and a confirmed one says what we bring.
  const said = booking.lines.map(({ field }) => field);
  const besides = more.filter(({ field }) => field !== 'clock' && !said.includes(field));
  const wish = arrival === '' ? wishOf(moveDay) : [];
  const isBooked = phase === 'booked' || phase === 'under-way';
  const termsIn = PHASES[phase].move === 'over' ? lastingTerms : quoteTerms;
  // The figure says when.
  const lines = [
    ...(isBooked ? booking.lines.filter(({ field }) => field === 'price') : []),
    ...rest.filter(({ field }) => !isBooked || field !== 'arrival'),
    // A deposit that came is among the payments.
  ].filter(({ field }) => field !== 'deposit' || !move.account?.deposit?.isReceived);
  const asked = askedLines(move.quote);
  const unlessAccepted = lines.map((line) =>
    line.field === 'price' && asked.length > 0 ? { ...line, label: 'Price until then' } : line,
  );
  return {
    ...(isBooked ? { price, ...asDay(moveDay.day, booking, today) } : { price, figure, under }),
    isPale: isOff(phase),
    ledger: paidSoFar(move),
    lines: [...asked, ...unlessAccepted, ...wish, ...besides],
    included,
    notIncluded,
    // Once the day is over there is nothing to cancel in time.
    terms: [...clock, ...termsIn(move.account?.deposit ?? null)],
  };
}

/** What the quote that is open would change of what is booked. */
function askedLines(quote: VisitorQuote | null): readonly QuoteLine[] {
  if (!quote?.isOpen || quote.replaces !== 'booking') return [];
  const asked = quote.changes.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return [
    { field: 'asked', label: 'If you accept', value: asked },
    { field: 'asked', label: 'Answer by', value: moveDateInWords(quote.validUntil) },
  ];
}

/** Nothing before money came. */
function paidSoFar({ account }: YourMove): readonly QuoteLine[] {
  return account && account.payments.length > 0 ? accountLines(account) : [];
}

/** The receipt; as long as something is to pay, how to pay. */
function ofBill(bill: VisitorBill, { quote, account }: YourMove): Partial<Waybill> {
  const { title, price, lines, toPay, issuer, to } = bill;
  return {
    ...(title && { title }),
    price,
    figure: price,
    ledger: lines,
    lines: toPay,
    issuer,
    to,
    included: quote?.included ?? [],
    beforeName: (account?.received ?? 0) > 0 && toPay.length === 0 ? 'Received from' : 'To',
  };
}
