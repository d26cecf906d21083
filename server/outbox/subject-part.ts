const LONGEST_SUBJECT_PART = 40;

const segmenter = new Intl.Segmenter('en');

/** What a visitor typed, short enough for a subject line. Whole characters only: half an emoji would
 *  be a question mark there. */
export function subjectPart(text: string): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= LONGEST_SUBJECT_PART) return text;
  return `${characters
    .slice(0, LONGEST_SUBJECT_PART - 1)
    .join('')
    .trim()}…`;
}
