import { withoutPostalCode } from '../../domain/quote/address-gaps.ts';
import { STREET_END } from '../../domain/quote/street-types.ts';

/** An address as people speak of it: 'Boskruin' for '12 Kelly Avenue, Boskruin, 2188'. The first part
 *  that is neither a street nor a unit; all of it where there is none. */
export function shortPlace(address: string): string {
  for (const part of withoutPostalCode(address).split(',')) {
    const place = afterStreet(part.trim());
    if (place && !/\d/.test(place)) return place;
  }
  return withoutPostalCode(address).trim() || address;
}

/** A street's name stands before its kind: 'St Andrews' is none. */
function afterStreet(part: string): string {
  const street = STREET_END.exec(part);
  return street && street.index > 0 ? part.slice(street.index + street[0].length).trim() : part;
}
