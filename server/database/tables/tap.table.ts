import type { Taps } from '../../../domain/figures/tap.ts';

/** How often somebody tapped our number, chat or address: by a day, a page of ours, a kind and one of our names for
 *  sources, which are the table's key. */
export type TapTable = { -readonly [Name in keyof Taps]: Taps[Name] };
