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

/** The unit, and the street with its number: 'Unit 4, 12 Kelly Avenue'; without any of them the everyday name. It tells
 *  moves of one visitor apart. */
export function shortStreet(address: string): string {
  const parts = withoutPostalCode(address)
    .split(',')
    .map((part) => part.trim());
  const named = parts.filter((part) => /\d/.test(part) || STREET_END.test(part));
  return named.slice(0, 2).join(', ') || shortPlace(address);
}

/** A street's name comes before its kind, so 'St Andrews' is not a street. */
function afterStreet(part: string): string {
  const street = STREET_END.exec(part);
  return street && street.index > 0 ? part.slice(street.index + street[0].length).trim() : part;
}
