import type { AccessSideName } from './access.ts';

export type OpenPointCode =
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
  | `${AccessSideName}-${'address' | 'heavy' | 'estate' | 'stairs' | 'truck' | 'carry' | 'power'}`;

/** What is missing or risky in a request. */
export interface OpenPoint {
  readonly code: OpenPointCode;
  readonly forTeam: string;
  /** Missing where the visitor has answered, and the answer is a risk. */
  readonly questionForVisitor?: string;
}

/** What a rule finds: nothing when all is said. */
export type Finding = OpenPoint | undefined;

export function openPoint(
  code: OpenPointCode,
  forTeam: string,
  questionForVisitor?: string,
): OpenPoint {
  return { code, forTeam, ...(questionForVisitor !== undefined && { questionForVisitor }) };
}

/** How the team and a visitor are told of the two addresses. */
export const SIDES = {
  from: { address: 'fromAddress', called: 'the pick-up address', verb: 'collect' },
  to: { address: 'toAddress', called: 'the delivery address', verb: 'deliver' },
} as const;
