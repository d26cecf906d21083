import type { DeskQuote } from '../../domain/desk/desk-view.ts';
import type { Quote } from '../../domain/quote/quote.schema.ts';

/** A quote while it is written: every field as its control has it. */
export interface QuoteDraft {
  readonly price: string;
  readonly upTo: string;
  /** One line each. */
  readonly includes: string;
  readonly day: string;
  readonly window: string;
  readonly validUntil: string;
  readonly note: string;
}

export function draftOf({ draft }: DeskQuote): QuoteDraft {
  return {
    ...draft,
    price: draft.price === null ? '' : String(draft.price),
    upTo: draft.upTo === null ? '' : String(draft.upTo),
    includes: draft.includes.join('\n'),
  };
}

export type DraftErrors = Partial<Readonly<Record<keyof QuoteDraft, string>>>;

/** The quote, or what is wrong with it. The server checks it again. */
export function quoteOf(
  draft: QuoteDraft,
): { readonly quote: Quote } | { readonly errors: DraftErrors } {
  const price = rand(draft.price);
  const upTo = draft.upTo.trim() === '' ? null : rand(draft.upTo);
  const includes = draft.includes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const errors: DraftErrors = {
    ...(!price && { price: 'Please give the price in whole rand' }),
    ...(price &&
      upTo !== null &&
      !(upTo > price) && { upTo: 'The price to must be above the price from' }),
    ...(includes.length === 0 && { includes: 'Please say what the price includes' }),
    ...(!draft.validUntil && { validUntil: 'Please give the last day on which the price holds' }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { quote: { ...draft, price, upTo, includes } };
}

/** 'R 6 500' as 6500; 0 for what is no price. */
function rand(typed: string): number {
  const digits = typed.replace(/^\s*R/i, '').replace(/[\s,]/g, '');
  return /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
}
