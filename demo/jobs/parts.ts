import { nearbyPlaces } from '../../content/nearby-places.ts';
import { region } from '../../content/region.ts';
import type { PaidBy } from '../../domain/quote/paid-by.ts';
import type { SentVisit } from '../../domain/quote/visit.schema.ts';
import type { Calendar } from '../company-clock.ts';
import type { Action, Answers, Step } from './job.ts';

/** A suburb of the company's, whichever company it is. */
export function suburb(number: number): string {
  return nearbyPlaces[(number * 11) % nearbyPlaces.length] ?? region.city;
}

interface Customer {
  readonly name: string;
  /** Two digits that nobody else has: the number and the suburbs follow from it. */
  readonly number: number;
  readonly street: string;
  readonly newStreet: string;
  /** So many days after today. */
  readonly day: number;
}

/** How somebody answers the form who has what most have. */
export const answersOf =
  ({ name, number, street, newStreet, day }: Customer, more: Partial<Answers> = {}) =>
  (calendar: Calendar): Answers => ({
    name,
    phone: `082 555 01${number}`,
    email: `${name.split(' ')[0]?.toLowerCase()}@visitor.example`,
    fromAddress: `${street}, ${suburb(number)}`,
    toAddress: `${newStreet}, ${suburb(number + 3)}`,
    moveDate: day < 0 ? calendar.workdayBefore(day) : calendar.workday(day),
    moveType: 'residential',
    deliveryMethod: 'email',
    bedrooms: '2',
    ...more,
  });

export const request = (customer: Customer, more?: Partial<Answers>) =>
  ({ kind: 'request', answers: answersOf(customer, more) }) as const;

export const INCLUDES = [
  'Loading, driving and unloading',
  'Blankets and straps',
  'Beds taken apart and put together',
];

type Quote = Extract<Action, { kind: 'quoted' }>;

export const quote = (
  offer: Pick<Quote, 'price' | 'visits' | 'validUntil'> & Partial<Quote>,
): Quote => ({
  kind: 'quoted',
  via: 'email',
  includes: INCLUDES,
  note: '',
  ...offer,
});

export const crew = { people: 3, trucks: 1 };
export const visit = <More extends Partial<SentVisit>>(day: string, more: More) => ({
  day,
  window: 'between 8 and 9',
  ...more,
});

type Confirmation = Extract<Action, { kind: 'confirmed' }>;

export const confirmed = (price: number, ...visits: Confirmation['visits']): Confirmation => ({
  kind: 'confirmed',
  price,
  visits,
});

export const paid = (amount: number, how: PaidBy, day: string): Action => ({
  kind: 'paid',
  ...{ amount, how, day },
});

/** A move for one price on one day that is quoted, accepted and confirmed. */
export function booked(price: number, day: (calendar: Calendar) => string, since: number): Step[] {
  return [
    [
      [since, '10:20'],
      ({ desk, calendar }) =>
        desk(quote({ price, visits: [visit(day(calendar), {})], validUntil: day(calendar) })),
    ],
    [[since - 1, '18:45'], ({ see }) => see()],
    [[since - 1, '19:10'], ({ accept }) => accept()],
    [
      [since - 2, '7:50'],
      ({ desk, calendar }) => desk(confirmed(price, visit(day(calendar), { visit: 1, ...crew }))),
    ],
  ];
}
