import type { Confirmation } from '../quote/booking.schema.ts';
import type { Quote, QuoteChannel } from '../quote/quote.schema.ts';
import type { RequestChange } from '../request/request-changes.ts';
import { EMAIL, WISHED_DAY } from '../request/request-summary.ts';
import type { EventOf, HistoryEvent } from './event.ts';
import { isAgreed, type Stage, stageAfter } from './stage.ts';

/** The quote that counts: a revised one takes the place of the earlier ones. */
export interface StandingQuote {
  /** The number of the event that sent it. */
  readonly number: number;
  readonly at: string;
  readonly quote: Quote;
  readonly via: QuoteChannel;
  /** The version of the request that was quoted. */
  readonly version: number;
  /** When the visitor first opened it. */
  readonly seenAt: string | null;
  /** Why its mail was given up; null if it was not. */
  readonly failure: string | null;
  /** A quote after a yes replaces the agreement, any other the quote before it; null for the first one, and after
   *  the team took one back. */
  readonly replaces: 'agreement' | 'quote' | null;
}

/** The day for which a move is planned: wished by the visitor, offered in an open quote, agreed by a yes, or
 *  confirmed by the family. */
export interface MoveDay {
  /** 'YYYY-MM-DD', or what a visitor typed about a day. */
  readonly day: string;
  readonly status: 'wished' | 'offered' | 'agreed' | 'confirmed';
}

/** A visitor's yes, by accepting a quote or as somebody in the team noted it. Once the day is confirmed, its
 *  price, day and hours are the confirmed ones. */
export interface Agreement extends Pick<Quote, 'price' | 'upTo' | 'day' | 'window'> {
  /** The number of the event. */
  readonly number: number;
  readonly at: string;
  /** The one in the team who noted it; null for a visitor's own yes. */
  readonly by: string | null;
}

/** The day is confirmed. */
export interface StandingConfirmation extends Confirmation {
  readonly number: number;
  readonly at: string;
  readonly by: string;
}

export interface Cancellation {
  readonly number: number;
  readonly at: string;
  /** The day that was cancelled: the one confirmed or agreed last, or the wish if there was none. */
  readonly day: string;
  /** The one in the team; null for the visitor. */
  readonly by: string | null;
}

/** A call that the team means to make. */
export interface Callback {
  /** The number of the event. */
  readonly number: number;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** What about; may be empty. */
  readonly said: string;
  readonly at: string;
  readonly by: string;
  /** The number of the last event that its author had seen. */
  readonly seen: number;
}

/** Something that a visitor asked for or changed, or that did not reach them, and to which the team has not
 *  reacted. */
export interface OpenWish {
  /** The number of the event. */
  readonly number: number;
  readonly kind: 'call' | 'asked' | 'changed' | 'undelivered';
  readonly at: string;
}

/** All that follows from what happened to a request or message. */
export interface Progress {
  readonly stage: Stage;
  /** The last one in the team who took it; null as long as nobody did. */
  readonly holder: { readonly by: string; readonly at: string } | null;
  /** The number of the last event; 0 if nothing happened yet. */
  readonly last: number;
  /** The version of the request: the number of its last change, 0 before the first. */
  readonly version: number;
  readonly changedAt: string | null;
  /** When the visitor asked for a call; null once the team answered. */
  readonly callAskedAt: string | null;
  /** Null before the first quote, and once the team took it back. */
  readonly quote: StandingQuote | null;
  /** What the visitor changed after that quote was sent. */
  readonly changesSinceQuote: readonly RequestChange[];
  /** Null before the first yes, and once a new quote took its place. */
  readonly agreement: Agreement | null;
  /** Null unless the stage is 'booked'. */
  readonly confirmation: StandingConfirmation | null;
  /** Null unless the stage is 'cancelled'. */
  readonly cancellation: Cancellation | null;
  /** The event since which the family has to confirm the day; null if it has not. */
  readonly toConfirm: { readonly number: number; readonly at: string } | null;
  /** The days whose mail of the day before was written. */
  readonly announced: readonly string[];
  readonly moveDay: MoveDay;
  readonly openWish: OpenWish | null;
  /** The number of the event that an email last did not reach the visitor; null if none came back, and once it went out after all or the
   *  address was corrected. */
  readonly lastBounce: number | null;
  /** Null once the team answered, or the visitor said yes or no. */
  readonly callback: Callback | null;
  /** The names of the reminders that were sent. */
  readonly reminders: readonly string[];
}

