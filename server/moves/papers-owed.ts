import { type CalendarDate, isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isAgreed, isQuoted } from '../../domain/move/stage.ts';
import {
  type Gate,
  gatePoints,
  missingPapers,
  papersDue,
} from '../../domain/request/gate-papers.ts';

/** A move as its gates see it. */
interface GateCase {
  /** Those that want notice. */
  readonly gates: readonly Gate[];
  readonly progress: Progress;
}

/** Open tasks for the gates once there is a quote, a sentence for each. Before that it is among the open
 *  points of the request. */
export function papersOwed({ gates, progress }: GateCase, today: CalendarDate): string[] {
  const { stage, moveDay, confirmation } = progress;
  const isPlanned = isQuoted(stage) || isAgreed(stage);
  if (!isPlanned || isOver(progress, today)) return [];
  return gatePoints(gates, { day: moveDay.day, papers: confirmation }, today);
}

/** The same since a yes, for a line of a list; undefined if nothing is owed. */
export function papersDueInShort(
  { gates, progress }: GateCase,
  today: CalendarDate,
): { readonly due: string; readonly why: string } | undefined {
  const { stage, moveDay, confirmation } = progress;
  const missing = missingPapers(confirmation);
  const isOwed = gates.length > 0 && missing !== '' && isAgreed(stage);
  if (!isOwed || isOver(progress, today)) return undefined;
  const due = papersDue(gates, moveDay.day);
  if (due === '') return { due, why: `the gate wants ${missing} before the day` };
  return due < today
    ? { due, why: `phone the gate: it wanted ${missing} by ${moveDateInShort(due, today)}` }
    : { due, why: `the gate wants ${missing} by ${moveDateInShort(due, today)}` };
}

/** Whether the truck has been through the gate, perhaps earlier today. */
function isOver({ bill, moveDay: { day } }: Progress, today: CalendarDate): boolean {
  return bill !== null || (isCalendarDate(day) && day < today);
}
