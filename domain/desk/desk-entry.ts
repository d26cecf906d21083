import {
  type Act,
  type Stage,
  stageOf,
  TEAM_ACTS,
  type TeamAct,
  VISITOR_ANSWERS,
} from '../history/stage.ts';
import type { QuoteChange } from '../request/request-changes.ts';

/** A visitor's action through the private link, besides the answers to a quote. */
export type VisitorWish = 'change' | 'call';

/** One line of a request's history: what happened after it was received. */
export interface DeskEntry {
  /** A UUIDv7, which sorts by time. */
  readonly id: string;
  readonly kind: Act | VisitorWish | 'reminded';
  /** ISO time in UTC. */
  readonly at: string;
  /** The name of the one in the team who did it. */
  readonly by?: string | undefined;
  /** The words of the one who acted or asked. */
  readonly said?: string | undefined;
  /** The differences of a change. */
  readonly changes?: readonly QuoteChange[] | undefined;
}

/** How far a history has come. */
export interface Progress {
  readonly stage: Stage;
  /** The last one who took it; null as long as nobody did. */
  readonly holder: { readonly by: string; readonly at: string } | null;
}

/** @param entries the earliest first */
export function progressOf(
  entries: readonly {
    readonly kind: DeskEntry['kind'];
    readonly at: string;
    readonly by?: string | null | undefined;
  }[],
): Progress {
  const last = entries.findLast(({ kind }) => kind === 'taken');
  return {
    stage: stageOf(entries.map(({ kind }) => kind).filter(isAct)),
    holder: last ? { by: last.by ?? '', at: last.at } : null,
  };
}

const ACTS: ReadonlySet<string> = new Set([...TEAM_ACTS, ...VISITOR_ANSWERS]);

function isAct(kind: DeskEntry['kind']): kind is Act {
  return ACTS.has(kind);
}

/** The entries that a person must have seen before they act: two people must not answer twice. What
 *  was said on the phone is a fact and never too late. */
const MUST_BE_SEEN: Readonly<Record<TeamAct, readonly DeskEntry['kind'][]>> = {
  taken: ['taken', 'quoted', 'phoned', 'refused'],
  quoted: ['taken', 'quoted', 'phoned', 'refused', 'accepted', 'declined', 'asked', 'change'],
  phoned: [],
  refused: ['taken', 'quoted', 'phoned', 'accepted', 'asked', 'change'],
};

/** The entry that an act was made without knowing of; undefined if nothing is in its way. Their own earlier
 *  "I'm on it" is in nobody's way.
 *  @param entries the earliest first
 *  @param after the last entry on the screen of the one who acts; null when there was none */
export function unseenBefore(
  act: { readonly kind: TeamAct; readonly by: string; readonly after: string | null },
  entries: readonly DeskEntry[],
): DeskEntry | undefined {
  const unseen = entries.filter(({ id }) => act.after === null || id > act.after);
  return unseen.findLast(
    ({ kind, by }) => MUST_BE_SEEN[act.kind].includes(kind) && !(kind === 'taken' && by === act.by),
  );
}
