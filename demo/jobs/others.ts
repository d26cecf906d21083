import type { SentVisit } from '../../domain/quote/visit.schema.ts';
import { HONEYPOT } from '../../domain/request/suspicion.ts';
import type { Calendar } from '../company-clock.ts';
import type { Job } from './job.ts';
import { answersOf, booked, confirmed, INCLUDES, quote, request, visit } from './parts.ts';

/** Jobs that show what no phase does. */
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
    about: 'two visits, and a yes to another day of the second one',
    begins: [8, '11:05'],
    sends: request({
      name: 'Khanyi and Deon Smit',
      number: 37,
      street: '5 Aloe Street',
      newStreet: '60 Juniper Avenue',
      day: 6,
    }),
    steps: [
      [
        [7, '9:40'],
        ({ desk, calendar }) =>
          desk(
            quote({
              price: 12_800,
              visits: twoVisits(calendar, 13),
              validUntil: calendar.day(5),
            }),
          ),
      ],
      [[6, '18:30'], ({ see }) => see()],
      [[6, '18:50'], ({ accept }) => accept()],
      [
        [5, '8:15'],
        ({ desk, calendar }) => {
          const [first, second] = twoVisits(calendar, 13);
          return desk(confirmed(12_800, { visit: 1, ...first }, { visit: 2, ...second }));
        },
      ],
      [
        [2, '10:10'],
        ({ desk, calendar }) => {
          const [first, second] = twoVisits(calendar, 17);
          const [load, deliver] = [
            { visit: 1, ...first },
            { visit: 2, ...second },
          ] as const;
          return desk(
            quote({ price: 12_800, visits: [load, deliver], validUntil: calendar.day(5) }),
          );
        },
      ],
      [[1, '19:05'], ({ accept }) => accept()],
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

interface Coming extends Omit<SentVisit, 'visit'> {
  readonly window: string;
  readonly people: number;
  readonly trucks: number;
}

/** The second one so many days after today. */
function twoVisits({ workday }: Calendar, second: number): [Coming, Coming] {
  const store = 'The store';
  return [
    visit(workday(6), { what: 'Load', to: store, people: 4, trucks: 2 }),
    visit(workday(second), { what: 'Deliver', from: store, people: 3, trucks: 1 }),
  ];
}
