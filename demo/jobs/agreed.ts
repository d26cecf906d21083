import type { Phase } from '../../domain/move/phases.ts';
import type { Job } from './job.ts';
import { booked, confirmed, paid, quote, request, suburb, visit } from './parts.ts';

/** Since a yes, until the move is over. */
export const AGREED = {
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
} satisfies Partial<Record<Phase, Job>>;
