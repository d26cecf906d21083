import { replacedByQuote } from '../../domain/move/agreed-day.ts';
import type { EventOf } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import type { Step } from '../../domain/move/stage.ts';
import type { Agreement, CurrentConfirmation, CurrentQuote } from '../../domain/quote/agreed.ts';
import { priceOf } from '../../domain/quote/price.schema.ts';
import type { Quote } from '../../domain/quote/quote.schema.ts';
import { paid, settled } from './bill-effect.ts';
import { questionsIn, withoutTold, withWish } from './open-wishes.ts';
import { phoned } from './phoned-effect.ts';

/** It may change the stage. */
export type StepEvent = EventOf<Exclude<Step, 'changed' | 'linked' | 'told'>>;

/** Returns what an event changes besides the stage. */
export function effectOfStep(event: StepEvent, before: Progress): Partial<Progress> {
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
      const { day } = event;
      const window = hoursOn(day, before.agreement ?? before.quote?.quote);
      return {
        ...answered,
        ...agreed({ number, at, by, ...priceOf(event), day, window }),
        // The visitor turned the quote down, so the yes is to something else.
        ...(before.stage === 'declined' && { quote: null, changesSinceQuote: [] }),
      };
    }
    case 'confirmed': {
      const { day, window } = event;
      if (!before.agreement) return {};
      // The last agreement, in case the visitor changes an address now.
      const { number, at, by } = before.agreement;
      const agreement = { number, at, by, ...priceOf(event), day, window };
      const held = { agreement, confirmation: confirmation(event), toConfirm: null };
      return {
        ...held,
        held: { ...held, changes: [], heldAgain: null },
        bill: null,
        callback: null,
        openWishes: questionsIn(before),
      };
    }
    case 'settled':
      return settled(event, before);
    case 'paid':
      return paid(event, before);
    case 'cancelled':
      return {
        confirmation: null,
        held: before.held && { ...before.held, heldAgain: null },
        toConfirm: null,
        callback: null,
        // The team had seen them; a visitor may cancel and still wait for a call.
        openWishes: event.by === null ? questionsIn(before) : [],
        cancellation: {
          number,
          at,
          day: before.moveDay.day,
          by: event.by,
          said: event.said,
          isTheirs: event.by === null || event.askedBy === 'customer',
        },
      };
    case 'callback': {
      const { day, said, after: seen } = event;
      return { holder: { number, by, at }, callback: { number, day, said, at, by, seen } };
    }
    case 'seen':
      return {
        ...withoutTold(before, event.about),
        quote: withQuote(before, { seenAt: before.quote?.seenAt ?? at }),
      };
    case 'asked':
      return withWish({ ...before, ...withoutTold(before, event.about) }, { number, kind, at });
    case 'accepted':
      if (!before.quote) return {};
      return {
        ...withoutTold(before, event.about),
        ...agreed(accepted(event, before.quote.quote)),
        callback: null,
      };
    case 'declined':
      return { ...withoutTold(before, event.about), callback: null };
    case 'undelivered':
      return { quote: withQuote(before, { failure: number }) };
    case 'delivered':
      return { quote: withQuote(before, { failure: null }) };
  }
}

/** Hours are agreed for one day and do not carry over to another. */
function hoursOn(day: string, known: Pick<Quote, 'day' | 'window'> | undefined): string {
  return known && (known.day === '' || known.day === day) ? known.window : '';
}

/** The visitor heard from the team. */
const answered = { openWishes: [], callback: null };

const nothingAgreed = {
  agreement: null,
  confirmation: null,
  held: null,
  cancellation: null,
  bill: null,
  toConfirm: null,
};

/** The family has to confirm the day. */
function agreed(agreement: Agreement) {
  const { number, at } = agreement;
  const held = { agreement, confirmation: null, toConfirm: { number, at } };
  return { ...nothingAgreed, ...held, held: { ...held, changes: [], heldAgain: null } };
}

function accepted({ number, at }: EventOf<'accepted'>, quote: Quote): Agreement {
  const { day, window } = quote;
  return { number, at, by: null, ...priceOf(quote), day, window };
}

function confirmation({ kind, by, ...event }: EventOf<'confirmed'>): CurrentConfirmation {
  return { ...event, by: by ?? '' };
}

function currentQuote(
  { number, at, by, quote, via }: EventOf<'quoted'>,
  before: Progress,
): CurrentQuote {
  return {
    number,
    at,
    by: by ?? '',
    quote,
    via,
    seenAt: null,
    failure: null,
    ...replacedByQuote(before),
  };
}

function withQuote({ quote }: Progress, change: Partial<CurrentQuote>): CurrentQuote | null {
  return quote && { ...quote, ...change };
}
