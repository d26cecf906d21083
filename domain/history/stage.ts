/** What the team does about a request or message, and the visitor's answers to a quote, as they are stored. */
export const TEAM_ACTIONS = ['taken', 'quoted', 'phoned', 'refused'] as const;
export const VISITOR_ANSWERS = ['seen', 'asked', 'accepted', 'declined'] as const;

export type TeamAction = (typeof TEAM_ACTIONS)[number];
export type VisitorAnswer = (typeof VISITOR_ANSWERS)[number];

/** An event that may change the stage. `undelivered`: the mail with the quote was given up.
 *  `delivered`: it went out after all. */
type Step = TeamAction | VisitorAnswer | 'undelivered' | 'delivered';

/** How far the family has come with a request. */
export type Stage =
  | 'waiting'
  | 'taken'
  /** By phone, or in any way that the website does not see. */
  | 'answered'
  | 'quoted'
  /** Quoted, but the mail did not reach the visitor. */
  | 'undelivered'
  | 'accepted'
  | 'declined'
  | 'refused';

/** The events that may follow at each stage, and the stage after each. A visitor accepts only a quote, and
 *  only once; nobody refuses a move that was accepted. Whoever opens a quote has received it. */
const AFTER: Readonly<Record<Stage, Partial<Readonly<Record<Step, Stage>>>>> = {
  waiting: { taken: 'taken', quoted: 'quoted', phoned: 'answered', refused: 'refused' },
  taken: { taken: 'taken', quoted: 'quoted', phoned: 'answered', refused: 'refused' },
  answered: { taken: 'answered', quoted: 'quoted', phoned: 'answered', refused: 'refused' },
  quoted: {
    taken: 'quoted',
    quoted: 'quoted',
    phoned: 'quoted',
    refused: 'refused',
    seen: 'quoted',
    asked: 'quoted',
    accepted: 'accepted',
    declined: 'declined',
    undelivered: 'undelivered',
  },
  undelivered: {
    taken: 'undelivered',
    quoted: 'quoted',
    phoned: 'quoted',
    refused: 'refused',
    seen: 'quoted',
    asked: 'quoted',
    accepted: 'accepted',
    declined: 'declined',
    delivered: 'quoted',
  },
  accepted: { taken: 'accepted', quoted: 'quoted', phoned: 'accepted', asked: 'accepted' },
  declined: {
    taken: 'declined',
    quoted: 'quoted',
    phoned: 'declined',
    refused: 'refused',
    seen: 'declined',
    asked: 'declined',
    accepted: 'accepted',
  },
  refused: { taken: 'refused', quoted: 'quoted', phoned: 'answered' },
};

/** The stages at which the team still owes the visitor an answer. */
const UNANSWERED: readonly Stage[] = ['waiting', 'taken', 'undelivered'];

export function isAnswered(stage: Stage): boolean {
  return !UNANSWERED.includes(stage);
}

/** The first of these actions ends the visitor's wait. */
export const ANSWERS: readonly TeamAction[] = TEAM_ACTIONS.filter((action) =>
  isAnswered(AFTER.waiting[action] ?? 'waiting'),
);

/** @returns undefined if the event may not follow */
export function stageAfter(stage: Stage, step: Step): Stage | undefined {
  return AFTER[stage][step];
}
