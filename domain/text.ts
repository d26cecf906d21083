/** Marks that show nothing by themselves. In a name or a note some of them change how their neighbours look. */
const SHOWS_NOTHING = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters that no person types, and that break mail headers, terminals or PostgreSQL (NUL), disguise a text, or
 *  make an empty one look filled in: control characters other than tab and line feed, and the marks that show nothing.
 *  What Persian, emoji and Japanese names need stays: the joiners, the variation selectors, the tags of a flag. */
const UNTYPED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|(?![\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/** More marks on one letter than any language uses: hundreds of them paint over the lines above and
 *  below. */
const FLOOD_OF_MARKS = /(\p{M}{6})\p{M}+/gu;

/** Half of a surrogate pair. Not `toWellFormed()`: Chrome 109 and Firefox 115 lack it. */
const HALF_A_CHARACTER = /\p{Surrogate}/gu;

/** Text of several lines as a person meant it: trimmed, line feeds only, well-formed Unicode. Nothing
 *  else changes: the code that shows the text escapes it for its place. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNTYPED, '')
    .replace(HALF_A_CHARACTER, '\ufffd')
    .replace(FLOOD_OF_MARKS, '$1')
    .trim();
}

/** Text of one line: {@link cleanText}, with every run of white space folded to one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** An address or a number: {@link cleanLine}, without any mark that shows nothing. */
export function cleanAddress(text: string): string {
  return cleanLine(shown(text));
}

/** The visible part of a text. */
export function shown(text: string): string {
  return text.replace(SHOWS_NOTHING, '').trim();
}

/** The text with a capital letter first. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
