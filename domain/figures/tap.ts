import * as z from 'zod/mini';

/** The target of a tapped link, by the beginning of its address. */
const KINDS = { tel: 'call', 'wa.me': 'chat', mailto: 'email' } as const;

type Opens = keyof typeof KINDS;
export type TapKind = (typeof KINDS)[Opens];

/** A tap on our number, chat or address, as a page reports it. */
export const tapSchema = z.object({
  opens: z.enum(Object.keys(KINDS) as Opens[]), // the keys of a complete record
  page: z.string(),
  /** The visit as the tab keeps it (web/site/visit.ts), if it keeps anything. */
  visit: z.optional(z.string()),
});

/** Taps that share what was asked for. */
export type CountedTaps = Pick<Taps, 'count'> & Partial<Taps>;

/** Taps that have a day, page, kind and source in common: about nobody in particular. */
export interface Taps {
  /** Of our calendar: '2026-11-27'. */
  readonly day: string;
  readonly page: string;
  readonly kind: TapKind;
  readonly source: string;
  readonly count: number;
}

export function tapKind(opens: Opens): TapKind {
  return KINDS[opens];
}
