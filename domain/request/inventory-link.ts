import { INVENTORY_CATEGORIES, inventoryItems } from './inventory.ts';
import type { QuoteFormValues } from './request.form.ts';

/** In the fragment of a link to the quote form: `#pieces=tv,sofa`. Fragments are not sent to the server. */
const PIECES_IN_LINK = 'pieces';

/** A link to the quote form that ticks these pieces of the inventory. */
export function inventoryLink(pieces: readonly string[]): string {
  return `/get-quote#${PIECES_IN_LINK}=${pieces.join(',')}`;
}

/** The pieces that an address's fragment names; undefined if it is about something else. */
export function piecesInLink(fragment: string): readonly string[] | undefined {
  const [name, pieces = ''] = fragment.slice(1).split('=');
  return name === PIECES_IN_LINK ? pieces.split(',') : undefined;
}

/** The answers with these pieces ticked as well. Ignores names that the inventory does not have. */
export function withPieces(values: QuoteFormValues, pieces: readonly string[]): QuoteFormValues {
  const ticked: QuoteFormValues = { ...values, moveType: 'residential' };
  for (const category of INVENTORY_CATEGORIES) {
    ticked[category] = inventoryItems(category).filter(
      (item) => pieces.includes(item) || values[category].includes(item),
    );
  }
  return ticked;
}
