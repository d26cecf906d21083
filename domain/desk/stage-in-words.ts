import type { Stage } from '../history/stage.ts';

/** How far a request has come, as the team says it. */
export const STAGE_IN_WORDS: Readonly<Record<Stage, string>> = {
  waiting: 'Nobody is on it yet',
  taken: 'Not answered yet',
  answered: 'Answered',
  quoted: 'Quoted',
  undelivered: 'The email with the quote did not arrive',
  accepted: 'They said yes: confirm the day',
  booked: 'Day confirmed',
  cancelled: 'Cancelled',
  declined: 'They said no, thank you',
  refused: 'Not for us',
};

/** The same in a list of moves: 'Boskruin to Fourways, confirmed'. */
export const STAGE_IN_SHORT: Readonly<Record<Stage, string>> = {
  waiting: 'no answer yet',
  taken: 'no answer yet',
  answered: 'answered',
  quoted: 'quoted',
  undelivered: 'quote did not arrive',
  accepted: 'said yes',
  booked: 'confirmed',
  cancelled: 'cancelled',
  declined: 'said no',
  refused: 'not for us',
};
