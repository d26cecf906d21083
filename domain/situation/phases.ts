/** Who has to act next. */
export type Turn = 'family' | 'visitor' | 'nobody';

interface PhaseWords {
  readonly turn: Turn;
  /** As the desk says it. */
  readonly desk: string;
  /** In a list, after the move. */
  readonly inShort: string;
}

/** All situations of a request or message, and what each is called. docs/situations.md has the same table. */
export const PHASES = {
  waiting: { turn: 'family', desk: 'Nobody is on it yet', inShort: 'no answer yet' },
  taken: { turn: 'family', desk: 'Not answered yet', inShort: 'no answer yet' },
  answered: { turn: 'nobody', desk: 'Answered', inShort: 'answered' },
  quoted: { turn: 'visitor', desk: 'Quoted', inShort: 'quoted' },
  outdated: { turn: 'family', desk: 'Quoted', inShort: 'quoted' },
  lapsed: { turn: 'nobody', desk: 'Quoted', inShort: 'quoted' },
  undelivered: {
    turn: 'family',
    desk: 'The email with the quote did not arrive',
    inShort: 'quote did not arrive',
  },
  declined: { turn: 'nobody', desk: 'They said no, thank you', inShort: 'said no' },
  refused: { turn: 'nobody', desk: 'Not for us', inShort: 'not for us' },
  agreed: { turn: 'family', desk: 'They said yes: confirm the day', inShort: 'said yes' },
  changed: { turn: 'family', desk: 'They said yes: confirm the day', inShort: 'said yes' },
  overdue: {
    turn: 'family',
    desk: 'They said yes, and nobody confirmed the day',
    inShort: 'said yes',
  },
  booked: { turn: 'nobody', desk: 'Day confirmed', inShort: 'confirmed' },
  moved: { turn: 'nobody', desk: 'Moved', inShort: 'moved' },
  cancelled: { turn: 'nobody', desk: 'Cancelled', inShort: 'cancelled' },
} as const satisfies Readonly<Record<string, PhaseWords>>;

export type Phase = keyof typeof PHASES;
