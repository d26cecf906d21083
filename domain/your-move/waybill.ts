import type { CalendarDate } from '../calendar-date.ts';
import { localDay } from '../local-time.ts';
import {
  lastingTerms,
  partsOf,
  type QuoteLine,
  quoteTerms,
  REPLACES,
  told,
} from '../quote/quote-in-words.ts';
import type { VisitorQuote } from '../quote/visitor-quote.ts';
import { STILL_IN_CALENDAR } from '../request/calendar.ts';
import { LABELS } from '../request/labels.ts';
import { moveDateInWords } from '../request/move-date.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import { OBSTACLES, saysOf } from '../situation/phase-in-words.ts';
import { PHASES } from '../situation/phases.ts';
import type { Booking } from './booking.ts';
import { asDay, asPrice } from './paper-figure.ts';
import type { VisitorBill } from './visitor-bill.ts';
import { confirmedBy, type YourMove } from './your-move.ts';

/** The paper that a visitor keeps: the quote, and later what became of it. */
export interface Waybill {
  readonly title: string;
  /** The state in a sentence or two; empty for a first quote that can be accepted. */
  readonly says: string;
  /** Empty once the move is cancelled; so are what was included, and the terms. */
  readonly price: string;
  /** Shown large: the beginning of the price, or the day once it is confirmed. */
  readonly figure: string;
  /** The line below it: the rest of the price, or hours, price and who comes. */
  readonly under: string;
  /** Whether the figure no longer holds. */
  readonly isPale: boolean;
  /** From the agreed price to the payment, once the move took place. */
  readonly ledger: readonly QuoteLine[];
  readonly lines: readonly SummaryLine[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly terms: readonly SummaryLine[];
  /** Before the visitor's name: where they sign, or from whom the money came. */
  readonly beforeName: string;
  /** The company that issues a receipt, and the recipient of an invoice. */
  readonly issuer: readonly SummaryLine[];
  readonly to: readonly SummaryLine[];
  /** Null for an open quote. */
  readonly stamp: Stamp | null;
}

export interface Stamp {
  readonly word: string;
  /** Of the yes, of the booked move, of its cancelling, or on which the quote ended. */
  readonly day: CalendarDate;
  /** In the red of what came to nothing. */
  readonly isVoid: boolean;
}

type Move = Pick<
  YourMove,
  | 'phase'
  | 'since'
  | 'quote'
  | 'booking'
  | 'bill'
  | 'moveDay'
  | 'questionAt'
  | 'reportedAt'
  | 'emailFailed'
  | 'request'
>;

/** @returns null before there is a quote or a yes */
export function waybillOf(move: Move, today: CalendarDate): Waybill | null {
  const { quote, booking, bill, questionAt, reportedAt } = move;
  const waybill = bill
    ? ofBill(bill, move)
    : booking
      ? ofBooking(booking, move, today)
      : quote && ofQuote(quote, move);
  if (!waybill) return null;
  const asked =
    questionAt && `You asked us a question on ${dayOf(questionAt)}. We’ll get back to you.`;
  const reported =
    reportedAt &&
    `You told us on ${dayOf(reportedAt)} what is missing or broken. We’ll get back to you.`;
  return { ...waybill, says: [waybill.says, asked, reported].filter(Boolean).join(' ') };
}

function ofQuote(quote: VisitorQuote, { phase, since, moveDay }: Move): Waybill {
  const { price, figure, lines, included, notIncluded, terms, obstacle, replaces } = quote;
  const why = obstacle ? OBSTACLES[obstacle].visitor : saysOf(phase);
  const news = why
    ? `${why} Your earlier yes no longer counts, so nothing is booked.`
    : `This quote ${REPLACES.agreement}`;
  const says = replaces === 'agreement' ? news : why;
  const { rest, clock } = partsOf(lines);
  const { paper: title, stamp: word } = PHASES[phase];
  const lastDay = obstacle === 'past' ? moveDay.day : quote.validUntil;
  const day = phase === 'declined' && since ? localDay(new Date(since)) : lastDay;
  return {
    title,
    says,
    ...asPrice(price, figure),
    isPale: word !== '' || obstacle !== null,
    ledger: [],
    lines: rest,
    included,
    notIncluded,
    terms: [...clock, ...terms],
    beforeName: SIGNED,
    issuer: [],
    to: [],
    stamp: word === '' ? null : { word, day, isVoid: true },
  };
}

function ofBooking(booking: Booking, of: Move, today: CalendarDate): Waybill {
  const { phase, since, quote, moveDay } = of;
  const { at, byVisitor, figure } = booking;
  const { paper: title, stamp: word, move } = PHASES[phase];
  const isDay = phase === 'booked' || phase === 'moved' || phase === 'overdue';
  const isOff = phase === 'cancelled' || phase === 'off';
  const isVoid = isOff || phase === 'overdue';
  const stamp = {
    word: word === 'Accepted' && !byVisitor ? 'Agreed' : word,
    day: isDay ? moveDay.day : phase === 'off' ? booking.day : localDay(new Date(at)),
    isVoid,
  };
  const { price, rest, arrival, clock } = partsOf(booking.lines);
  const day = moveDateInWords(moveDay.day);
  const facts = {
    since: dayOf(since ?? at),
    day: phase === 'booked' ? arrival : day,
    byVisitor,
    confirmedBy: confirmedBy(of),
    payment: '',
  };
  const says = saysOf(phase, facts);
  const paper = { title, says, stamp, ledger: [], beforeName: SIGNED, issuer: [], to: [] };
  if (isOff) {
    const calendar = { label: 'Calendar', value: phase === 'off' ? '' : STILL_IN_CALENDAR };
    return {
      ...{ ...paper, ...asPrice('', ''), isPale: false, lines: told([...booking.lines, calendar]) },
      ...{ included: [], notIncluded: [], terms: [] },
    };
  }
  const { included = [], notIncluded = [] } = quote ?? {};
  const { more } = partsOf(quote?.lines ?? []);
  // The booking has its own clock, and a confirmed one says what we bring.
  const said = booking.lines.map(({ field }) => field);
  const besides = more.filter(({ field }) => field !== 'clock' && !said.includes(field));
  const wish = arrival === '' && day !== '' ? [{ label: LABELS.moveDate, value: day }] : [];
  // Once the day is over there is nothing to cancel in time.
  const terms = [...clock, ...(move === 'over' ? lastingTerms : quoteTerms)];
  const shown = phase === 'booked' ? asDay(moveDay.day, booking, today) : asPrice(price, figure);
  const inFigure = phase === 'booked' ? ['arrival', 'brings'] : [];
  const lines = rest.filter(({ field }) => !inFigure.includes(field));
  return {
    ...{ ...paper, ...shown, isPale: isVoid },
    ...{ lines: [...lines, ...wish, ...besides], included, notIncluded, terms },
  };
}

/** The receipt; before the payment how to pay. */
function ofBill(bill: VisitorBill, { phase, since, quote, moveDay }: Move): Waybill {
  const { price, lines, toPay, payment, day, isCorrected, issuer, to, replaces } = bill;
  const { paper, stamp: word } = PHASES[phase];
  const facts = {
    since: '',
    day: moveDateInWords(moveDay.day),
    byVisitor: false,
    confirmedBy: '',
    payment,
  };
  const news = isCorrected && since ? `We corrected this on ${dayOf(since)}.` : '';
  return {
    title: bill.title || paper,
    says: [saysOf(phase, facts), replaces || news].filter(Boolean).join(' '),
    ...asPrice(price, price),
    isPale: false,
    ledger: lines,
    lines: toPay,
    included: quote?.included ?? [],
    notIncluded: [],
    terms: [],
    beforeName: payment === '' ? 'To' : 'Received from',
    issuer,
    to,
    stamp: { word, day, isVoid: false },
  };
}

const SIGNED = '×';

const dayOf = (time: string) => moveDateInWords(localDay(new Date(time)));
