import type * as z from 'zod/mini';
import { nearbyPlaces } from '../content/nearby-places.ts';
import { region } from '../content/region.ts';
import type { Heard } from '../domain/figures/heard.ts';
import type { Phase } from '../domain/move/phases.ts';
import type { PaidBy } from '../domain/quote/paid-by.ts';
import type { SentVisit } from '../domain/quote/visit.schema.ts';
import { HONEYPOT } from '../domain/request/suspicion.ts';
import type { deskActionSchema } from '../domain/team/desk-action.schema.ts';
import type { Calendar, When } from './company-clock.ts';

/** The answers of a request; some are left out by whoever phones. */
export interface Answers {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly fromAddress: string;
  readonly toAddress: string;
  readonly moveDate: string;
  readonly moveType: 'residential' | 'commercial';
  readonly deliveryMethod: 'whatsapp' | 'email';
  readonly bedrooms?: '1' | '2' | '3' | '4+';
  readonly additionalNotes?: string;
  readonly inventory?: object;
  /** The field that nobody sees: whoever fills it in is suspected to be a program. */
  readonly [HONEYPOT]?: string;
}

/** An action at the desk, by somebody who has seen all that happened; Anna's if it names nobody. */
export type Action = WithoutAfter<z.input<typeof deskActionSchema>>;
type WithoutAfter<Sent> = Sent extends object ? Omit<Sent, 'after'> : never;

/** What somebody can do about a job, through the API. */
export interface Acting {
  /** At the desk. */
  desk(action: Action): Promise<unknown>;
  /** Corrects the request. */
  correct(answers: Partial<Answers>): Promise<unknown>;
  heard(heard: Heard): Promise<unknown>;
  /** Ends it as a double of what came from the same customer last. */
  endDouble(): Promise<unknown>;
  /** On the private page. */
  see(): Promise<unknown>;
  accept(): Promise<unknown>;
  decline(): Promise<unknown>;
  ask(said: string): Promise<unknown>;
  change(answers: Partial<Answers>): Promise<unknown>;
  cancel(said: string): Promise<unknown>;
  askForCall(): Promise<unknown>;
  readonly calendar: Calendar;
}

export type Step = readonly [when: When, act: (acting: Acting) => Promise<unknown>];

/** A request or a message, and what becomes of it, in the order of time. */
export interface Job {
  /** What is worth looking at, in a few words. */
  readonly about: string;
  readonly begins: When;
  readonly sends:
    | { readonly kind: 'request' | 'phoned'; readonly answers: (calendar: Calendar) => Answers }
    | {
        readonly kind: 'message';
        readonly answers: Readonly<Record<'name' | 'email' | 'phone' | 'message', string>>;
      };
  readonly steps: readonly Step[];
}

