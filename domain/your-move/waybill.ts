import type { CalendarDate } from '../calendar-date.ts';
import { localDay } from '../local-time.ts';
import type { Obstacle } from '../quote/obstacle.ts';
import {
  lastingTerms,
  partsOf,
  quoteTerms,
  REPLACES,
  UNTIL_CONFIRMED_AGAIN,
} from '../quote/quote-in-words.ts';
import type { VisitorQuote } from '../quote/visitor-quote.ts';
import { STILL_IN_CALENDAR } from '../request/calendar.ts';
import { LABELS } from '../request/labels.ts';
import { moveDateInWords } from '../request/move-date.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import type { Booking } from './booking.ts';
import { confirmedBy, type YourMove } from './your-move.ts';

/** How far a move has come, as its visitor sees it. */
export type Phase = 'asked' | 'quoted' | 'refused' | Booking['state'];

/** The paper that a visitor keeps: the quote, and later what became of it. */
export interface Waybill {
  readonly title: string;
  /** The state in a sentence or two; empty for a first quote that can be accepted. */
  readonly says: string;
  /** Empty once the move is cancelled; so are what was included, and the terms. */
  readonly price: string;
  /** Whether the price leaves open how much it will be. */
  readonly isRange: boolean;
  readonly lines: readonly SummaryLine[];
  readonly included: readonly string[];
  readonly terms: readonly SummaryLine[];
  /** The day of the yes, of the booked move or of its cancelling; null before a yes. */
  readonly stamp: { readonly word: string; readonly day: CalendarDate } | null;
}

type Move = Pick<
  YourMove,
  'quote' | 'booking' | 'isRefused' | 'moveDay' | 'questionAt' | 'emailFailed'
>;

export function phaseOf({ quote, booking, isRefused }: Move): Phase {
  if (booking) return booking.state;
  if (isRefused) return 'refused';
  return quote ? 'quoted' : 'asked';
}

/** Whether the day is over, or there is none. */
export function isOver(phase: Phase): boolean {
  return ['unconfirmed', 'moved', 'cancelled', 'refused'].includes(phase);
}

/** @returns null before there is a quote or a yes */
export function waybillOf(move: Move): Waybill | null {
  const { quote, booking, isRefused, questionAt } = move;
  const waybill = booking ? ofBooking(booking, move) : quote && !isRefused && ofQuote(quote);
  if (!waybill) return null;
  const asked = questionAt === null ? '' : askedSays(questionAt);
  return { ...waybill, says: [waybill.says, asked].filter(Boolean).join(' ') };
}

function ofQuote(quote: VisitorQuote): Waybill {
  return {
    title: 'Our price for your move',
    says: quoteSays(quote),
    price: quote.price,
    isRange: quote.isRange,
    lines: partsOf(quote.lines).rest,
    included: quote.included,
    terms: quote.terms,
    stamp: null,
  };
}

function ofBooking(booking: Booking, move: Move): Waybill {
  const { quote, moveDay } = move;
  const { state, at, byVisitor, changedAt } = booking;
  const { title, word, says } = BOOKINGS[state];
  const stamp = {
    word: word === 'Accepted' && !byVisitor ? 'Agreed' : word,
    day: state === 'booked' || state === 'moved' ? moveDay.day : localDay(new Date(at)),
  };
  const { price, rest, arrival } = partsOf(booking.lines);
  const day = state === 'booked' ? arrival : moveDateInWords(moveDay.day);
  const isToConfirm = state === 'agreed' && changedAt !== null;
  const news = isToConfirm
    ? changedSays(changedAt)
    : says(dayOf(at), day, byVisitor, confirmedBy(move));
  const paper = { title, says: news, stamp, isRange: booking.isRange };
  if (state === 'cancelled') {
    const lines = [...booking.lines, { label: 'Calendar', value: STILL_IN_CALENDAR }];
    return { ...paper, price: '', lines, included: [], terms: [] };
  }
  const included = quote?.included ?? [];
  const note = quote ? partsOf(quote.lines).note : [];
  const wish = arrival === '' && day !== '' ? [{ label: LABELS.moveDate, value: day }] : [];
  return { ...paper, price, lines: [...rest, ...wish, ...note], included, terms: termsAt(state) };
}

/** Once the day is over there is nothing to cancel in time. */
const termsAt = (state: Booking['state']) => (isOver(state) ? lastingTerms : quoteTerms);

const changedSays = (at: string) =>
  `You changed your move on ${dayOf(at)}. ${UNTIL_CONFIRMED_AGAIN}`;

const askedSays = (at: string) => `You asked us a question on ${dayOf(at)}. We’ll get back to you.`;

const dayOf = (time: string) => moveDateInWords(localDay(new Date(time)));

interface BookingWords {
  readonly title: string;
  readonly word: string;
  /** @param at the day of the yes or of the cancelling
   *  @param day the day of the move */
  readonly says: (at: string, day: string, byVisitor: boolean, confirmedBy: string) => string;
}

const BOOKINGS: Readonly<Record<Booking['state'], BookingWords>> = {
  agreed: {
    title: 'What you said yes to',
    word: 'Accepted',
    says: (at, _day, _byVisitor, by) => `You said yes on ${at}. We’ll confirm the day ${by}.`,
  },
  unconfirmed: {
    title: 'What you said yes to',
    word: 'Accepted',
    says: (_, day) =>
      `We haven’t confirmed ${day}, and that day is over. If you still need us, call us or choose another day on this page.`,
  },
  booked: {
    title: 'Your booking',
    word: 'Booked',
    says: (_, day) => `Your day is confirmed: ${day}.`,
  },
  moved: {
    title: 'Your move',
    word: 'Moved',
    says: (_, day) => `Your moving day was ${day}. Thank you for moving with us.`,
  },
  cancelled: {
    title: 'Your move',
    word: 'Cancelled',
    says: (at, _, byVisitor) =>
      byVisitor
        ? `You cancelled this move on ${at}. Nothing is booked now.`
        : `We’re sorry, we had to cancel this move on ${at}. Nothing is booked now.`,
  },
};

const WHY_NOT: Readonly<Record<Obstacle, string>> = {
  expired: 'This quote has run out, so you can no longer accept it. Ask us for a new one.',
  past: 'The moving day in this quote is over, so you can no longer accept it. Ask us for another day.',
  changed:
    'You changed your request after we quoted, so the price may have changed too. We’ll send you a new quote.',
  settled: 'You can no longer accept this quote. Ask us about it.',
};

function quoteSays({ state, obstacle, replaces }: VisitorQuote): string {
  const hadSaidYes = replaces === 'agreement';
  const isTurnedDown = state === 'declined';
  if (!obstacle && !isTurnedDown) return hadSaidYes ? `This quote ${REPLACES.agreement}` : '';
  const why = obstacle
    ? WHY_NOT[obstacle]
    : 'You turned this quote down. You can still accept it until its last day.';
  return hadSaidYes ? `${why} Your earlier yes no longer counts, so nothing is booked.` : why;
}
