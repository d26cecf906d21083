/** The last words of street names, English and Afrikaans, with their usual abbreviations. */
const STREET_TYPES =
  'street|str?|road|rd|avenue|ave?|drive|dr|lane|ln|close|crescent|cres|place|pl|way|boulevard|blvd|terrace|circle|highway|hwy|straat|weg|laan|rylaan|singel';

/** The end of a street's name; a suburb follows. */
export const STREET_END = new RegExp(`\\b(?:${STREET_TYPES})\\b\\.?`, 'i');

/** A street may be named after a city, an estate or a valley: 'Durban Street' may be elsewhere. */
export function withoutStreets(address: string): string {
  return address.replace(new RegExp(`\\b[\\w'’-]+\\s+(?:${STREET_TYPES})\\b\\.?`, 'gi'), '');
}