/** A suburb of the company's, whichever company it is. */
function suburb(number: number): string {
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
const answersOf =
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

const request = (customer: Customer, more?: Partial<Answers>) =>
  ({ kind: 'request', answers: answersOf(customer, more) }) as const;

const INCLUDES = [
  'Loading, driving and unloading',
  'Blankets and straps',
  'Beds taken apart and put together',
];

type Quote = Extract<Action, { kind: 'quoted' }>;

const quote = (offer: Pick<Quote, 'price' | 'visits' | 'validUntil'> & Partial<Quote>): Quote => ({
  kind: 'quoted',
  via: 'email',
  includes: INCLUDES,
  note: '',
  ...offer,
});

const crew = { people: 3, trucks: 1 };
const visit = <More extends Partial<SentVisit>>(day: string, more: More) => ({
  day,
  window: 'between 8 and 9',
  ...more,
});

type Confirmation = Extract<Action, { kind: 'confirmed' }>;

const confirmed = (price: number, ...visits: Confirmation['visits']): Confirmation => ({
  kind: 'confirmed',
  price,
  visits,
});

const paid = (amount: number, how: PaidBy, day: string): Action => ({
  kind: 'paid',
  ...{ amount, how, day },
});

/** A move for one price on one day that is quoted, accepted and confirmed. */
function booked(price: number, day: (calendar: Calendar) => string, since: number): Step[] {
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

/** A job for each phase: a new phase asks for its job here. */
export const JOBS: Readonly<Record<Phase, Job>> = {
  waiting: {
    about: 'asked this hour',
    begins: { minutesAgo: 35 },
    sends: request(
      {
        name: 'Thandi Nkosi',
        number: 11,
        street: '12 Kelly Avenue',
        newStreet: '4 Cedar Road',
        day: 12,
      },
      {
        bedrooms: '3',
        deliveryMethod: 'whatsapp',
        additionalNotes: 'The piano goes to my gogo.',
        inventory: { kitchen: ['stove'], living: ['sofa', 'tv'] },
      },
    ),
    steps: [],
  },
  taken: {
    about: 'Sam has it',
    begins: [1, '15:20'],
    sends: request({
      name: 'Riaan Botha',
      number: 12,
      street: '7 Impala Street',
      newStreet: '31 Third Avenue',
      day: 9,
    }),
    steps: [[{ minutesAgo: 20 }, ({ desk }) => desk({ kind: 'taken', by: 'Sam' })]],
  },
  answered: {
    about: 'answered by phone, without a price',
    begins: [3, '10:05'],
    sends: request({
      name: 'Lerato Molefe',
      number: 13,
      street: '88 Oak Road',
      newStreet: '2 Hill Street',
      day: 20,
    }),
    steps: [
      [
        [3, '11:30'],
        ({ desk }) =>
          desk({
            kind: 'phoned',
            by: 'Sam',
            said: 'She asks her landlord about the lift, and rings again',
          }),
      ],
    ],
  },
  quoted: {
    about: 'read twice, not answered',
    begins: [3, '8:30'],
    sends: request({
      name: 'Annelie du Preez',
      number: 14,
      street: '19 Protea Lane',
      newStreet: '5 River Road',
      day: 15,
    }),
    steps: [
      [
        [3, '9:40'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 6500,
              visits: [visit(calendar.workday(15), {})],
              validUntil: calendar.day(10),
              notIncluded: ['Boxes and packing'],
              note: 'The stairs are in the price.',
            }),
          ),
      ],
      [[1, '19:45'], ({ see }) => see()],
      [[1, '21:05'], ({ heard }) => heard('friend')],
    ],
  },
  outdated: {
    about: 'a piano came in after the quote',
    begins: [6, '9:15'],
    sends: request({
      name: 'Sipho Dlamini',
      number: 15,
      street: '40 Church Street',
      newStreet: '16 Park Lane',
      day: 11,
    }),
    steps: [
      [
        [6, '11:00'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 5800,
              visits: [visit(calendar.workday(11), {})],
              validUntil: calendar.day(8),
            }),
          ),
      ],
      [[5, '18:20'], ({ see }) => see()],
      [
        [1, '20:15'],
        ({ change }) => change({ bedrooms: '3', additionalNotes: 'We inherited a piano.' }),
      ],
    ],
  },
  lapsed: {
    about: 'the quote ran out',
    begins: [27, '14:00'],
    sends: request({
      name: 'Michael Adams',
      number: 16,
      street: '3 Station Road',
      newStreet: '27 Lake Drive',
      day: 6,
    }),
    steps: [
      [
        [26, '9:00'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 7200,
              visits: [visit(calendar.workday(6), {})],
              validUntil: calendar.day(-12),
            }),
          ),
      ],
      [[26, '20:30'], ({ see }) => see()],
      [[25, '8:00'], ({ heard }) => heard('google')],
    ],
  },
  undelivered: {
    about: 'the quote came back',
    begins: [3, '16:10'],
    sends: request(
      {
        name: 'Karin Vermeulen',
        number: 17,
        street: '9 Acacia Street',
        newStreet: '50 Main Road',
        day: 14,
      },
      { email: 'karin.vermeulen@visitr.example' },
    ),
    steps: [
      [
        [2, '8:40'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 4900,
              visits: [visit(calendar.workday(14), {})],
              validUntil: calendar.day(12),
            }),
          ),
      ],
    ],
  },
  declined: {
    about: 'a friend with a bakkie was cheaper',
    begins: [20, '12:30'],
    sends: request({
      name: 'Zanele Khumalo',
      number: 18,
      street: '6 School Road',
      newStreet: '14 Vlei Street',
      day: 3,
    }),
    steps: [
      [
        [19, '8:15'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 3900,
              visits: [visit(calendar.workday(3), {})],
              validUntil: calendar.day(2),
            }),
          ),
      ],
      [[18, '17:00'], ({ see }) => see()],
      [[17, '7:30'], ({ decline }) => decline()],
      [[17, '9:00'], ({ heard }) => heard('facebook')],
    ],
  },
  lost: {
    about: 'said no by phone, and why',
    begins: [15, '9:40'],
    sends: request({
      name: 'Nomvula Sithole',
      number: 38,
      street: '9 Vine Street',
      newStreet: '27 Station Road',
      day: 6,
    }),
    steps: [
      [
        [15, '12:00'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 5200,
              visits: [visit(calendar.workday(6), {})],
              validUntil: calendar.day(6),
            }),
          ),
      ],
      [[12, '10:20'], ({ desk }) => desk({ kind: 'declined', by: 'Sam', why: 'other-mover' })],
    ],
  },
  same: {
    about: 'sent twice',
    begins: [3, '10:15'],
    // Of somebody who had asked already.
    sends: request({
      name: 'Lerato Molefe',
      number: 13,
      street: '88 Oak Road',
      newStreet: '2 Hill Street',
      day: 20,
    }),
    steps: [[[3, '11:40'], ({ endDouble }) => endDouble()]],
  },
  refused: {
    about: 'across a border',
    begins: [16, '11:45'],
    sends: request(
      {
        name: 'Graham Foster',
        number: 19,
        street: '21 Kloof Road',
        newStreet: '1 Harbour Street',
        day: 25,
      },
      { toAddress: '1 Harbour Street, Maputo', bedrooms: '4+' },
    ),
    steps: [[[16, '15:00'], ({ desk }) => desk({ kind: 'refused', by: 'Anna' })]],
  },
  agreed: {
    about: 'haggled: two quotes and a yes',
    begins: [9, '10:30'],
    sends: request(
      {
        name: 'Pieter Pretorius',
        number: 20,
        street: '33 Eland Street',
        newStreet: '8 Ridge Road',
        day: 8,
      },
      { bedrooms: '4+' },
    ),
    steps: [
      [
        [8, '9:00'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 9800,
              visits: [visit(calendar.workday(8), {})],
              validUntil: calendar.day(5),
            }),
          ),
      ],
      [[8, '18:00'], ({ see }) => see()],
      [[8, '18:10'], ({ ask }) => ask('Somebody else asks R9 000. Can you come closer?')],
      [
        [7, '8:30'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 9200,
              visits: [visit(calendar.workday(8), {})],
              validUntil: calendar.day(5),
              note: 'If we may begin at seven, we can do it for this.',
            }),
          ),
      ],
      [[1, '19:50'], ({ see }) => see()],
      [[1, '20:10'], ({ accept }) => accept()],
    ],
  },
  changed: {
    about: 'another house after the yes',
    begins: [12, '13:10'],
    sends: request({
      name: 'Naledi Mokoena',
      number: 21,
      street: '17 Palm Avenue',
      newStreet: '60 Garden Road',
      day: 13,
    }),
    steps: [
      ...booked(6900, (calendar) => calendar.workday(13), 11).slice(0, 3),
      [[1, '12:40'], ({ change }) => change({ toAddress: `64 Garden Road, ${suburb(30)}` })],
    ],
  },
  overdue: {
    about: 'nobody confirmed the day',
    begins: [14, '9:20'],
    sends: request({
      name: 'Hendrik Steyn',
      number: 22,
      street: '2 Kudu Street',
      newStreet: '11 Forest Road',
      day: -1,
    }),
    steps: booked(5200, (calendar) => calendar.workdayBefore(-1), 13).slice(0, 3),
  },
  booked: {
    about: 'the deposit came',
    begins: [10, '8:10'],
    sends: request(
      {
        name: 'Elmarie van der Merwe',
        number: 23,
        street: '45 Aloe Street',
        newStreet: '10 Valley Road',
        day: 5,
      },
      { bedrooms: '3' },
    ),
    steps: [
      [
        [9, '9:30'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 8400,
              visits: [visit(calendar.workday(5), {})],
              validUntil: calendar.day(2),
              deposit: { amount: 2000, by: calendar.day(2) },
            }),
          ),
      ],
      [[8, '19:00'], ({ see }) => see()],
      [[8, '19:20'], ({ accept }) => accept()],
      [
        [7, '8:00'],
        ({ desk, calendar }) =>
          desk(confirmed(8400, visit(calendar.workday(5), { visit: 1, people: 4, trucks: 1 }))),
      ],
      [[4, '11:15'], ({ desk, calendar }) => desk(paid(2000, 'transfer', calendar.day(-4)))],
      [[4, '11:20'], ({ heard }) => heard('truck')],
    ],
  },
  'under-way': {
    about: 'two visits, the furniture is in the store',
    begins: [15, '10:40'],
    sends: request(
      {
        name: 'Ruan and Chantal Fourie',
        number: 24,
        street: '71 Mountain Road',
        newStreet: '22 Beach Lane',
        day: -3,
      },
      { bedrooms: '4+' },
    ),
    steps: [
      [
        [14, '9:10'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 18_500,
              visits: [
                visit(calendar.workdayBefore(-3), {
                  what: 'Load',
                  to: 'The store',
                  people: 4,
                  trucks: 2,
                }),
                visit(calendar.workday(9), {
                  what: 'Deliver',
                  from: 'The store',
                  people: 3,
                  trucks: 1,
                }),
              ],
              validUntil: calendar.day(-6),
              deposit: { amount: 5000, by: calendar.day(-6) },
            }),
          ),
      ],
      [[13, '20:00'], ({ see }) => see()],
      [[13, '20:20'], ({ accept }) => accept()],
      [
        [12, '8:00'],
        ({ desk, calendar }) =>
          desk(
            confirmed(
              18_500,
              visit(calendar.workdayBefore(-3), {
                visit: 1,
                what: 'Load',
                to: 'The store',
                people: 4,
                trucks: 2,
              }),
              visit(calendar.workday(9), {
                visit: 2,
                what: 'Deliver',
                from: 'The store',
                people: 3,
                trucks: 1,
              }),
            ),
          ),
      ],
      [[10, '14:30'], ({ desk, calendar }) => desk(paid(5000, 'transfer', calendar.day(-10)))],
    ],
  },
  moved: {
    about: 'not settled yet',
    begins: [13, '17:15'],
    sends: request({
      name: 'Ayesha Patel',
      number: 25,
      street: '18 Crescent Road',
      newStreet: '39 Fifth Street',
      day: -1,
    }),
    steps: booked(5600, (calendar) => calendar.workdayBefore(-1), 12),
  },
  owing: {
    about: 'half is paid, in cash',
    begins: [19, '9:50'],
    sends: request(
      {
        name: 'Johan Swanepoel',
        number: 26,
        street: '5 Duiker Street',
        newStreet: '12 Orchard Lane',
        day: -5,
      },
      { email: 'johan.swanepoel@visitor.example' },
    ),
    steps: [
      ...booked(5000, (calendar) => calendar.workdayBefore(-5), 18),
      [
        [4, '17:30'],
        ({ desk, calendar }) => {
          const day = calendar.workdayBefore(-5);
          const half = { amount: 2500, how: 'cash' as const, day };
          return desk({
            kind: 'settled',
            by: 'Sam',
            price: 5000,
            lines: [],
            day,
            said: '',
            paid: half,
            billEmail: 'accounts@firm.example',
          });
        },
      ],
    ],
  },
  paid: {
    about: 'paid in two parts, and R500 refunded',
    begins: [26, '8:55'],
    sends: request(
      {
        name: 'Nomsa Zulu',
        number: 27,
        street: '29 Market Street',
        newStreet: '7 Willow Road',
        day: -13,
      },
      { bedrooms: '3' },
    ),
    steps: [
      ...booked(5000, (calendar) => calendar.workdayBefore(-13), 25),
      [
        [12, '16:40'],
        ({ desk, calendar }) => {
          const day = calendar.workdayBefore(-13);
          const half = { amount: 2500, how: 'cash' as const, day };
          return desk({
            kind: 'settled',
            by: 'Sam',
            price: 5000,
            lines: [],
            day,
            said: '',
            paid: half,
          });
        },
      ],
      [[9, '10:00'], ({ desk, calendar }) => desk(paid(2500, 'transfer', calendar.day(-9)))],
      [
        [8, '9:00'],
        ({ desk, calendar }) =>
          desk({
            kind: 'settled',
            by: 'Anna',
            price: 4500,
            lines: [{ text: 'A scratch on the table', amount: -500 }],
            day: calendar.workdayBefore(-13),
            said: 'We are sorry about the table.',
          }),
      ],
      [[7, '12:00'], ({ desk, calendar }) => desk(paid(-500, 'transfer', calendar.day(-7)))],
      [[7, '12:05'], ({ heard }) => heard('again')],
    ],
  },
  cancelled: {
    about: 'the deposit was given back',
    begins: [22, '15:35'],
    sends: request({
      name: 'Cornelia Jacobs',
      number: 28,
      street: '14 Quarry Road',
      newStreet: '3 Bridge Street',
      day: 2,
    }),
    steps: [
      [
        [21, '9:00'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 7600,
              visits: [visit(calendar.workday(2), {})],
              validUntil: calendar.day(-10),
              deposit: { amount: 1500, by: calendar.day(-10) },
            }),
          ),
      ],
      [[20, '18:00'], ({ accept }) => accept()],
      [[19, '10:00'], ({ desk, calendar }) => desk(paid(1500, 'transfer', calendar.day(-19)))],
      [
        [19, '10:10'],
        ({ desk, calendar }) =>
          desk(confirmed(7600, visit(calendar.workday(2), { visit: 1, ...crew }))),
      ],
      [[6, '13:00'], ({ cancel }) => cancel('The sale of our house fell through.')],
      [[5, '9:30'], ({ desk, calendar }) => desk(paid(-1500, 'transfer', calendar.day(-5)))],
    ],
  },
  off: {
    about: 'nobody was at home',
    begins: [18, '11:05'],
    sends: request({
      name: 'Bongani Sithole',
      number: 29,
      street: '52 Tower Road',
      newStreet: '9 Bay Street',
      day: -7,
    }),
    steps: [
      ...booked(4200, (calendar) => calendar.workdayBefore(-7), 17),
      [
        [5, '8:20'],
        ({ desk }) =>
          desk({
            kind: 'cancelled',
            by: 'Sam',
            askedBy: 'customer',
            said: 'He could not get the keys.',
          }),
      ],
    ],
  },
};

