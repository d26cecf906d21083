import type { Quote, QuoteChannel } from '../quote/quote.schema.ts';
import type { RequestChange } from '../request/request-changes.ts';
import type { EventOf, HistoryEvent } from './event.ts';
import { ANSWERS, type Stage, stageAfter } from './stage.ts';

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
}

/** The day of a move: the one that the visitor asked for, or the one that was agreed by accepting a quote. */
export interface MoveDay {
  /** 'YYYY-MM-DD', or a visitor's words about a day. */
  readonly day: string;
  readonly isAgreed: boolean;
}

/** Something that a visitor asked for or changed, to which the team has not reacted. */
export interface OpenWish {
  readonly kind: 'call' | 'asked' | 'changed';
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
  readonly callAskedAt: string | null;
  /** Null before the first quote, and once the team took it back. */
  readonly quote: StandingQuote | null;
  /** What the visitor changed after that quote was sent. */
  readonly changesSinceQuote: readonly RequestChange[];
  readonly acceptedAt: string | null;
  readonly moveDay: MoveDay;
  readonly openWish: OpenWish | null;
  /** The names of the reminders that were sent. */
  readonly reminders: readonly string[];
}

const ANSWER_KINDS: ReadonlySet<string> = new Set(ANSWERS);

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
    acceptedAt: null,
    moveDay: { day: wishedDay, isAgreed: false },
    openWish: null,
    reminders: [],
  };
  let progress = start;
  for (const event of events) {
    const after = { ...progress, ...effectOf(event, progress), last: event.number };
    progress = { ...after, moveDay: moveDayOf(after, wishedDay) };
  }
  return progress;
}

function effectOf(event: HistoryEvent, before: Progress): Partial<Progress> {
  const { kind, at, by } = event;
  if (kind === 'unreadable') return {};
  if (kind === 'reminded') return { reminders: [...before.reminders, event.reminder] };
  if (kind === 'call') return { callAskedAt: at, openWish: { kind, at } };
  if (kind === 'changed') return changed(event, before);
  // Failed mail about an earlier quote, or about what was accepted, changes no stage.
  if ('about' in event && (event.about !== before.quote?.number || isOtherMail(event))) return {};
  const stage = stageAfter(before.stage, kind);
  if (!stage) return {};
  const isAnswer = ANSWER_KINDS.has(kind);
  return {
    stage,
    ...(isAnswer && { openWish: null }),
    ...(kind === 'taken' && { holder: { by: by ?? '', at } }),
    ...(kind === 'asked' && { openWish: { kind, at } }),
    ...(kind === 'refused' && { quote: null, changesSinceQuote: [] }),
    ...(kind === 'quoted' && { quote: standing(event), changesSinceQuote: [] }),
    ...(kind === 'seen' && { quote: withQuote(before, { seenAt: before.quote?.seenAt ?? at }) }),
    ...(kind === 'undelivered' && { quote: withQuote(before, { failure: event.reason }) }),
    ...(kind === 'delivered' && { quote: withQuote(before, { failure: null }) }),
    acceptedAt: stage === 'accepted' ? (before.acceptedAt ?? at) : null,
  };
}

function isOtherMail(event: HistoryEvent): boolean {
  return event.kind === 'undelivered' && event.mail !== 'quote';
}

function changed({ kind, at, number, changes }: EventOf<'changed'>, before: Progress) {
  const { quote, changesSinceQuote } = before;
  return {
    version: number,
    changedAt: at,
    changesSinceQuote: quote ? [...changesSinceQuote, ...changes] : [],
    // Before there is a quote, the team reads the request as it is.
    openWish: quote ? { kind, at } : before.openWish,
  };
}

function standing({ number, at, quote, via, version }: EventOf<'quoted'>): StandingQuote {
  return { number, at, quote, via, version, seenAt: null, failure: null };
}

function withQuote({ quote }: Progress, change: Partial<StandingQuote>): StandingQuote | null {
  return quote && { ...quote, ...change };
}

function moveDayOf({ stage, quote }: Progress, wishedDay: string): MoveDay {
  const agreed = stage === 'accepted' ? quote?.quote.day : undefined;
  return agreed ? { day: agreed, isAgreed: true } : { day: wishedDay, isAgreed: false };
}
