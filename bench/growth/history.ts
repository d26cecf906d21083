import type { Insertable } from 'kysely';
import type { EventContent } from '../../domain/move/event.ts';
import { plainVisit } from '../../domain/quote/visits.ts';
import type { Tables } from '../../server/database/database.ts';

export type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

export const DAY_MS = 24 * 60 * 60 * 1000;

const isAccepted = (number: number) => number % 3 === 0;
const isMoved = (number: number, at: Date) =>
  isAccepted(number) && Date.now() - at.getTime() > 40 * DAY_MS;

/** The stage that a request with a quote has reached. */
export function stageOf(number: number, at: Date) {
  if (isMoved(number, at)) return 'paid';
  return isAccepted(number) ? 'accepted' : 'quoted';
}

/** Its events. */
export function historyOf(
  submissionId: string,
  number: number,
  at: Date,
  day: string,
): Row<'events'>[] {
  const validUntil = dayAfter(at, 30);
  const quote = {
    price: 6500,
    upTo: null,
    includes: ['The drive'],
    notIncluded: [],
    deposit: null,
    visits: [plainVisit(day)] as const,
    validUntil,
    note: '',
  };
  const contents: EventContent[] = [
    { kind: 'taken' },
    { kind: 'quoted', via: 'email', quote },
    { kind: 'seen', about: 2 },
    ...(isAccepted(number) ? [{ kind: 'accepted', about: 2, terms: '2026-11-01' } as const] : []),
    ...(isMoved(number, at) ? movedOn(day) : []),
    ...(number % 20 === 1
      ? [{ kind: 'changed', changes: [{ field: 'bedrooms', before: '3', after: '4' }] } as const]
      : []),
  ];
  return contents.map(({ kind, ...content }, index) => ({
    submissionId,
    number: index + 1,
    kind,
    at: new Date(at.getTime() + (index + 1) * 3_600_000).toISOString(),
    by: index < 2 || kind === 'confirmed' || kind === 'settled' || kind === 'paid' ? 'Anna' : null,
    validUntil: kind === 'quoted' ? validUntil : null,
    content: JSON.stringify(content),
    idempotencyKey: `${kind} ${index}`,
  }));
}

function movedOn(day: string): EventContent[] {
  const price = 6500;
  const crew = { people: 3, trucks: 1, registration: '', crew: [] };
  const visits = [{ ...plainVisit(day), ...crew }] as const;
  return [
    { kind: 'confirmed', basis: 'whole', price, upTo: null, visits },
    { kind: 'settled', price: price + 500.5, lines: [], day, said: '' },
    { kind: 'paid', amount: price + 500.5, how: 'cash', day, said: '' },
  ];
}

export function dayAfter(at: Date, days: number): string {
  return new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