/** The one function that decides how far a request or message has come.
 *  @param wishedDay the day in the request as it is now; empty for a message
 *  @param events in the order of their numbers */
export function progressOf(wishedDay: string, events: readonly HistoryEvent[]): Progress {
  const start: Progress = {
    stage: 'waiting',
    holder: null,
    last: 0,
    version: 0,
    changedAt: null,
    callAskedAt: null,
    quote: null,
    changesSinceQuote: [],
    agreement: null,
    confirmation: null,
    cancellation: null,
    toConfirm: null,
    announced: [],
    moveDay: { day: wishedDay, status: 'wished' },
    openWish: null,
    lastBounce: null,
    callback: null,
    reminders: [],
  };
  let progress = start;
  for (const event of events) {
    const lastBounce = lastBounceAfter(event, progress);
    const after = { ...progress, ...effectOf(event, progress), lastBounce, last: event.number };
    progress = { ...after, moveDay: moveDayOf(after, wishedDay) };
  }
  return progress;
}

/** An address stays doubtful whatever becomes of the quote. */
function lastBounceAfter(event: HistoryEvent, { lastBounce }: Progress) {
  if (event.kind === 'undelivered') return event.number;
  if (event.kind === 'delivered') return null;
  return event.kind === 'changed' && event.changes.some(({ label }) => label === EMAIL)
    ? null
    : lastBounce;
}

function effectOf(event: HistoryEvent, before: Progress): Partial<Progress> {
  const { kind, at, number } = event;
  if (kind === 'unreadable') return {};
  if (kind === 'reminded') return { reminders: [...before.reminders, event.reminder] };
  if (kind === 'announced') return { announced: [...before.announced, event.day] };
  if (kind === 'call') return { callAskedAt: at, openWish: { number, kind, at } };
  if (kind === 'changed') return changed(event, before);
  // The quote's own mail decides whether it was answered at all.
  if (kind === 'undelivered' && event.mail !== 'quote') {
    const isOther = before.openWish !== null && before.openWish.kind !== 'undelivered';
    return isOther ? {} : { openWish: { number, kind, at } };
  }
  if (kind === 'delivered' && event.mail !== 'quote') {
    return before.openWish?.kind === 'undelivered' ? { openWish: null } : {};
  }
  // What is about an earlier quote changes nothing.
  if ('about' in event && event.about !== before.quote?.number) return {};
  // A visitor who opened the quote has received it, even if its mail bounces later.
  if (kind === 'undelivered' && before.quote?.seenAt) return {};
  const stage = stageAfter(before.stage, kind);
  if (!stage) return {};
  // A call that was noted without having seen that the quote came back does not answer for it.
  const isUnseen = kind === 'phoned' && isBounceUnseen(event, before);
  return { ...effectOfStep(event, before), stage: isUnseen ? before.stage : stage };
}

function effectOfStep(event: HistoryEvent, before: Progress): Partial<Progress> {
  const { kind, at, number } = event;
  const by = event.by ?? '';
  switch (kind) {
    case 'taken':
      return { holder: { by, at } };
    case 'quoted':
      return {
        ...nothingAgreed,
        ...answered,
        quote: standing(event, before),
        changesSinceQuote: [],
      };
    case 'phoned':
      return phoned(event, before);
    case 'refused':
      return { ...answered, quote: null, changesSinceQuote: [] };
    case 'agreed': {
      const { price, day } = event;
      const window = hoursOn(day, before.agreement ?? before.quote?.quote);
      const agreement = { number, at, by, price, upTo: null, day, window };
      return { ...nothingAgreed, ...answered, agreement, toConfirm: { number, at } };
    }
    case 'confirmed': {
      const { price, day, window } = event;
      return {
        // The last that both sides agreed on, should the visitor change an address now.
        agreement: before.agreement && { ...before.agreement, price, upTo: null, day, window },
        confirmation: confirmation(event),
        toConfirm: null,
        callback: null,
        openWish: openQuestion(before),
      };
    }
    case 'cancelled':
      return {
        ...answered,
        confirmation: null,
        toConfirm: null,
        cancellation: { number, at, day: before.moveDay.day, by: event.by },
      };
    case 'callback': {
      const { day, said, after: seen = number } = event;
      return { holder: { by, at }, callback: { number, day, said, at, by, seen } };
    }
    case 'seen':
      return { quote: withQuote(before, { seenAt: before.quote?.seenAt ?? at }) };
    case 'asked':
      return { openWish: { number, kind, at } };
    case 'accepted':
      return {
        ...nothingAgreed,
        agreement: before.quote && accepted(event, before.quote.quote),
        toConfirm: { number, at },
        callback: null,
      };
    case 'declined':
      return { callback: null };
    case 'undelivered':
      return { quote: withQuote(before, { failure: event.reason }) };
    case 'delivered':
      return { quote: withQuote(before, { failure: null }) };
    default:
      return {};
  }
}

