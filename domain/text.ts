/** Characters that no person types and that break mail headers, terminals or PostgreSQL (NUL):
 *  control characters other than tab and line feed, and the bidirectional overrides that can
 *  make a text read differently from what it says. */
const UNTYPED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Text of several lines as a person meant it: trimmed, line feeds only, well-formed Unicode. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNTYPED, '')
    .toWellFormed()
    .trim();
}

/** Text of one line: {@link cleanText}, with every run of white space folded to one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
