import type { CalendarDate } from '../calendar-date.ts';
import { hasMoved, isUnconfirmed } from '../history/moved.ts';
import type { Progress } from '../history/progress.ts';
import type { Stage } from '../history/stage.ts';

const STAGE_IN_WORDS: Readonly<Record<Stage, string>> = {
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

/** How far a request has come, as the team says it. */
export function stageInWords(
  progress: Pick<Progress, 'stage' | 'moveDay' | 'toConfirm'>,
  today: CalendarDate,
): string {
  if (hasMoved(progress, today)) return 'Moved';
  if (isUnconfirmed(progress, today)) return 'They said yes, and nobody confirmed the day';
  return STAGE_IN_WORDS[progress.stage];
}

const STAGE_IN_SHORT: Readonly<Record<Stage, string>> = {
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

/** How far a move has come, in a list: 'confirmed', or 'moved' once its day is over. */
export function stageInShort(
  progress: Pick<Progress, 'stage' | 'moveDay'>,
  today: CalendarDate,
): string {
  return hasMoved(progress, today) ? 'moved' : STAGE_IN_SHORT[progress.stage];
}
