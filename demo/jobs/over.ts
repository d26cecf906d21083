import type { Phase } from '../../domain/move/phases.ts';
import type { Job } from './job.ts';
import { booked, confirmed, crew, paid, quote, request, visit } from './parts.ts';

/** After the move, or without one. */
export const OVER = {
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
} satisfies Partial<Record<Phase, Job>>;
