/** The words at the end of a street's name, English and Afrikaans, as people shorten them. */
const STREET_TYPES =
  'street|str?|road|rd|avenue|ave?|drive|dr|lane|ln|close|crescent|cres|place|pl|way|boulevard|blvd|terrace|circle|highway|hwy|straat|weg|laan|rylaan|singel';

/** Where a street's name ends; what follows is a suburb. */
export const STREET_END = new RegExp(`\\b(?:${STREET_TYPES})\\b\\.?`, 'i');

/** A street may be called after a city, an estate or a valley: 'Durban Street' says nothing of Durban. */
export function withoutStreets(address: string): string {
  return address.replace(new RegExp(`\\b[\\w'’-]+\\s+(?:${STREET_TYPES})\\b\\.?`, 'gi'), '');
}
