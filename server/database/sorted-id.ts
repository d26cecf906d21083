import { v7 } from 'uuid';

/** When an id was made, as exactly as the server's clock was. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

let count = 0;

/** An id that sorts by time, and within a millisecond by the order in which this server asked: a UUIDv7
 *  (RFC 9562, 5.7) with a counter, which Node.js's own has not. */
export function sortedId(): string {
  count += 1;
  return v7({ seq: count });
}
