import type { Phase } from '../../domain/move/phases.ts';
import type { Job } from './job.ts';
import { quote, request, visit } from './parts.ts';

/** Before a yes, or without one. */
export const ASKED = {
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
} satisfies Partial<Record<Phase, Job>>;