/** Hours are agreed for a day: on another one they say nothing. */
function hoursOn(day: string, known: Pick<Quote, 'day' | 'window'> | undefined): string {
  return known && (known.day === '' || known.day === day) ? known.window : '';
}

function isBounceUnseen({ number, after = number }: EventOf<'phoned'>, before: Progress): boolean {
  return before.stage === 'undelivered' && before.lastBounce !== null && before.lastBounce > after;
}

/** Closes what its author had seen. */
function phoned({ number, after = number }: EventOf<'phoned'>, before: Progress) {
  const isUnseen = (what: OpenWish | Callback | null) => what !== null && what.number > after;
  const { callback, ...asked } = answered;
  return {
    ...(!isUnseen(before.openWish) && asked),
    ...(!isUnseen(before.callback) && { callback }),
  };
}

/** The visitor heard from the team. */
const answered = { openWish: null, callback: null, callAskedAt: null };

const nothingAgreed = {
  agreement: null,
  confirmation: null,
  cancellation: null,
  toConfirm: null,
};

function accepted({ number, at }: EventOf<'accepted'>, quote: Quote): Agreement {
  const { price, upTo, day, window } = quote;
  return { number, at, by: null, price, upTo, day, window };
}

function confirmation({ kind, by, ...event }: EventOf<'confirmed'>): StandingConfirmation {
  return { ...event, by: by ?? '' };
}

/** The question or call that is still open. Only an answer closes it: a confirmed day does not, and a change
 *  or a bounced email does not take its place. */
function openQuestion({ openWish }: Progress): OpenWish | null {
  return openWish?.kind === 'changed' || openWish?.kind === 'undelivered' ? null : openWish;
}

function changed(
  { kind, at, number, changes, unsettles = [] }: EventOf<'changed'>,
  before: Progress,
) {
  const { agreement, stage, quote, changesSinceQuote } = before;
  const isSettled = isAgreed(stage);
  return {
    version: number,
    changedAt: at,
    changesSinceQuote: quote ? [...changesSinceQuote, ...changes] : [],
    // Before there is a quote or a yes, the team reads the request as it is.
    openWish: quote || isSettled ? (openQuestion(before) ?? { number, kind, at }) : before.openWish,
    ...(isSettled &&
      unsettles.length > 0 && {
        stage: 'accepted' as const,
        confirmation: null,
        toConfirm: { number, at },
        agreement: agreement && {
          ...agreement,
          ...(unsettles.includes('day') && { day: '', window: '' }),
        },
      }),
  };
}

function standing(
  { number, at, quote, via, version }: EventOf<'quoted'>,
  before: Progress,
): StandingQuote {
  const replaces = isAgreed(before.stage) ? 'agreement' : before.quote && 'quote';
  return { number, at, quote, via, version, seenAt: null, failure: null, replaces };
}

function withQuote({ quote }: Progress, change: Partial<StandingQuote>): StandingQuote | null {
  return quote && { ...quote, ...change };
}

function moveDayOf(progress: Progress, wishedDay: string): MoveDay {
  const { stage, quote, agreement, confirmation } = progress;
  if (confirmation) return { day: confirmation.day, status: 'confirmed' };
  const agreed = isAgreed(stage) ? agreement?.day : undefined;
  if (agreed) return { day: agreed, status: 'agreed' };
  const isOpen = stage === 'quoted' || stage === 'undelivered';
  const offered = isOpen && !hasWishedAnother(progress) ? quote?.quote.day : undefined;
  return offered ? { day: offered, status: 'offered' } : { day: wishedDay, status: 'wished' };
}

/** Whether the visitor has changed the day since the quote. */
export function hasWishedAnother({ changesSinceQuote }: Pick<Progress, 'changesSinceQuote'>) {
  return changesSinceQuote.some(({ label }) => label === WISHED_DAY);
}
