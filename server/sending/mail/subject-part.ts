const LONGEST_SUBJECT_PART = 40;

const segmenter = new Intl.Segmenter('en');

/** A visitor's text on one line, short enough for a subject. It is cut between whole characters:
 *  half an emoji would be a question mark there. */
export function subjectPart(typed: string, longest = LONGEST_SUBJECT_PART): string {
  const text = typed.replace(/\s+/g, ' ');
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= longest) return text;
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trim()}…`;
}
