import { expect, test } from 'vitest';
import { PHASES, type Phase } from '../../domain/move/phases.ts';
import { accessSchema } from '../../domain/request/access.ts';
import { BOOK_LIFT, METERS } from '../../domain/request/move-checklist.ts';
import { byKind } from '../../domain/request/request-questions.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { planSays } from '../../domain/your-move/move-plan.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { visitOn } from '../../tests/server/testing/sample-history.ts';
import { briefRequest } from '../../tests/server/testing/sample-request.ts';
import { ACCESS_ON_PLAN, BOOKING_ON_PLAN, ON_PLAN, planOf, REQUEST_ON_PLAN } from './plan-of.ts';

const TODAY = '2031-11-20';
const DAY = '2031-12-06';

const access = accessSchema.parse({
  version: 1,
  from: { floor: '2', lift: 'small', estate: 'yes', truck: 'limited', notice: 'days' },
  to: { carry: 'long', power: 'no', hours: 'any, the code is 4711' },
});

const BOOKED: YourMove = {
  reference: 'REF-1',
  receivedAt: '2031-11-10T08:00:00.000Z',
  request: briefRequest({
    name: 'Thandeka Mokoena',
    additionalNotes: 'The cat bolts.',
    inventory: { living: ['tv'] },
    access,
  }),
  version: 2,
  last: 5,
  moveDay: { day: DAY, status: 'confirmed' },
  visits: [
    {
      ...visitOn(DAY).visits[0],
      from: briefRequest().fromAddress,
      to: briefRequest().toAddress,
      people: 3,
      trucks: 1,
      isOver: false,
      status: 'confirmed',
      sequence: 5,
    },
  ],
  contactAsked: [],
  changedAt: null,
  callAskedAt: null,
  questionAt: null,
  reportedAt: null,
  bookedQuote: null,
  quote: null,
  account: null,
  booking: {
    lines: [
      { field: 'price', label: 'Price', value: 'R6\u00a0500' },
      { field: 'brings', label: 'We bring', value: '3 movers, 1 truck' },
    ],
    window: 'between 8 and 9',
    papers: { registration: 'JX 12 CD GP', crew: ['Sipho Dlamini', 'Ben Botha'] },
    figure: 'R6\u00a0500',
    rest: '',
    at: '2031-11-12T08:00:00.000Z',
    byVisitor: true,
    day: '',
  },
  bill: null,
  phase: 'booked',
  since: '2031-11-12T08:00:00.000Z',
  may: ['cancelled'],
  isToBeCalled: false,
  emailFailed: false,
  getsDayBefore: true,
  keeps: null,
  readKey: 'd'.repeat(32),
  keptUntil: '2038-12-06',
};

test('a confirmed move has the way, the hours, who comes, how to get in and what to have ready', () => {
  expect(planOf(BOOKED, TODAY)).toEqual({
    reference: 'REF-1',
    state: 'confirmed',
    day: DAY,
    visit: {
      from: BOOKED.request.fromAddress,
      to: BOOKED.request.toAddress,
      hours: 'between 8 and 9',
      comes: [
        { label: 'We bring', value: '3 movers, 1 truck' },
        { label: VISIT_LABELS.registration, value: 'JX 12 CD GP' },
        { label: 'Crew', value: 'Sipho Dlamini, Ben Botha' },
      ],
      access: [
        { label: 'Where we load', value: expect.stringContaining('second floor') },
        { label: 'Where we unload', value: expect.not.stringContaining('4711') },
      ],
      tasks: expect.arrayContaining([
        'Check that the gate has our vehicle registration and the crew’s names.',
        BOOK_LIFT.text,
      ]),
    },
  });
});

test.each<[string, Partial<YourMove['visits'][number]>, readonly string[]]>([
  ['from a store', { from: 'Our store' }, ['Where we unload']],
  ['to a store', { to: 'Our store' }, ['Where we load']],
])('a visit %s says nothing of the door of a home that nobody goes to', (_, changes, doors) => {
  const visits = BOOKED.visits.map((visit) => ({ ...visit, ...changes }));
  const { visit } = planOf({ ...BOOKED, visits }, TODAY);
  expect(visit?.access.map(({ label }) => label)).toEqual(doors);
  expect(visit).toMatchObject(changes);
  const isFromHome = changes.from === undefined;
  for (const task of [METERS.text, BOOK_LIFT.text])
    expect(visit?.tasks.includes(task), task).toBe(isFromHome);
});

type Values<Of> = { readonly [Name in keyof Of]: unknown };

/** Another value of each field that is not on the plan, as different as its type lets it be. */
const OTHERWISE: Values<Partial<typeof ON_PLAN>> = {
  quote: { price: 'R9', lines: [{ label: 'Note', value: 'Bring the keys' }] },
  bill: { price: 'R9', toPay: [{ label: 'Account', value: '123' }] },
  keeps: { says: ['name'], isAll: false },
  keptUntil: '2031-01-01',
  receivedAt: '2030-01-01T00:00:00.000Z',
  version: 99,
  last: 99,
  since: null,
  changedAt: '2031-11-19T00:00:00.000Z',
  contactAsked: [{ field: 'email', label: 'Email', before: 'a@b.example', after: 'c@d.example' }],
  callAskedAt: '2031-11-19T00:00:00.000Z',
  questionAt: '2031-11-19T00:00:00.000Z',
  reportedAt: '2031-11-19T00:00:00.000Z',
  isToBeCalled: true,
  emailFailed: true,
  getsDayBefore: false,
  may: [],
  readKey: 'e'.repeat(32),
};
const REQUEST_OTHERWISE: Values<Partial<typeof REQUEST_ON_PLAN>> = {
  moveDate: '2032-01-01',
  name: 'Zanele Khumalo',
  email: 'zanele@visitor.example',
  phone: '083 555 0177',
  deliveryMethod: 'whatsapp',
  additionalNotes: 'Please hurry.',
  ...byKind({ count: '4+', tick: 'yes' }),
  inventory: { kitchen: ['fridge'] },
};
const BOOKING_OTHERWISE: Values<Partial<typeof BOOKING_ON_PLAN>> = {
  figure: 'R9',
  rest: 'by the hour',
  at: '2031-11-19T00:00:00.000Z',
  byVisitor: false,
};

