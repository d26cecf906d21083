/** A mail's content, before it becomes plain text or HTML. */
export interface Letter {
  /** The first line, if the mail itself needs an explanation. */
  readonly notice?: string;
  readonly title: string;
  /** The one thing that the reader wants to know, large: a price, and under it a day. */
  readonly figure?: LetterFigure | undefined;
  /** Points to know before anything else. */
  readonly first?: LetterPoints | undefined;
  /** The task of the reader. */
  readonly lead: string;
  /** The button to the team's page about it, which opens on the team's devices. */
  readonly answer?: LetterLink | undefined;
  /** Points that can wait until somebody has seen who it is and how to answer. */
  readonly open?: LetterPoints | undefined;
  /** The last line says where a reply to the mail goes. */
  readonly replies?: string | undefined;
  /** Buttons; the first one is the visitor's chosen way. */
  readonly links: readonly LetterLink[];
  readonly sections: readonly (LetterSection | LetterPoints)[];
}

/** The letter about a submission, which the desk shows as lines too. */
export interface LinedLetter extends Letter {
  readonly sections: readonly LetterSection[];
}

interface LetterFigure {
  readonly value: string;
  /** The rest of its sentence, smaller: '5 to 7 hours'. */
  readonly rest?: string;
  /** Both, for plain text. */
  readonly sentence?: string;
  readonly under: string;
  /** The fields of lines that it says: they are not repeated below it. Plain text has no large type, and repeats them. */
  readonly says?: readonly string[];
}

export interface LetterLink {
  readonly label: string;
  readonly url: string;
  /** Advice for the reader before they open the link. */
  readonly note?: string;
  /** Whether the visitor's link belongs in its text, which the desk fetches for a press. */
  readonly takesLink?: boolean;
}

export interface LetterPoints {
  readonly title: string;
  readonly points: readonly string[];
  /** The way to settle them. */
  readonly link?: LetterLink;
}

export interface LetterLine {
  readonly label: string;
  /** What it is about. */
  readonly field?: string;
  readonly value: string;
  readonly link?: LetterLink | undefined;
}

export interface LetterSection {
  readonly title: string;
  readonly lines: readonly LetterLine[];
  readonly link?: LetterLink | undefined;
  /** The values are in a column at the right. */
  readonly isBill?: true;
  /** The desk has these lines on its job sheet. */
  readonly onJobSheet?: true;
}

/** Shown with the team's link. */
export const ANSWER_HINT =
  'Answer opens on your phones and computers that are signed in. On another one it offers to sign it in.';

/** Addresses of links are long, so they go at the end. */
export function letterAsText(letter: Letter): string {
  const { notice, title, figure, first, lead, answer, open, replies, links, sections } = letter;
  const asked = [first?.link, open?.link].filter((link) => link !== undefined);
  const boxAsText = (box: LetterPoints) =>
    `${box.title.toUpperCase()}\n${pointsAsText(box.points)}`;
  return [
    notice,
    title,
    first && boxAsText(first),
    answer && figure && figureAsText(figure),
    lead,
    !answer && figure && figureAsText(figure),
    open && boxAsText(open),
    ...sections.map((section) => `${section.title.toUpperCase()}\n${contentAsText(section)}`),
    answer && [[ANSWER_HINT, replies].filter(Boolean).join(' '), linkAsText(answer)].join('\n'),
    [...asked, ...links, ...sections.flatMap(({ link }) => link ?? [])]
      .filter(({ url }, index, all) => all.findIndex((each) => each.url === url) === index)
      .map(linkAsText)
      .join('\n'),
  ]
    .filter(Boolean)
    .map((part) => `${part}\n`)
    .join('\n');
}

const linkAsText = ({ label, url, note }: LetterLink) =>
  [`${label}: ${url}`, note].filter(Boolean).join('\n');

export function figureAsText({ value, sentence = value, under }: LetterFigure): string {
  return [sentence, under].filter(Boolean).join('\n');
}

export function contentAsText(section: LetterSection | LetterPoints): string {
  if ('points' in section) return pointsAsText(section.points);
  return section.lines.map(lineAsText).join('\n');
}

/** The rest of a list, and a line's own link, are indented below its label. */
function lineAsText({ label, value, link }: LetterLine): string {
  const lines = [...value.split(NEW_LINE), ...(link ? [linkAsText(link)] : [])];
  return `${label}: ${lines.join('\n  ').replace(/^ +$/gm, '')}`;
}

function pointsAsText(points: readonly string[]): string {
  return points.map((point) => `- ${point}`).join('\n');
}

export const NEW_LINE = /\r\n?|\n/;
