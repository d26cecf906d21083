import { STREET_END } from './street-types.ts';

/** The words that stand for an address of which nothing is passed on. */
export const WITHHELD = { from: 'your old address', to: 'your new address' } as const;

export const isWithheld = (address: string): boolean =>
  address === WITHHELD.from || address === WITHHELD.to;

/** More is a sentence. */
const MOST_WORDS = 3;

const POSTAL_CODE = /^\d{4}$/;
const HOUSE = /^(?:no\.? ?)?\d{1,5}[a-z]?$/i;
const UNIT =
  /^(?:unit|flat|apartment|apt|suite|shop|office|block|house|stand|erf|plot|no|number|door|floor)\.? ?(?:[a-z]|[a-z]?\d{1,5}[a-z]?)$/i;
const STREET_WORD = /^(?:\p{L}[\p{L}\p{M}'’-]{0,19}|\p{L}{1,4}\.|\d{1,3}(?:st|nd|rd|th)?)$/u;
const AFRIKAANS_STREET = /^\p{L}{2,16}(?:straat|weg|laan|singel)(?: \d{1,5}[a-z]?)?$/iu;
const BUILDING =
  /^(?:estate|village|complex|heights|gardens?|ridge|manor|mews|court|park|view|lodge|corner|centre|center|mall|towers?|house|flats|apartments|residences?|lofts|villas?|hof|woonstelle|landgoed)$/i;

/** 'Benoni', 'Halfway House 1685': no list has every suburb of the country. */
const SUBURB = /^\p{Lu}[\p{L}\p{M}'’-]{1,19}(?: \p{Lu}[\p{L}\p{M}'’-]{1,19})?(?: \d{4})?$/u;

const WHOLE_PART = [POSTAL_CODE, UNIT, AFRIKAANS_STREET];

/** The parts of an address that look like a street, a unit, a building or a place that we know, and after one of these a
 *  name of two words at most, as of a suburb, for a reader who may have nothing to do with its author: no link, number of a
 *  phone or sentence passes. Empty if nothing is left.
 *  @param findPlace finds a place of our own lists in a text, and returns the name as our lists have it */
export function plainAddress(
  address: string,
  findPlace: (text: string) => string | undefined,
): string {
  const parts: string[] = [];
  for (const typed of address.split(',')) {
    const part = typed.trim();
    const known = plainParts(part, findPlace);
    if (known.length > 0) parts.push(...known);
    else if (parts.length > 0 && SUBURB.test(part)) parts.push(part);
  }
  return parts.some((part) => !POSTAL_CODE.test(part)) ? parts.join(', ') : '';
}

function plainParts(part: string, findPlace: (text: string) => string | undefined): string[] {
  if (WHOLE_PART.some((is) => is.test(part)) || isBuilding(part)) return [part];
  const street = STREET_END.exec(part);
  const end = street ? street.index + street[0].length : 0;
  const before = part.slice(0, end).trim();
  const rest = part.slice(end).trim();
  const place = rest && findPlace(rest);
  const code = /(?:^|\s)(\d{4})$/.exec(rest)?.[1];
  if (isStreet(before) && HOUSE.test(rest)) return [part];
  return [
    ...(isStreet(before) ? [before] : []),
    ...(place ? [place] : []),
    ...(place && code ? [code] : []),
  ];
}

/** '12 Kelly Avenue' of a house number, some words and the kind of street. */
function isStreet(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  const named = HOUSE.test(words[0] ?? '') && words.length > 2 ? words.slice(1) : words;
  return named.length > 1 && named.length <= MOST_WORDS + 1 && named.every(isWord);
}

function isBuilding(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length > 1 &&
    words.length <= MOST_WORDS &&
    BUILDING.test(words.at(-1) ?? '') &&
    words.every(isWord)
  );
}

const isWord = (word: string) => STREET_WORD.test(word);
