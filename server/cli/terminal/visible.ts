/** Characters that control a terminal or the order of a text instead of being shown:
 *  control characters (an escape sequence can rewrite the screen), lone surrogates, invisible
 *  spaces, marks and overrides of direction, tags. */
const ACTING =
  /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/** Text for a terminal, lines kept: a control character is shown by its number, <U+001B>. */
export function visibleText(text: string): string {
  return text.replace(ACTING, (character) => (character === '\n' ? character : named(character)));
}

/** Text for one line of a terminal. */
export function visibleLine(text: string): string {
  return text.replace(/[\n\t]+/g, ' ').replace(ACTING, named);
}

/** JSON that means exactly the value and contains no control characters. */
export function visibleJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(ACTING, (character) =>
    character === '\n' ? character : Array.from(units(character), escaped).join(''),
  );
}

function named(character: string): string {
  return `<U+${hex(character.codePointAt(0) ?? 0)}>`;
}

function* units(character: string) {
  for (let index = 0; index < character.length; index += 1) yield character.charCodeAt(index);
}

const escaped = (unit: number) => `\\u${hex(unit).toLowerCase()}`;

const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0');
