import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isAgreed, isQuoted } from '../../domain/move/stage.ts';
import { confirmedVisit } from '../../domain/move/visit-status.ts';
import type { Visit } from '../../domain/quote/visit.schema.ts';
import { visitName } from '../../domain/quote/visit-in-words.ts';
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
  for (const { visit, name, papers } of visitsAhead(progress, today)) {
    const passed = gatesOfVisit(gates, visit);
    const missing = missingPapers(papers);
    if (passed.length === 0 || missing === '') continue;
    const due = papersDue(passed, visit.day);
    const by = moveDateInShort(due, today);
    const why =
      due === ''
        ? `the gate wants ${missing} before the day`
        : due < today
          ? `phone the gate: it wanted ${missing} by ${by}`
          : `the gate wants ${missing} by ${by}`;
    return { due, why: name === '' ? why : `${name}: ${why}` };
  }
  return undefined;
}

interface VisitAhead {
  readonly visit: Visit;
  /** Of several. */
  readonly name: string;
  /** Null until it is confirmed. */
  readonly papers: GatePapers | null;
}

/** The visits whose truck has not been through the gate yet, except perhaps earlier today. */
function visitsAhead(progress: Progress, today: CalendarDate): VisitAhead[] {
  if (progress.bill !== null) return [];
  const { visits } = progress.plan;
  return aheadOf(visits, today).map((visit) => ({
    visit,
    name: visits.length === 1 ? '' : visitName(visit, visits.indexOf(visit)),
    papers: confirmedVisit(progress, visit) ?? null,
  }));
}
