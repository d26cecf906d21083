import { type Route, requestAtVisit } from '../../../domain/quote/request-at-visit.ts';
import type { AnyStored } from '../submission.ts';
import { kindOf } from './kinds.ts';

/** A request as it is for one of its visits, with where that goes from and to; a message as it is. */
export function storedAtVisit(stored: AnyStored, visit: Route): AnyStored {
  return stored.kind === 'request'
    ? { ...stored, content: requestAtVisit(stored.content, visit) }
    : stored;
}

/** A visit in a line of a list: 'Parktown to Kya Sand, Fri 5 Mar'.
 *  @param day its own, or empty where the list has it */
export function inShortAt(
  stored: AnyStored,
  visit: Route & { readonly day: string },
  day = visit.day,
): string {
  const atVisit = storedAtVisit(stored, visit);
  return kindOf(atVisit).inShort(atVisit, day);
}
