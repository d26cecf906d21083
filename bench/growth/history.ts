import type { Insertable } from 'kysely';
import type { EventContent } from '../../domain/move/event.ts';
import type { Visits } from '../../domain/quote/visit.schema.ts';
import { mapVisits, plainVisit } from '../../domain/quote/visits.ts';
import type { Tables } from '../../server/database/database.ts';

export type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

export const DAY_MS = 24 * 60 * 60 * 1000;

/** After so many days somebody moves who said yes, and what it came to is entered on the next one. */
const MOVES_AFTER = 10;
const DEPOSIT = { amount: 1000, after: 5 };
const PRICE = 6500;
const BILLED = PRICE + 500.5;

const isAccepted = (number: number) => number % 3 === 0;
/** Whether it has two visits, of which the first is two days earlier. */
const isOfTwo = (number: number) => number % 9 === 0;
const hasDeposit = (number: number) => number % 6 === 0;
const daysSince = (at: Date) => (Date.now() - at.getTime()) / DAY_MS;
const isMoved = (number: number, at: Date) => isAccepted(number) && daysSince(at) > MOVES_AFTER + 1;
/** Some days later all have paid: what is open does not grow with the years. */
const isPaid = (at: Date) => daysSince(at) > MOVES_AFTER + 3;

/** The day on which a request moves, or wishes to. */
export function dayOf(number: number, at: Date): string {
  return dayAfter(at, isAccepted(number) ? MOVES_AFTER : 31);
}

/** Its events. */
export function historyOf(submissionId: string, number: number, at: Date): Row<'events'>[] {
  const validUntil = dayAfter(at, 30);
  const day = dayOf(number, at);
  const visits = visitsOf(number, at);
  const by = dayAfter(at, DEPOSIT.after);
  const quote = {
    price: PRICE,
    upTo: null,
    includes: ['The drive'],
    notIncluded: [],
    deposit: hasDeposit(number) ? { amount: DEPOSIT.amount, by } : null,
    visits,
    validUntil,
    note: '',
  };
  const isBooked = isAccepted(number) && daysSince(at) > 1;
  const paidDeposit = isBooked && hasDeposit(number) && daysSince(at) > DEPOSIT.after;
  const contents: EventContent[] = [
    { kind: 'taken' },
    { kind: 'quoted', via: 'email', quote },
    { kind: 'seen', about: 2 },
    ...(isAccepted(number) ? [{ kind: 'accepted', about: 2, terms: '2026-11-01' } as const] : []),
    ...(isBooked ? [confirmed(visits)] : []),
    ...(paidDeposit ? [paid(DEPOSIT.amount, by)] : []),
    ...(isMoved(number, at) ? [{ kind: 'settled', ...BILL, day } as const] : []),
    ...(isMoved(number, at) && isPaid(at)
      ? [paid(paidDeposit ? BILLED - DEPOSIT.amount : BILLED, day)]
      : []),
    ...(number % 20 === 1
      ? [{ kind: 'changed', changes: [{ field: 'bedrooms', before: '3', after: '4' }] } as const]
      : []),
  ];
  return contents.map(({ kind, ...content }, index) => ({
    submissionId,
    number: index + 1,
    kind,
    at: new Date(at.getTime() + (index + 1) * 3_600_000).toISOString(),
    by: index < 2 || TEAM.includes(kind) ? 'Anna' : null,
    validUntil: kind === 'quoted' ? validUntil : null,
    content: JSON.stringify(content),
    idempotencyKey: `${kind} ${index}`,
  }));
}

const TEAM: readonly string[] = ['confirmed', 'settled', 'paid'];
const BILL = { price: BILLED, lines: [], said: '' };

const paid = (amount: number, day: string): EventContent => ({
  kind: 'paid',
  amount,
  how: 'cash',
  day,
  said: '',
});

function visitsOf(number: number, at: Date): Visits {
  const last = plainVisit(dayOf(number, at));
  if (!isOfTwo(number)) return [last];
  return [
    { ...plainVisit(dayAfter(at, MOVES_AFTER - 2)), what: 'Load', to: 'Our store', trucks: 2 },
    { ...last, visit: 2, what: 'Deliver', from: 'Our store' },
  ];
}

function confirmed(visits: Visits): EventContent {
  const confirmed = mapVisits(visits, (visit) => ({
    ...visit,
    window: 'between 8 and 9',
    people: 3,
    trucks: visit.trucks ?? 1,
    registration: '',
    crew: [],
  }));
  return { kind: 'confirmed', basis: 'whole', price: PRICE, upTo: null, visits: confirmed };
}

export function dayAfter(at: Date, days: number): string {
  return new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
