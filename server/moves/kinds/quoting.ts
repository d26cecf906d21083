import { replacedByQuote } from '../../../domain/move/agreed-day.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import type { CurrentQuote } from '../../../domain/quote/agreed.ts';
import { quoteLines } from '../../../domain/quote/quote-in-words.ts';
import { withoutTold, withWish } from '../open-wishes.ts';
import { nothingAgreed } from './agreeing.ts';
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

export const quoted: Kind<'quoted'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: false,
  inWords: ({ quote, via }, by) => ({
    heading: `${by} wrote the quote, by ${CHANNELS[via]}`,
    lines: quoteLines(quote).map(lineInWords),
  }),
  effect: step((event, before) => ({
    ...nothingAgreed,
    ...answered,
    quote: currentQuote(event, before),
    changesSinceQuote: [],
  })),
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
  effect: step(() => ({ ...answered, quote: null, changesSinceQuote: [] })),
  mail: noMail,
  mustRead: [...DONE_BY_A_COLLEAGUE, ...VISITOR_ASKS],
  kept: { when: 'answer' },
};

export const seen: Kind<'seen'> = {
  isOfMove: false,
  showsPerson: false,
  isOfAccount: false,
  inWords: () => ({ heading: 'The visitor opened the quote', lines: [] }),
  effect: step(({ about, at }, before) => ({
    ...withoutTold(before, about),
    quote: withQuote(before, { seenAt: before.quote?.seenAt ?? at }),
  })),
  mail: noMail,
  mustRead: null,
  kept: NOT_KEPT,
};

export const asked: Kind<'asked'> = {
  isOfMove: false,
  showsPerson: true,
  isOfAccount: false,
  inWords: ({ said }) => ({ heading: 'The visitor asked something', lines: [said] }),
  effect: step(({ about, kind, number, at }, before) =>
    withWish({ ...before, ...withoutTold(before, about) }, { number, kind, at }),
  ),
  mail: noMail,
  mustRead: null,
  kept: NOT_KEPT,
};

export const declined: Kind<'declined'> = {
  isOfMove: false,
  showsPerson: true,
  isOfAccount: false,
  inWords: () => ({ heading: 'The visitor said no, thank you', lines: [] }),
  effect: step(({ about }, before) => ({ ...withoutTold(before, about), callback: null })),
  mail: noMail,
  mustRead: null,
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

export function withQuote({ quote }: Progress, change: Partial<CurrentQuote>): CurrentQuote | null {
  return quote && { ...quote, ...change };
}
