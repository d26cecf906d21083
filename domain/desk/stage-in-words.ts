import type { CalendarDate } from '../calendar-date.ts';
import type { Progress } from '../history/progress.ts';
import { PHASES } from '../situation/phases.ts';
import { situationOf } from '../situation/situation.ts';

/** How far a request has come, as the team says it. */
export function stageInWords(progress: Progress, today: CalendarDate): string {
  return PHASES[situationOf(progress, today).phase].desk;
}

/** How far a move has come, in a list: 'confirmed', or 'moved' once its day is over. */
export function stageInShort(progress: Progress, today: CalendarDate): string {
  return PHASES[situationOf(progress, today).phase].inShort;
}
