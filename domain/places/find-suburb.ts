import { slips } from './spelling.ts';

/** A suburb that the company serves, and a page that names it; a suburb on three pages has three
 *  entries. */
export interface Suburb {
  readonly name: string;
  /** The area that the page is about; absent for a place without a page. */
  readonly page?: string;
  readonly href: string;
}

/** Counts names; each comes with all its pages. */
const MOST_SHOWN = 6;
/** No address is longer, and a long text pasted by mistake must not stop the page. */
const LONGEST_QUERY = 120;

/** The suburbs that the typed text may mean, likeliest first: by their beginning, by the beginning of
 *  one of their words, else by a near spelling, else by a name within a whole address. Empty without a
 *  match. */
export function findSuburb<T extends Suburb>(query: string, suburbs: readonly T[]): T[] {
  const asked = words(query.slice(0, LONGEST_QUERY));
  const typed = asked.join('');
  if (typed.length < 2) return [];
  for (const rank of [asBeginning, asMisspelt, asPartOfAddress]) {
    const found = suburbs
      .map((suburb) => ({ suburb, rank: rank(typed, words(suburb.name), asked) }))
      .filter((match) => match.rank < Infinity)
      .sort((a, b) => a.rank - b.rank);
    if (found[0]) return ofFirstNames(found.map(({ suburb }) => suburb));
  }
  return [];
}

function ofFirstNames<T extends Suburb>(found: readonly T[]): T[] {
  const shown = [...new Set(found.map(({ name }) => name))].slice(0, MOST_SHOWN);
  return found.filter(({ name }) => shown.includes(name));
}

/** Small letters without accents; 'Extension 4', 'ext. 4' and 'x4' are one. */
export function words(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const usual = plain.replace(/extension|\bx(?=\d)/g, 'ext').replace(/\b4(?=ways)/, 'four');
  return usual.replace(/\b(cnr|corner)\b/g, '').match(/[a-z]+|\d+/g) ?? [];
}

/** The fewer letters are left to type, the better; later words of the name rank lower. */
function asBeginning(typed: string, name: readonly string[]): number {
  const start = name.findIndex((_, word) => name.slice(word).join('').startsWith(typed));
  return start < 0 ? Infinity : start * 100 + name.join('').length;
}

function asMisspelt(typed: string, name: readonly string[]): number {
  const whole = name.join('');
  const allowed = allowedSlips(typed);
  if (typed.length > whole.length + allowed) return Infinity;
  const { beginning } = slips(typed, whole);
  return beginning > allowed ? Infinity : beginning * 100 + whole.length;
}

/** Addresses go from the street to the city, so the first name is the nearest. */
function asPartOfAddress(_: string, name: readonly string[], asked: readonly string[]): number {
  const whole = name.join('');
  const ranks = asked.map((_, word) => {
    const part = asked.slice(word, word + name.length).join('');
    const allowed = allowedSlips(part);
    if (allowed < 1 || Math.abs(part.length - whole.length) > allowed) return Infinity;
    const { whole: count } = slips(part, whole);
    return count > allowed ? Infinity : count * 100 + word;
  });
  return Math.min(...ranks);
}

/** One slip in every four letters, two at most: with more, Bloemfontein would match Braamfontein. */
function allowedSlips(typed: string): number {
  return Math.min(2, Math.floor(typed.length / 4));
}
