import type { EventKind } from '../../domain/move/event.ts';

interface KindFacts {
  /** A message has no move for it. */
  readonly isOfMove?: true;
  /** People do it, and programs do not: a visitor with the private link, or the team with somebody whom it answers. */
  readonly showsPerson?: true;
  /** It may still follow once the request was deleted after its move. */
  readonly isOfAccount?: true;
}

/** The facts about each kind of event on which the server decides; its effect is in event-effect.ts. */
export const EVENT_KINDS: Readonly<Record<EventKind, KindFacts>> = {
  // By the team.
  taken: {},
  phoned: { showsPerson: true, isOfAccount: true },
  refused: {},
  quoted: { isOfMove: true, showsPerson: true },
  agreed: { isOfMove: true, showsPerson: true },
  confirmed: { isOfMove: true, showsPerson: true },
  cancelled: { isOfMove: true, showsPerson: true, isOfAccount: true },
  settled: { isOfMove: true, showsPerson: true, isOfAccount: true },
  paid: { isOfMove: true, showsPerson: true, isOfAccount: true },
  callback: { showsPerson: true, isOfAccount: true },
  linked: { isOfMove: true, isOfAccount: true },
  told: { isOfAccount: true },
  // By the visitor.
  changed: { isOfMove: true, showsPerson: true },
  call: { showsPerson: true },
  seen: {},
  asked: { showsPerson: true },
  reported: { showsPerson: true },
  accepted: { showsPerson: true },
  declined: { showsPerson: true },
  deleted: {},
  // By the server.
  reminded: {},
  undelivered: { isOfAccount: true },
  delivered: {},
  announced: {},
};
