/** The team's acts on a request or message, and the visitor's answers to a quote, as they are stored. */
export const TEAM_ACTS = ['taken', 'quoted', 'phoned', 'refused'] as const;
export const VISITOR_ANSWERS = ['seen', 'asked', 'accepted', 'declined'] as const;

export type TeamAct = (typeof TEAM_ACTS)[number];
export type VisitorAnswer = (typeof VISITOR_ANSWERS)[number];
export type Act = TeamAct | VisitorAnswer;

/** How far the family has come with a request. */
export type Stage =
  | 'waiting'
  | 'taken'
  /** By phone, or in any way that the website does not see. */
  | 'answered'
  | 'quoted'
  | 'accepted'
  | 'declined'
  | 'refused';

/** The acts that may follow at each stage, and the stage after each. An act that is not listed may not follow:
 *  a visitor accepts only a quote, and only once; nobody refuses a move that was accepted. */
const AFTER: Readonly<Record<Stage, Partial<Readonly<Record<Act, Stage>>>>> = {
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
const UNANSWERED: readonly Stage[] = ['waiting', 'taken'];

export function isAnswered(stage: Stage): boolean {
  return !UNANSWERED.includes(stage);
}

/** The first of these acts ends the visitor's wait. */
export const ANSWERS: readonly TeamAct[] = TEAM_ACTS.filter((act) =>
  isAnswered(AFTER.waiting[act] ?? 'waiting'),
);

/** @returns undefined if the act may not follow */
export function stageAfter(stage: Stage, act: Act): Stage | undefined {
  return AFTER[stage][act];
}

/** The stage that these acts led to, the earliest first. An act out of turn changes nothing: a clock
 *  that was set back must not make a request unreadable. */
export function stageOf(acts: readonly Act[]): Stage {
  return acts.reduce<Stage>((stage, act) => stageAfter(stage, act) ?? stage, 'waiting');
}
