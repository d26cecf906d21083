/** The side that has to act next. */
export type Turn = 'family' | 'visitor' | 'nobody';

interface PhaseWords {
  readonly turn: Turn;
  /** Whether the move is asked for, offered, ahead since a yes, or over: done, off, or gone by unconfirmed. */
  readonly move: 'asked' | 'offered' | 'ahead' | 'over';
  /** How far along the road of the visitor's page; empty if it leads nowhere any more. */
  readonly road: RoadStage | '';
  /** As the desk says it. */
  readonly desk: string;
  /** In a list, after the move. */
  readonly inShort: string;
  /** The heading of the visitor's page. */
  readonly page: string;
  /** The title of the paper on that page, and the word of its stamp; empty for none. */
  readonly paper: string;
  readonly stamp: string;
  /** The first button of that page; empty if nothing is left but to wait. */
  readonly first: FirstButton | '';
}

/** Stages of the road, in their order, as the visitor reads them. */
export const ROAD = {
  asked: 'Asked',
  quoted: 'Quoted',
  yes: 'Yes',
  booked: 'Booked',
  moved: 'Moved',
} as const;
export type RoadStage = keyof typeof ROAD;

/** On the visitor's page: answer what is still open, accept, ask for another quote, put the day into a calendar, or call. */
export type FirstButton = 'answer' | 'accept' | 'again' | 'calendar' | 'call';

const ASKED = {
  move: 'asked',
  road: 'asked',
  page: 'Your move',
  paper: 'Your request',
  stamp: '',
  first: 'answer',
} as const;
const OFFERED = {
  move: 'offered',
  road: 'quoted',
  desk: 'Quoted',
  inShort: 'quoted',
  page: 'Your quote',
  paper: 'Our price for your move',
  stamp: '',
  first: 'accept',
} as const;
const AGREED = {
  turn: 'family',
  move: 'ahead',
  road: 'yes',
  desk: 'They said yes: confirm the day',
  inShort: 'said yes',
  page: 'You said yes',
  paper: 'What you said yes to',
  stamp: 'Accepted',
  first: '',
} as const;
const OVER = {
  turn: 'nobody',
  move: 'over',
  road: '',
} as const;
const DONE = {
  ...OVER,
  road: 'moved',
  page: 'Your move is done',
  stamp: 'Moved',
  first: '',
} as const;

/** All situations of a request or message, and what the team and the visitor read of each. */
export const PHASES = {
  waiting: { ...ASKED, turn: 'family', desk: 'Nobody is on it yet', inShort: 'no answer yet' },
  taken: { ...ASKED, turn: 'family', desk: 'Not answered yet', inShort: 'no answer yet' },
  answered: { ...ASKED, turn: 'nobody', desk: 'Answered', inShort: 'answered' },
  quoted: { ...OFFERED, turn: 'visitor' },
  outdated: { ...OFFERED, turn: 'family', first: '' },
  lapsed: { ...OFFERED, turn: 'nobody', stamp: 'Expired', first: 'again' },
  undelivered: {
    ...OFFERED,
    turn: 'family',
    desk: 'The email with the quote did not arrive',
    inShort: 'quote did not arrive',
  },
  declined: {
    ...OFFERED,
    turn: 'nobody',
    desk: 'They said no, thank you',
    inShort: 'said no',
    stamp: 'Declined',
    first: 'again',
  },
  /** The same as the team noted it: the visitor may have said nothing at all. */
  lost: { ...OFFERED, turn: 'nobody', desk: 'They said no', inShort: 'said no', first: 'again' },
  refused: {
    ...OVER,
    desk: 'Not for us',
    inShort: 'not for us',
    page: 'We’re sorry, we can’t do this move',
    paper: 'Your request',
    stamp: '',
    first: 'again',
  },
  same: {
    ...OVER,
    desk: 'The same as another one',
    inShort: 'the same as another one',
    page: 'Your move',
    paper: 'Your request',
    stamp: '',
    first: 'call',
  },
  agreed: AGREED,
  changed: AGREED,
  overdue: {
    ...AGREED,
    move: 'over',
    desk: 'They said yes, and nobody confirmed the day',
    page: 'We didn’t confirm your day',
    stamp: 'Not confirmed',
    first: 'call',
  },
  booked: {
    turn: 'nobody',
    move: 'ahead',
    road: 'booked',
    desk: 'Day confirmed',
    inShort: 'confirmed',
    page: 'You’re booked',
    paper: 'Your booking',
    stamp: 'Booked',
    first: 'calendar',
  },
  /** Of several visits some are over, and others are to come. */
  'under-way': {
    turn: 'nobody',
    move: 'ahead',
    road: 'booked',
    desk: 'Under way',
    inShort: 'under way',
    page: 'Your move is under way',
    paper: 'Your move',
    stamp: 'Under way',
    first: 'calendar',
  },
  moved: {
    ...DONE,
    turn: 'family',
    desk: 'Moved: note what it came to',
    inShort: 'moved',
    paper: 'Your move',
  },
  owing: {
    ...DONE,
    turn: 'visitor',
    desk: 'Moved, not paid yet',
    inShort: 'not paid yet',
    paper: 'What your move came to',
    first: 'call',
  },
  paid: {
    ...DONE,
    desk: 'Moved and paid',
    inShort: 'paid',
    page: 'Welcome home',
    paper: 'Receipt',
    stamp: 'Paid',
  },
  cancelled: {
    ...OVER,
    desk: 'Cancelled',
    inShort: 'cancelled',
    page: 'Your move is cancelled',
    paper: 'Your move',
    stamp: 'Cancelled',
    first: 'again',
  },
  off: {
    ...OVER,
    desk: 'It did not take place',
    inShort: 'did not take place',
    page: 'Your move did not take place',
    paper: 'Your move',
    stamp: 'Not moved',
    first: 'again',
  },
} as const satisfies Readonly<Record<string, PhaseWords>>;

export type Phase = keyof typeof PHASES;
