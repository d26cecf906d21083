import { replacedByQuote } from '../../../domain/move/agreed-day.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import { lastQuote } from '../../../domain/move/open-quote.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import type { CurrentQuote } from '../../../domain/quote/agreed.ts';
import { quoteLines } from '../../../domain/quote/quote-in-words.ts';
import { WHY_NO } from '../../../domain/quote/said-no.ts';
import { withoutTold, withWish } from '../open-wishes.ts';
import { nothingAgreed } from './agreeing.ts';
import { endedBy } from './ending.ts';
import {
  answered,
  BOUNCE,
  CHANNELS,
  DONE_BY_A_COLLEAGUE,
  type Kind,
  lineInWords,
  NOT_KEPT,
  noMail,
  step,
  VISITOR_ASKS,
} from './event-kind.ts';
import { VISITOR_DID } from './visitor-did.ts';

export const quoted: Kind<'quoted'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: false,
  inWords: ({ quote, via }, by) => ({
    heading: `${by} wrote the quote, by ${CHANNELS[via]}`,
    lines: quoteLines(quote).map(lineInWords),
  }),
  effect: step((event, before) => {
    const quote = currentQuote(event, before);
    const since = { ...answered, changesSinceQuote: [] };
    if (before.stage === 'booked') return { ...since, offer: quote };
    return { ...nothingAgreed, ...since, quote };
  }),
  mail: () => 'quote',
  mustRead: [...DONE_BY_A_COLLEAGUE, BOUNCE, ...VISITOR_ASKS],
  kept: {
    when: 'answer',
    without: (event) => ({ ...event, quote: { ...event.quote, note: '' } }),
  },
};

export const refused: Kind<'refused'> = {
  isOfMove: false,
  showsPerson: false,
  isOfAccount: false,
  inWords: (_event, by) => ({ heading: `${by}: not for us`, lines: [] }),
  effect: step((event) => ({
    ...answered,
    ended: endedBy(event),
    quote: null,
    changesSinceQuote: [],
  })),
  mail: noMail,
  mustRead: [...DONE_BY_A_COLLEAGUE, ...VISITOR_ASKS],
  kept: { when: 'answer' },
};

export const seen: Kind<'seen'> = {
  isOfMove: false,
  showsPerson: false,
  isOfAccount: false,
  inWords: () => ({ heading: VISITOR_DID.seen, lines: [] }),
  effect: step(({ about, at }, before) => ({
    ...withoutTold(before, about),
    ...withQuote(before, { seenAt: lastQuote(before)?.seenAt ?? at }),
  })),
  mail: noMail,
  mustRead: null,
  kept: NOT_KEPT,
};

export const asked: Kind<'asked'> = {
  isOfMove: false,
  showsPerson: true,
  isOfAccount: false,
  inWords: ({ said }) => ({ heading: VISITOR_DID.asked, lines: [said] }),
  effect: step(({ about, kind, number, at }, before) =>
    withWish({ ...before, ...withoutTold(before, about) }, { number, kind, at }),
  ),
  mail: noMail,
  mustRead: null,
  kept: NOT_KEPT,
};

export const declined: Kind<'declined'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: false,
  inWords: ({ why, ...event }, by) => ({
    heading: event.by === null ? VISITOR_DID.declined : `${by}: they said no`,
    lines: why === undefined ? [] : [`Why: ${WHY_NO[why]}`],
  }),
  effect: step((event, before) => {
    // A no to another price leaves what is booked.
    const ended = before.stage === 'booked' ? before.ended : endedBy(event, event.why);
    // The team had seen what they asked.
    if (event.about === undefined) return { ...answered, ended, offer: null };
    return { ...withoutTold(before, event.about), callback: null, ended, offer: null };
  }),
  mail: noMail,
  mustRead: [...DONE_BY_A_COLLEAGUE, 'quoted', 'declined', ...VISITOR_ASKS],
  kept: { when: 'answer' },
};

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
    replaces: replacedByQuote(before),
  };
}

/** The quote that was sent last, changed. */
export function withQuote(
  { quote, offer }: Progress,
  change: Partial<CurrentQuote>,
): Partial<Pick<Progress, 'quote' | 'offer'>> {
  if (offer) return { offer: { ...offer, ...change } };
  return { quote: quote && { ...quote, ...change } };
}
