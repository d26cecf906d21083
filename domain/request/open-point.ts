import type { AccessSideName } from './access.ts';
import type { AccessQuestionName } from './access-questions.ts';

type OpenPointCode =
  | 'phone-unclear'
  | 'date-unclear'
  | 'date-past'
  | 'date-soon'
  | 'date-far'
  | 'far-date'
  | 'same-address'
  | 'bedrooms'
  | 'inventory'
  | 'office-contents'
  | 'notes-access'
  | 'video-survey'
  | `${AccessSideName}-${'address' | 'heavy' | AccessQuestionName}`;

/** A missing answer or a risk in a request. */
export interface OpenPoint {
  readonly code: OpenPointCode;
  readonly forTeam: string;
  /** Missing when the visitor has answered and the answer is a risk. */
  readonly questionForVisitor?: string;
}

/** A rule's result: undefined when nothing is missing. */
export type Finding = OpenPoint | undefined;

export function openPoint(
  code: OpenPointCode,
  forTeam: string,
  questionForVisitor?: string,
): OpenPoint {
  return { code, forTeam, ...(questionForVisitor !== undefined && { questionForVisitor }) };
}

/** The names of the two addresses for the team and for a visitor. */
export const SIDES = {
  from: {
    address: 'fromAddress',
    called: 'the pick-up address',
    verb: 'collect',
    doing: 'collecting from',
  },
  to: {
    address: 'toAddress',
    called: 'the delivery address',
    verb: 'deliver',
    doing: 'delivering to',
  },
} as const;
