import type { Quote } from '../quote/quote.schema.ts';
import type { EventOf, HistoryEvent } from './event.ts';
import { questionsIn, withoutWish, withWish } from './open-wishes.ts';
import {
  type Agreement,
  type Callback,
  type CurrentConfirmation,
  type CurrentQuote,
  type OpenWish,
  type Progress,
  replacedByQuote,
} from './progress.ts';
import { isAgreed, isAnswered, stageAfter } from './stage.ts';

/** Returns what an event changes. */
export function effectOf(event: HistoryEvent, before: Progress): Partial<Progress> {
  const { kind, at, number } = event;
  if (kind === 'unreadable') return {};
  if (kind === 'reminded') return { reminders: [...before.reminders, event.reminder] };
  if (kind === 'announced') return { announced: [...before.announced, event.day] };
  if (kind === 'call') return withWish(before, { number, kind, at });
  if (kind === 'changed') return changed(event, before);
  // The quote's own mail decides whether it was answered at all.
  if (kind === 'undelivered' && event.mail !== 'quote') {
    return withWish(before, { number, kind, at });
  }
  if (kind === 'delivered' && event.mail !== 'quote') {
    return withoutWish(before, 'undelivered');
  }
  // An answer to an earlier quote changes nothing.
  if ('about' in event && event.about !== before.quote?.number) return {};
  // A visitor who opened the quote has received it, even if its mail bounces later.
  if (kind === 'undelivered' && before.quote?.seenAt) return {};
  const stage = stageAfter(before.stage, kind);
  if (!stage) return {};
  // A call changes nothing that its author had not seen: neither that the quote came back, nor that it was refused.
  const isUnseen = kind === 'phoned' && isStageUnseen(event, before);
  return { ...effectOfStep(event, before), stage: isUnseen ? before.stage : stage };
}

function effectOfStep(event: HistoryEvent, before: Progress): Partial<Progress> {
  const { kind, at, number } = event;
  const by = event.by ?? '';
  switch (kind) {
    case 'taken':
      return { holder: { number, by, at } };
    case 'quoted':
      return {
        ...nothingAgreed,
        ...answered,
        quote: currentQuote(event, before),
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
      return {
        ...nothingAgreed,
        ...answered,
        agreement,
        toConfirm: { number, at },
        // The visitor turned the quote down, so the yes is to something else.
        ...(before.stage === 'declined' && { quote: null, changesSinceQuote: [] }),
      };
    }
    case 'confirmed': {
      const { price, day, window } = event;
      return {
        // The last agreement, in case the visitor changes an address now.
        agreement: before.agreement && { ...before.agreement, price, upTo: null, day, window },
        confirmation: confirmation(event),
        toConfirm: null,
        callback: null,
        openWishes: questionsIn(before),
      };
    }
    case 'cancelled':
      return {
        confirmation: null,
        toConfirm: null,
        callback: null,
        // The team had seen them; a visitor may cancel and still wait for a call.
        openWishes: event.by === null ? questionsIn(before) : [],
        cancellation: { number, at, day: before.moveDay.day, by: event.by, said: event.said },
      };
    case 'callback': {
      const { day, said, after: seen = number } = event;
      return { holder: { number, by, at }, callback: { number, day, said, at, by, seen } };
    }
    case 'seen':
      return { quote: withQuote(before, { seenAt: before.quote?.seenAt ?? at }) };
    case 'asked':
      return withWish(before, { number, kind, at });
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
      return { quote: withQuote(before, { failure: number }) };
    case 'delivered':
      return { quote: withQuote(before, { failure: null }) };
    default:
      return {};
  }
}

/** Hours are agreed for one day and do not carry over to another. */
function hoursOn(day: string, known: Pick<Quote, 'day' | 'window'> | undefined): string {
  return known && (known.day === '' || known.day === day) ? known.window : '';
}

function isStageUnseen({ number, after = number }: EventOf<'phoned'>, before: Progress): boolean {
  if (before.stage === 'refused') return before.stageSince > after;
  return before.stage === 'undelivered' && (before.quote?.failure ?? 0) > after;
}

/** Closes what its author had seen. */
function phoned({ number, after = number }: EventOf<'phoned'>, before: Progress) {
  const isUnseen = (what: OpenWish | Callback) => what.number > after;
  const { openWishes, callback } = before;
  return {
    openWishes: openWishes.filter(isUnseen),
    callback: callback && isUnseen(callback) ? callback : null,
  };
}

/** The visitor heard from the team. */
const answered = { openWishes: [], callback: null };

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

function confirmation({ kind, by, ...event }: EventOf<'confirmed'>): CurrentConfirmation {
  return { ...event, by: by ?? '' };
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
    // Before there is an answer, the team reads the request as it is.
    ...((quote || isAnswered(stage)) && withWish(before, { number, kind, at })),
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

function currentQuote(
  { number, at, quote, via }: EventOf<'quoted'>,
  before: Progress,
): CurrentQuote {
  return { number, at, quote, via, seenAt: null, failure: null, ...replacedByQuote(before) };
}

function withQuote({ quote }: Progress, change: Partial<CurrentQuote>): CurrentQuote | null {
  return quote && { ...quote, ...change };
}
