import { withoutPostalCode } from './address-gaps.ts';
import { STREET_END } from './street-types.ts';

/** The everyday name of an address: 'Boskruin' for '12 Kelly Avenue, Boskruin, 2188'. It is the
 *  first part that is neither a street nor a unit, or else the whole address. */
export function shortPlace(address: string): string {
  for (const part of withoutPostalCode(address).split(',')) {
    const place = afterStreet(part.trim());
    if (place && !/\d/.test(place)) return place;
  }
  return withoutPostalCode(address).trim() || address;
}

/** A street's name comes before its kind, so 'St Andrews' is not a street. */
function afterStreet(part: string): string {
  const street = STREET_END.exec(part);
  return street && street.index > 0 ? part.slice(street.index + street[0].length).trim() : part;
}
