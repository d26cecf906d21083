import { isTitle } from './first-name.ts';

/** Without those in lower case: 'Anna van der Merwe' has two. */
const MOST_NAMES = 4;
/** A link is longer than a name, and so is a sentence in a script without spaces. */
const LONGEST_NAME = 20;
const LONGEST_WITHOUT_SPACES = 5;

const WORD = /^\p{L}[\p{L}\p{M}'’]*(?:-\p{L}[\p{L}\p{M}'’]*)?\.?$/u;
const INITIALS = /^(?:\p{Lu}\.){2,3}$/u;
const LATIN = /\p{Script=Latin}/u;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** Letters of Lisu and of Canadian syllabics that look like marks, in words of which each letter looks like a Latin one. */
const LIKE_A_MARK = /[\u1427\ua4f8-\ua4fd]/;
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Inside a name they are in lower case. */
const PARTICLE =
  /^(?:van|von|der|den|de|du|di|da|do|dos|das|del|della|la|le|ten|ter|te|af|al|el|bin|binti|ibn|ben|and|en|’t|'t)$/i;

/** A name as far as it looks like one, for a reader who may have nothing to do with its author: no link, address, number or
 *  sentence passes. 'Thandi Nkosi' is whole, 'thandi grace nkosi' is 'thandi', and 'https://win.example' is empty. */
export function plainName(name: string): string {
  const words = name.trim().split(/\s+/);
  const names = words.filter((word) => !PARTICLE.test(word));
  if (names.length > MOST_NAMES || !words.every(isPlain)) return '';
  const isWritten = words.length < 3 || names.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word));
  if (isWritten) return words.join(' ');
  const [first = ''] = words;
  return isTitle(first) || first.replace(/\W/g, '').length < 2 ? '' : first;
}

function isPlain(word: string): boolean {
  if (INITIALS.test(word)) return true;
  const longest = WITHOUT_SPACES.test(word) ? LONGEST_WITHOUT_SPACES : LONGEST_NAME;
  const isAbbreviated = word.endsWith('.') && word.length > 4 && !isTitle(word);
  // A letter of another script may look like a full stop.
  const isMixed = LATIN.test(word) && OTHER_SCRIPT.test(word);
  const isLink = isAbbreviated || isMixed || LIKE_A_MARK.test(word);
  return WORD.test(word) && word.length <= longest && !isLink;
}
