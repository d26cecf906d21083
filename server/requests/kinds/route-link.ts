import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import type { LetterLink } from '../../sending/mail/letter.ts';

const WORD = /\p{L}{3}/u;
/** Text that people type instead of an address that they do not know yet. */
const NO_PLACE = /^(tb[ac]|unknown|unsure|not\b|no\b|none|still|to be|will|same\b|see\b)/i;

/** A link to the route between both addresses, on a map that opens in any browser. Undefined if one
 *  of them has nothing to look up.
 *  @see https://developers.google.com/maps/documentation/urls/get-started#directions-action */
export function routeLink({
  fromAddress: origin,
  toAddress: destination,
}: Pick<QuoteRequest, 'fromAddress' | 'toAddress'>): LetterLink | undefined {
  if (!isPlace(origin) || !isPlace(destination)) return undefined;
  const query = new URLSearchParams({ api: '1', origin, destination });
  return { label: 'The route on a map', url: `https://www.google.com/maps/dir/?${query}` };
}

/** A link to an address on a map.
 *  @see https://developers.google.com/maps/documentation/urls/get-started#search-action */
export function placeLink(address: string): LetterLink | undefined {
  if (!isPlace(address)) return undefined;
  const query = new URLSearchParams({ api: '1', query: address });
  return { label: 'Map', url: `https://www.google.com/maps/search/?${query}` };
}

function isPlace(address: string): boolean {
  return WORD.test(address) && !NO_PLACE.test(address.trim());
}
