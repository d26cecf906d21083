import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isAgreed, isQuoted } from '../../domain/move/stage.ts';
import type { Visit } from '../../domain/quote/visit.schema.ts';
import { aheadOf, gatesOfVisit } from '../../domain/quote/visits.ts';
import {
  type Gate,
  type GatePapers,
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
  const { stage } = progress;
  if (!isQuoted(stage) && !isAgreed(stage)) return [];
  return visitsAhead(progress, today).flatMap(({ visit, papers }) =>
    gatePoints(gatesOfVisit(gates, visit), { day: visit.day, papers }, today),
  );
}

/** The same since a yes, for a line of a list, of the visit with the first one; undefined if nothing is owed. */
export function papersDueInShort(
  { gates, progress }: GateCase,
  today: CalendarDate,
): { readonly due: string; readonly why: string } | undefined {
  if (!isAgreed(progress.stage)) return undefined;
  for (const { visit, papers } of visitsAhead(progress, today)) {
    const passed = gatesOfVisit(gates, visit);
    const missing = missingPapers(papers);
    if (passed.length === 0 || missing === '') continue;
    const due = papersDue(passed, visit.day);
    if (due === '') return { due, why: `the gate wants ${missing} before the day` };
    return due < today
      ? { due, why: `phone the gate: it wanted ${missing} by ${moveDateInShort(due, today)}` }
      : { due, why: `the gate wants ${missing} by ${moveDateInShort(due, today)}` };
  }
  return undefined;
}

interface VisitAhead {
  readonly visit: Visit;
  /** Null until it is confirmed. */
  readonly papers: GatePapers | null;
}

/** The visits whose truck has not been through the gate yet, except perhaps earlier today. */
function visitsAhead({ bill, plan, confirmation }: Progress, today: CalendarDate): VisitAhead[] {
  if (bill !== null) return [];
  return aheadOf(plan.visits, today).map((visit) => ({
    visit,
    papers: confirmation?.visits.find((each) => each.visit === visit.visit) ?? null,
  }));
}
