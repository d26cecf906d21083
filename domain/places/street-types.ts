/** The last words of street names, English and Afrikaans, with their usual abbreviations. */
const STREET_TYPES =
  'street|str?|road|rd|avenue|ave?|drive|dr|lane|ln|close|crescent|cres|place|pl|way|boulevard|blvd|terrace|circle|highway|hwy|straat|weg|laan|rylaan|singel';

/** Several in a row are one end: 'Crescent Road'. */
const KIND = `(?:${STREET_TYPES})\\b\\.?(?:\\s+(?:${STREET_TYPES})\\b\\.?)*`;
/** In 'St Andrews Street' a saint. */
const SAINT = `st\\b\\.?(?:\\s+[\\w'’-]+){1,2}\\s+(?:${STREET_TYPES})\\b`;

/** The end of a street's name; a suburb follows. */
export const STREET_END = new RegExp(`\\b(?!${SAINT})${KIND}`, 'i');

/** The index after the street's name; undefined without a street. */
export function endOfStreet(address: string): number | undefined {
  const street = STREET_END.exec(address);
  return street ? street.index + street[0].length : undefined;
}

/** A street may be named after a city, an estate or a valley: 'Durban Street' may be elsewhere. */
export function withoutStreets(address: string): string {
  return address.replace(new RegExp(`\\b[\\w'’-]+\\s+${KIND}`, 'gi'), '');
}
