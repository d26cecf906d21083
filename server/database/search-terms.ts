import { company } from '../../content/company.ts';

/** What a caller is found by. */
export interface Searchable {
  readonly reference: string;
  readonly name: string;
  readonly phone: string;
}

/** Terms of a search in the table `search_terms`. */
export type Sought =
  | { readonly begins: string }
  /** A text this short begins too many. */
  | { readonly is: string };

/** A phone number is found by its last digits too, which are stored backwards under this sign. */
const BACKWARDS = '<';
const SHORTEST = 3;
/** Four digits of a number are a few of 300,000; three are thousands. */
const FEWEST_DIGITS = 4;
const LONGEST = 40;
/** More words than any name has. */
const MOST_WORDS = 8;

/** What a request or message is found by: each word of its name, its reference without prefix and dashes, and its number
 *  forwards and backwards. They are stored: if they change, a migration indexes every row again. */
export function searchTerms({ reference, name, phone }: Searchable): string[] {
  const number = bareNumber(digitsOf(phone));
  const numbers = number.length < FEWEST_DIGITS ? [] : [number, `${BACKWARDS}${reverse(number)}`];
  const terms = [...wordsOf(name).slice(0, MOST_WORDS), bareReference(reference), ...numbers];
  return [...new Set(terms.filter(Boolean).map((term) => term.slice(0, LONGEST)))];
}

/** The ways to read what somebody typed: a submission is found if all terms of one of them fit. None if it is too short to
 *  mean anybody. */
export function waysToRead(typed: string): [Sought, ...Sought[]][] {
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  const isClear = words.some(({ length }) => length >= SHORTEST);
  const [first, ...others] = words.map((word) => wordSought(word, isClear));
  const reference = bareReference(typed);
  const ways: [Sought, ...Sought[]][] = isNumber(typed) ? numbersIn(digitsOf(typed)) : [];
  if (reference.length >= SHORTEST) ways.push([{ begins: reference.slice(0, LONGEST) }]);
  const isName = words.length > 1 ? !isNumber(typed) : words[0] !== reference;
  if (first && isName && typed.trim().length > 1) ways.push([first, ...others]);
  return ways;
}

/** @param isClear whether some word is long enough: then the others may have only begun */
function wordSought(word: string, isClear: boolean): Sought {
  return isClear ? { begins: word.slice(0, LONGEST) } : { is: word };
}

/** A part of a number is its beginning, with or without the code of the country, or its end. */
function numbersIn(digits: string): [Sought][] {
  if (digits.length < FEWEST_DIGITS) return [];
  const bare = bareNumber(digits);
  const ends = [...new Set([digits, bare])].filter(({ length }) => length >= FEWEST_DIGITS);
  return [bare, ...ends.map((end) => `${BACKWARDS}${reverse(end)}`)]
    .filter(({ length }) => length >= SHORTEST)
    .map((begins) => [{ begins: begins.slice(0, LONGEST) }]);
}

const isNumber = (typed: string) => /^[\d\s+()./-]+$/.test(typed);
const reverse = (digits: string) => [...digits].reverse().join('');

/** '7k3q24' of 'JFM-7K3Q-24', 'jfm 7k3q 24' and '7K3Q24'. */
function bareReference(text: string): string {
  const signs = plain(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const prefix = plain(company.referencePrefix);
  return signs.startsWith(prefix) ? signs.slice(prefix.length) : signs;
}

/** Without what changes between two spellings of one name: 'O’Brien' is 'obrien'. */
function wordsOf(text: string): string[] {
  return plain(text)
    .replaceAll(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The text without capitals and accents. */
export function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The digits of a number as everybody dials it: 82 of 0027 82, 27 82 and 082. */
function bareNumber(digits: string): string {
  return digits
    .replace(/^00/, '')
    .replace(/^27(?=\d{2})/, '')
    .replace(/^0/, '');
}