const hiddenOf = (fields: Readonly<Record<string, boolean>>) =>
  Object.keys(fields).filter((name) => !fields[name]);
const with_ = (name: string, values: object): object => ({ [name]: Object(values)[name] });

/** The move with another value of one field that is not on the plan. */
const HIDDEN: readonly (readonly [string, object])[] = [
  ...hiddenOf(ON_PLAN).map((name) => [name, with_(name, OTHERWISE)] as const),
  ...hiddenOf(REQUEST_ON_PLAN).map(
    (name) =>
      [
        `request.${name}`,
        { request: { ...BOOKED.request, ...with_(name, REQUEST_OTHERWISE) } },
      ] as const,
  ),
  ...hiddenOf(BOOKING_ON_PLAN).map(
    (name) =>
      [
        `booking.${name}`,
        { booking: { ...BOOKED.booking, ...with_(name, BOOKING_OTHERWISE) } },
      ] as const,
  ),
  ...hiddenOf(ACCESS_ON_PLAN).map(
    (name) =>
      [
        `access.${name}`,
        {
          request: {
            ...BOOKED.request,
            access: { ...access, from: { ...access.from, [name]: 'no' } },
          },
        },
      ] as const,
  ),
];

test.each(HIDDEN)('%s is not on the plan, whatever its value', (_name, change) => {
  const changed = { ...BOOKED, ...change } as YourMove; // one field otherwise, of which nothing is read
  expect(changed).not.toEqual(BOOKED);
  expect(planOf(changed, TODAY)).toEqual(planOf(BOOKED, TODAY));
});

test('of the lines of a booking only who comes is on the plan', () => {
  const { lines } = { lines: [], ...BOOKED.booking };
  const said = [...lines, { field: 'note', label: 'Note', value: 'The price is a secret.' }];
  const changed = { ...BOOKED, booking: { ...BOOKED.booking, lines: said } } as YourMove;
  expect(planOf(changed, TODAY)).toEqual(planOf(BOOKED, TODAY));
  expect(JSON.stringify(planOf(BOOKED, TODAY))).not.toContain('R6');
});

test('before a confirmation it names nobody who comes, and no hours that nobody agreed to', () => {
  const asked = planOf({ ...BOOKED, phase: 'quoted', booking: null }, TODAY);
  expect(asked).toMatchObject({ state: 'open', visit: { hours: '', comes: [], tasks: [] } });
  const moveDay = { day: DAY, status: 'agreed' as const };
  const agreed = planOf({ ...BOOKED, phase: 'agreed', moveDay }, TODAY);
  expect(agreed).toMatchObject({
    state: 'agreed',
    visit: { hours: 'between 8 and 9', comes: [], tasks: [] },
  });
  expect(planSays(agreed, TODAY)).toContain('we haven’t confirmed it yet');
  // A yes to a price alone.
  const yes = { ...BOOKED, phase: 'agreed', moveDay: { day: '', status: 'wished' } } as const;
  expect(planOf(yes, TODAY)).toMatchObject({ state: 'open', visit: { hours: '' } });
});

/** Those with a visit, on a day ahead. */
const AHEAD: readonly Phase[] = [
  ...(['waiting', 'taken', 'answered', 'quoted', 'outdated', 'undelivered'] as const),
  ...(['agreed', 'changed', 'booked', 'under-way'] as const),
];

test.each(Object.keys(PHASES) as Phase[])(
  'of a move that is %s nobody learns more than they need to let somebody in',
  (phase) => {
    const { visit, state } = planOf({ ...BOOKED, phase }, TODAY);
    expect(visit !== null).toBe(AHEAD.includes(phase));
    const over = planOf({ ...BOOKED, phase }, '2031-12-07');
    expect(over.visit).toBeNull();
    expect(over.state).toBe(state === 'off' ? 'off' : 'over');
    expect(JSON.stringify(over)).not.toContain(BOOKED.request.fromAddress);
    // To the end of its day.
    expect(planOf({ ...BOOKED, phase }, DAY).visit !== null).toBe(AHEAD.includes(phase));
  },
);

test('a cancelled move names the day that it had', () => {
  const off = { ...BOOKED, phase: 'cancelled', moveDay: { day: '', status: 'wished' } } as const;
  const booking = { ...BOOKED.booking, day: DAY } as NonNullable<YourMove['booking']>;
  const plan = planOf({ ...off, booking }, TODAY);
  expect(plan).toEqual({ reference: 'REF-1', state: 'off', day: DAY, visit: null });
  expect(planSays(plan, TODAY)).toContain('we’re not coming');
});

test('on the day itself it says that we come', () => {
  expect(planSays(planOf(BOOKED, DAY), DAY)).toBe('We’re coming today.');
});
