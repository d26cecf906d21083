import { slips } from './spelling.ts';

/** A suburb that we serve, and a page that speaks of it; one that stands on three pages is there three
 *  times. */
export interface Suburb {
  readonly name: string;
  /** The area whose page it is; a place that is only served has none. */
  readonly page?: string;
  readonly href: string;
}

/** Names; each with all its pages. */
const MOST_SHOWN = 6;
/** No address is longer, and what is pasted by mistake must not stop the page. */
const LONGEST_QUERY = 120;

/** The suburbs that somebody may mean, likeliest first: by their beginning, by the beginning of one
 *  of their words, else by a spelling that comes near, else by a name within a whole address.
 *  Nothing when it is none of them. */
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
function words(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const usual = plain.replace(/extension|\bx(?=\d)/g, 'ext').replace(/\b4(?=ways)/, 'four');
  return usual.replace(/\b(cnr|corner)\b/g, '').match(/[a-z]+|\d+/g) ?? [];
}

/** The fewer letters are left to type, the better; a later word of the name comes after. */
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

/** Addresses go from the street to the city: the first name in them is the nearest. */
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

/** One in four letters and two at most: with more, Bloemfontein would be Braamfontein. */
function allowedSlips(typed: string): number {
  return Math.min(2, Math.floor(typed.length / 4));
}
