import type { EventKind, EventOf } from '../../domain/move/event.ts';
import { accepted, agreed, cancelled, confirmed } from './kinds/agreeing.ts';
import { paid, settled, struck, writtenOff } from './kinds/billing.ts';
import { changed, deleted } from './kinds/changing.ts';
import { announced, delivered, reminded, undelivered } from './kinds/delivering.ts';
import { reopened, same } from './kinds/ending.ts';
import type { Kind } from './kinds/event-kind.ts';
import { asked, declined, quoted, refused, seen } from './kinds/quoting.ts';
import { call, callback, linked, phoned, reported, taken, told } from './kinds/talking.ts';

/** Each kind of event, by its stored name. */
export const EVENT_KINDS: { readonly [K in EventKind]: Kind<K> } = {
  // By the team.
  taken,
  phoned,
  refused,
  same,
  reopened,
  quoted,
  agreed,
  confirmed,
  cancelled,
  settled,
  paid,
  struck,
  writtenOff,
  callback,
  linked,
  told,
  // By the visitor.
  changed,
  call,
  seen,
  asked,
  reported,
  accepted,
  declined,
  deleted,
  // By the server.
  reminded,
  undelivered,
  delivered,
  announced,
};

/** An event that this release can read. */
type ReadableEvent = EventOf<EventKind>;

export function kindOfEvent(event: ReadableEvent): Kind<EventKind> {
  // The compiler cannot tell that a kind is only given its own events.
  return EVENT_KINDS[event.kind] as Kind<EventKind>;
}
