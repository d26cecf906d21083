/** The team's actions on a request or message, and the visitor's answers to a quote, as they are stored. */
export const TEAM_ACTIONS = [
  'taken',
  'quoted',
  'phoned',
  'refused',
  /** The visitor said no, by phone or in a chat. */
  'declined',
  /** It is the same as another one: that one goes on. */
  'same',
  /** How it ended was a mistake, or they asked again. */
  'reopened',
  'agreed',
  'confirmed',
  'cancelled',
  /** The move took place, and came to this. */
  'settled',
  /** Money came, or was given back. */
  'paid',
  /** A payment or what was written off was entered by mistake. */
  'struck',
  /** Nobody is asked any more for what is open. */
  'writtenOff',
  'callback',
  /** An email came back to our mailbox. */
  'undelivered',
  /** They corrected the request for its visitor. */
  'changed',
  /** They sent the link to the visitor's page again. */
  'linked',
  /** They told the visitor what no email could. */
  'told',
] as const;

export const VISITOR_ANSWERS = ['seen', 'asked', 'accepted', 'declined'] as const;

export type TeamAction = (typeof TEAM_ACTIONS)[number];
export type VisitorAnswer = (typeof VISITOR_ANSWERS)[number];

/** An event that may change the stage. `undelivered`: the email with the quote failed for good, or came back.
 *  `delivered`: it went out after all. */
export type Step = TeamAction | VisitorAnswer | 'delivered';

/** How far the family has come with a request. */
export type Stage =
  | 'waiting'
  | 'taken'
  /** By phone, or in any way that the website does not see. */
  | 'answered'
  | 'quoted'
  /** Quoted, but the mail did not reach the visitor. */
  | 'undelivered'
  /** The visitor said yes: the family has to confirm the day. */
  | 'accepted'
  /** The day is confirmed. */
  | 'booked'
  /** The move took place, and something is still to pay. */
  | 'owing'
  | 'paid'
  /** After a yes, by either side. */
  | 'cancelled'
  | 'declined'
  | 'refused'
  /** It is the same as another one, which counts in its place. */
  | 'same';

/** Until there is a price. */
const ASKED = {
  quoted: 'quoted',
  phoned: 'answered',
  refused: 'refused',
  declined: 'declined',
  same: 'same',
  agreed: 'accepted',
} as const;

/** Whoever opens a quote has received it. */
const QUOTED = {
  ...ASKED,
  phoned: 'quoted',
  seen: 'quoted',
  asked: 'quoted',
  accepted: 'accepted',
  undelivered: 'undelivered',
  delivered: 'quoted',
} as const;

/** An end that is taken back never was: the stage is the one before it, which the history tells. */
const TAKEN_BACK = { reopened: 'answered' } as const;

/** Events that may always follow, and leave the stage to what they are about. */
const ANY_TIME = [
  'changed',
  'linked',
  'told',
  // Whether something is to pay follows from the account.
  'paid',
  'struck',
  'writtenOff',
] as const satisfies readonly TeamAction[];
type AnyTime = 'taken' | 'callback' | (typeof ANY_TIME)[number];

/** The stage after each event that may follow at a stage, apart from those that may always follow. A visitor accepts only a quote, and only once; a move that was accepted is not refused but cancelled. */
const AFTER: Readonly<Record<Stage, Partial<Readonly<Record<Exclude<Step, AnyTime>, Stage>>>>> = {
  waiting: ASKED,
  taken: ASKED,
  answered: ASKED,
  quoted: QUOTED,
  undelivered: QUOTED,
  accepted: {
    undelivered: 'accepted',
    quoted: 'quoted',
    phoned: 'accepted',
    agreed: 'accepted',
    confirmed: 'booked',
    cancelled: 'cancelled',
    settled: 'owing',
    asked: 'accepted',
  },
  booked: {
    // The booking counts until there is a yes to the quote; a yes to another day has to be confirmed again.
    quoted: 'booked',
    seen: 'booked',
    accepted: 'booked',
    declined: 'booked',
    delivered: 'booked',
    undelivered: 'booked',
    phoned: 'booked',
    agreed: 'booked',
    confirmed: 'booked',
    cancelled: 'cancelled',
    settled: 'owing',
    asked: 'booked',
  },
  owing: {
    undelivered: 'owing',
    phoned: 'owing',
    confirmed: 'booked',
    settled: 'owing',
  },
  paid: {
    undelivered: 'paid',
    phoned: 'paid',
    confirmed: 'booked',
    settled: 'owing',
  },
  cancelled: {
    undelivered: 'cancelled',
    quoted: 'quoted',
    phoned: 'cancelled',
    agreed: 'accepted',
    settled: 'owing',
  },
  declined: {
    ...ASKED,
    phoned: 'declined',
    seen: 'declined',
    asked: 'declined',
    accepted: 'accepted',
    ...TAKEN_BACK,
  },
  refused: {
    quoted: 'quoted',
    phoned: 'answered',
    agreed: 'accepted',
    same: 'same',
    ...TAKEN_BACK,
  },
  // A yes to its quote is one, whatever the team took it for.
  same: {
    quoted: 'quoted',
    phoned: 'same',
    agreed: 'accepted',
    seen: 'same',
    asked: 'same',
    accepted: 'accepted',
    ...TAKEN_BACK,
  },
};

export const STAGES = Object.keys(AFTER) as Stage[]; // the keys of a complete record

/** The stages of a move that took place. */
export const DONE: readonly Stage[] = ['owing', 'paid'];

export function isDone(stage: Stage): boolean {
  return DONE.includes(stage);
}

/** The stages after a yes, as long as nobody cancelled. */
export const AGREED: readonly Stage[] = ['accepted', 'booked', ...DONE];

export function isAgreed(stage: Stage): boolean {
  return AGREED.includes(stage);
}

/** The stages in which it ended without a move, each of which can be taken back. */
export const ENDS = ['declined', 'refused', 'same'] as const satisfies readonly Stage[];

export function isEnded(stage: Stage): stage is (typeof ENDS)[number] {
  return ENDS.some((end) => end === stage);
}

/** Whether a quote waits for the visitor's answer, even if its email came back. */
export function isQuoted(stage: Stage): boolean {
  return stage === 'quoted' || stage === 'undelivered';
}

/** The stages at which the team still owes the visitor an answer. */
export const UNANSWERED: readonly Stage[] = ['waiting', 'taken', 'undelivered'];

export function isAnswered(stage: Stage): boolean {
  return !UNANSWERED.includes(stage);
}

/** Whether nobody in the team has tried to answer it. Unlike the stages that are not answered, without one whose quote did not
 *  arrive. */
export function awaitsFirstAnswer(stage: Stage): boolean {
  return stage === 'waiting' || stage === 'taken';
}

/** The first of these actions ends the visitor's wait. */
export const ANSWERS: readonly TeamAction[] = TEAM_ACTIONS.filter((action) =>
  isAnswered(stageAfter('waiting', action) ?? 'waiting'),
);

/** @returns undefined if the event may not follow */
export function stageAfter(stage: Stage, step: Step): Stage | undefined {
  if (step === 'taken' || step === 'callback') return stage === 'waiting' ? 'taken' : stage;
  return isAnyTime(step) ? stage : AFTER[stage][step];
}

function isAnyTime(step: Step): step is (typeof ANY_TIME)[number] {
  return ANY_TIME.some((each) => each === step);
}
