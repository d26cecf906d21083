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
/** A letter of another script may look like a full stop. */
const STREET_WORD =
  /^(?:\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]{0,19}|(?:\p{Script=Latin}{1,3}|gen|pres|prof|capt)\.|\d{1,3}(?:st|nd|rd|th)?)$/iu;
const AFRIKAANS_STREET = /^\p{L}{2,16}(?:straat|weg|laan|singel)(?: \d{1,5}[a-z]?)?$/iu;
const BUILDING =
  /^(?:estate|village|complex|heights|gardens?|ridge|manor|mews|court|park|view|lodge|corner|centre|center|mall|towers?|house|flats|apartments|residences?|lofts|villas?|hof|woonstelle|landgoed)$/i;

/** 'Benoni', 'Halfway House 1685': no list has every suburb of the country. */
const SUBURB = /^\p{Lu}[\p{L}\p{M}'’-]{1,19}(?: \p{Lu}[\p{L}\p{M}'’-]{1,19})?(?: \d{4})?$/u;

/** How many parts of each kind an address may have: more could make a sentence or a phone number. Places come from our own
 *  lists. */
const MOST = { unit: 2, building: 1, street: 1, place: 3, suburb: 1, code: 1 } as const;
/** Besides a postal code; a phone number has more. */
const MOST_DIGITS = 8;

interface Part {
  readonly kind: keyof typeof MOST;
  readonly text: string;
}

/** The parts of an address that look like a street, units, a building or places that we know, and after one of these a name
 *  of two words at most, as of a suburb, for a reader who may have nothing to do with its author: no link, number of a phone
 *  or sentence passes, however many parts it is typed in. Empty if nothing is left.
 *  @param findPlace finds a place of our own lists in a text, and returns the name as our lists have it */
export function plainAddress(
  address: string,
  findPlace: (text: string) => string | undefined,
): string {
  const parts: Part[] = [];
  for (const typed of address.split(',')) {
    const text = typed.trim();
    const plain = plainParts(text, findPlace);
    const isSuburb = plain.length === 0 && parts.length > 0 && SUBURB.test(text);
    for (const part of isSuburb ? [{ kind: 'suburb', text } as const] : plain) {
      const alike = parts.filter(({ kind }) => kind === part.kind);
      if (alike.length < MOST[part.kind]) parts.push(part);
    }
  }
  const told = parts.filter(({ kind }) => kind !== 'code').map(({ text }) => text);
  if (told.length === 0 || told.join('').replace(/\D/g, '').length > MOST_DIGITS) return '';
  return parts.map(({ text }) => text).join(', ');
}

function plainParts(text: string, findPlace: (text: string) => string | undefined): Part[] {
  if (POSTAL_CODE.test(text)) return [{ kind: 'code', text }];
  if (UNIT.test(text)) return [{ kind: 'unit', text }];
  if (AFRIKAANS_STREET.test(text)) return [{ kind: 'street', text }];
  if (isBuilding(text)) return [{ kind: 'building', text }];
  const street = STREET_END.exec(text);
  const end = street ? street.index + street[0].length : 0;
  const before = text.slice(0, end).trim();
  const rest = text.slice(end).trim();
  if (isStreet(before) && HOUSE.test(rest)) return [{ kind: 'street', text }];
  const parts: Part[] = isStreet(before) ? [{ kind: 'street', text: before }] : [];
  const place = rest && findPlace(rest);
  if (!place) return parts;
  const code = /(?:^|\s)(\d{4})$/.exec(rest)?.[1];
  parts.push({ kind: 'place', text: place });
  return code ? [...parts, { kind: 'code', text: code }] : parts;
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
