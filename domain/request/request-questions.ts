/** The answers that each kind of question offers. */
interface AnswerTo {
  /** A row of keys. */
  count: (typeof ROOM_COUNTS)[number];
  /** A box to tick: without a tick the answer is no. */
  tick: 'yes';
}
type QuestionKind = keyof AnswerTo;

export const ROOM_COUNTS = ['1', '2', '3', '4+'] as const;

/** Above the controls. Questions with one legend are in one group, in the order of the questions. */
export const LEGENDS = {
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  extras: 'A garage or storeroom?',
  survey: 'A video survey?',
} as const;

interface Question {
  readonly kind: QuestionKind;
  /** In the wizard's second step, which is about a home, or only on the private page and in the team's forms. */
  readonly askedIn: 'wizard' | 'private page';
  readonly group: keyof typeof LEGENDS;
  /** Next to the answer where it is read: 'Bedrooms: 3'. */
  readonly label: string;
  /** In "A home with 3 bedrooms, a garage", which a new quote suggests: what is counted, or what is there. */
  readonly inQuote: string | null;
  /** On a label for boxes, for a room of its own. */
  readonly onBoxes: string | null;
  /** Named by the price guide, which does not know how much is in it: "Whatever is in your garage is extra." */
  readonly onTop: string | null;
  /** Whether the crew reads the answer on the day. */
  readonly forCrew: boolean;
}

interface Tick extends Question {
  readonly kind: 'tick';
  /** Next to the box. */
  readonly box: string;
  /** Whether its tile has a picture (PropertyStep.tsx). */
  readonly hasIcon: boolean;
  /** How a tick reads after the label. */
  readonly ticked: string;
}

/** The questions that a tap answers, all of them optional, in reading order. What a request, its form, the tab and the export
 *  have of them follows, and so do controls and every place where answers are read. A name is one of the API, the database and
 *  the export: it stays. */
export const QUESTIONS = {
  bedrooms: {
    kind: 'count',
    askedIn: 'wizard',
    group: 'bedrooms',
    label: 'Bedrooms',
    inQuote: 'bedroom',
    // Each has its own (box-labels.ts).
    onBoxes: null,
    onTop: null,
    // The quote says what the price includes.
    forCrew: false,
  },
  bathrooms: {
    kind: 'count',
    askedIn: 'wizard',
    group: 'bathrooms',
    label: 'Bathrooms',
    inQuote: 'bathroom',
    onBoxes: 'Bathroom',
    onTop: null,
    forCrew: false,
  },
  hasGarage: {
    kind: 'tick',
    askedIn: 'wizard',
    group: 'extras',
    label: 'Garage',
    box: 'There’s a garage',
    hasIcon: true,
    ticked: 'yes',
    inQuote: 'a garage',
    onBoxes: 'Garage',
    onTop: 'garage',
    forCrew: false,
  },
  hasStoreroom: {
    kind: 'tick',
    askedIn: 'wizard',
    group: 'extras',
    label: 'Storeroom',
    box: 'There’s a storeroom',
    hasIcon: true,
    ticked: 'yes',
    inQuote: 'a storeroom',
    onBoxes: 'Storeroom',
    onTop: 'storeroom',
    forCrew: false,
  },
  videoSurvey: {
    kind: 'tick',
    askedIn: 'private page',
    group: 'survey',
    label: 'Video survey',
    box: 'Yes, on a video call',
    hasIcon: true,
    ticked: 'asked for',
    inQuote: null,
    onBoxes: null,
    onTop: null,
    // It is over by then.
    forCrew: false,
  },
} as const satisfies Readonly<Record<string, Tick | (Question & { readonly kind: 'count' })>>;

type Questions = typeof QUESTIONS;
export type QuestionField = keyof Questions;
type FieldsWith<Aspect> = {
  [Field in QuestionField]: Questions[Field] extends Aspect ? Field : never;
}[QuestionField];

export type HomeField = FieldsWith<{ askedIn: 'wizard' }>;
type LaterField = FieldsWith<{ askedIn: 'private page' }>;
export type IconField = FieldsWith<{ askedIn: 'wizard'; hasIcon: true }>;

/** The answers as form and API have them: empty without one. */
export type QuestionAnswers = {
  -readonly [Field in QuestionField]: AnswerTo[Questions[Field]['kind']] | '';
};

export const QUESTION_FIELDS = Object.keys(QUESTIONS) as QuestionField[]; // it has no others

/** The answers about the home. A commercial move has none. */
export const HOME_FIELDS = QUESTION_FIELDS.filter(
  (field): field is HomeField => QUESTIONS[field].askedIn === 'wizard',
);
export const LATER_FIELDS = QUESTION_FIELDS.filter(
  (field): field is LaterField => QUESTIONS[field].askedIn === 'private page',
);

export function eachQuestion<Made>(make: (field: QuestionField) => Made) {
  const made = QUESTION_FIELDS.map((field) => [field, make(field)] as const);
  return Object.fromEntries(made) as Record<QuestionField, Made>; // one for each
}

/** For each question what its kind has. */
export function byKind<const Has extends Record<QuestionKind, unknown>>(has: Has) {
  return eachQuestion((field) => has[QUESTIONS[field].kind]) as {
    [Field in QuestionField]: Has[Questions[Field]['kind']]; // of that kind
  };
}

/** Whether an answer is ticked for yes: without a tick it is no.
 *  @param field of a form, or of an earlier release */
export function isTick(field: string): boolean {
  const questions: Readonly<Partial<Record<string, Question>>> = QUESTIONS;
  return questions[field]?.kind === 'tick';
}
