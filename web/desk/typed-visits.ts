import type { OneOrMore, Visit, Visits } from '../../domain/quote/visit.schema.ts';
import { gatesOfVisit, lastOf, mapVisits } from '../../domain/quote/visits.ts';
import type { Gate } from '../../domain/request/gate-papers.ts';
import { countOf, partName, type Typed, VISITS } from '../forms/typed-list.ts';
import type { Meant } from './desk-field.ts';
import { readCount } from './read-count.ts';

/** What is typed of a visit under one of its names. */
export function typedOfVisit(typed: Typed, index: number, part: string): string {
  return (typed[partName(VISITS, index, part)] ?? '').trim();
}

/** Whether there are several visits in the form. */
export function hasSeveralTyped({ typed }: { readonly typed: Typed }): boolean {
  return countOf(typed, VISITS) > 1;
}

/** The visits as far as they are typed; a new one has no number yet, which is 0. */
export function typedVisits(typed: Typed): Visits {
  const [first, ...more] = Array.from({ length: countOf(typed, VISITS) }, (_, index) => index);
  const places: OneOrMore<number> = [first ?? 0, ...more];
  return mapVisits(places, (index): Visit => {
    const of = (part: keyof Visit) => typedOfVisit(typed, index, part);
    const what = of('what');
    const number = (part: keyof Visit) => readCount(of(part)) || null;
    return {
      ...{ visit: number('visit') ?? 0, what, day: of('day'), window: of('window') },
      ...{ from: of('from'), to: of('to'), people: number('people'), trucks: number('trucks') },
    };
  });
}

/** The day after which none of the typed visits comes. */
export function lastTypedDay(typed: Typed): string {
  return lastOf(typedVisits(typed)).day;
}

/** The gates that want notice of a visit as it is typed. */
export function gatesAt({ typed, index, gates }: Meant): readonly Gate[] {
  const [from, to] = [typedOfVisit(typed, index, 'from'), typedOfVisit(typed, index, 'to')];
  return gatesOfVisit(gates, { from, to });
}
