import type { AccessSideName } from './access.ts';

export type OpenPointCode =
  | 'phone-unclear'
  | 'date-unclear'
  | 'date-past'
  | 'date-soon'
  | 'date-busy'
  | 'far-date'
  | 'same-address'
  | 'bedrooms'
  | 'inventory'
  | 'office-contents'
  | `${AccessSideName}-${'address' | 'heavy' | 'estate'}`;

/** What is missing or risky in a request. */
export interface OpenPoint {
  readonly code: OpenPointCode;
  readonly forTeam: string;
  readonly questionForVisitor: string;
}

/** What a rule finds: nothing when all is said. */
export type Finding = OpenPoint | undefined;

export function openPoint(
  code: OpenPointCode,
  forTeam: string,
  questionForVisitor: string,
): OpenPoint {
  return { code, forTeam, questionForVisitor };
}

/** How a sentence speaks of the two addresses. */
export const SIDES = {
  from: { address: 'fromAddress', called: 'the address you move from' },
  to: { address: 'toAddress', called: 'the address you move to' },
} as const;