/** What no phase shows by itself. */
export const OTHERS: readonly Job[] = [
  {
    about: 'booked, and another price is offered for a piano',
    begins: [12, '10:15'],
    sends: request({
      name: 'Dineo Phiri',
      number: 33,
      street: '8 Cypress Road',
      newStreet: '41 Oxford Road',
      day: 5,
    }),
    steps: [
      ...booked(6000, (calendar) => calendar.workday(5), 11),
      [
        [1, '9:15'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 7200,
              visits: [visit(calendar.workday(5), { visit: 1, people: 4, trucks: 1 })],
              validUntil: calendar.workday(5),
              includes: [...INCLUDES, 'The piano, with four people'],
            }),
          ),
      ],
    ],
  },
  {
    about: 'another address, a correction, a new link, and a wish for a call',
    begins: [5, '11:10'],
    sends: request({
      name: 'Fatima Jaffer',
      number: 32,
      street: '24 Plane Avenue',
      newStreet: '6 Kiaat Street',
      day: 21,
    }),
    steps: [
      [[5, '11:40'], ({ change }) => change({ email: 'jaffer@visitor.example' })],
      [[4, '9:20'], ({ correct }) => correct({ bedrooms: '3' })],
      [[4, '9:30'], ({ desk }) => desk({ kind: 'linked', via: 'email' })],
      [[3, '17:50'], ({ askForCall }) => askForCall()],
      [[2, '8:10'], ({ desk }) => desk({ kind: 'phoned', by: 'Anna', said: 'Wants boxes too' })],
    ],
  },
  {
    about: 'all of it by phone, without an email address',
    begins: [6, '9:00'],
    sends: {
      kind: 'phoned',
      answers: (calendar) => {
        const customer = {
          name: 'Tannie Marie van Wyk',
          number: 30,
          street: '3 Oak Avenue',
          newStreet: '18 Sunset Lane',
          day: 4,
        };
        const { email, ...answers } = answersOf(customer)(calendar);
        return answers;
      },
    },
    steps: [
      [
        [6, '9:10'],
        ({ desk, calendar }) =>
          desk({
            ...quote({
              price: 3600,
              visits: [visit(calendar.workday(4), {})],
              validUntil: calendar.day(3),
            }),
            via: 'phone',
          }),
      ],
      [
        [5, '10:00'],
        ({ desk, calendar }) =>
          desk({
            kind: 'agreed',
            by: 'Anna',
            price: 3600,
            visits: [visit(calendar.workday(4), { visit: 1 })],
            said: 'Yes, please',
          }),
      ],
      [
        [5, '10:05'],
        ({ desk, calendar }) =>
          desk({
            ...confirmed(3600, visit(calendar.workday(4), { visit: 1, people: 2, trucks: 1 })),
            toldBy: 'phone',
          }),
      ],
    ],
  },
  {
    about: 'a program filled in the field that nobody sees',
    begins: [2, '3:14'],
    sends: request(
      {
        name: 'Best Ranking Offers',
        number: 34,
        street: '1 Main Street',
        newStreet: '2 Main Street',
        day: 30,
      },
      {
        bedrooms: '1',
        additionalNotes: 'First page of every search engine within a week. Reply YES.',
        [HONEYPOT]: 'Best prices',
      },
    ),
    steps: [],
  },
  {
    about: 'a message',
    begins: [1, '17:25'],
    sends: {
      kind: 'message',
      answers: {
        name: 'Priya Govender',
        email: 'priya@visitor.example',
        phone: '082 555 0131',
        message: 'Do you also move an office of ten desks over a weekend?',
      },
    },
    steps: [],
  },
];
