/** Characters that no person types, and that break mail headers, terminals or PostgreSQL (NUL) or
 *  disguise a text: control characters other than tab and line feed, the bidirectional embeddings,
 *  overrides and isolates, and characters without width that join nothing (U+200B, U+2060, U+FEFF),
 *  which make an empty name look filled in. The joiners U+200C and U+200D stay: Persian and emoji need
 *  them. */
const UNTYPED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

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
