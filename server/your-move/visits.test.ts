import { expect, test } from 'vitest';
import { PHASES } from '../../domain/move/phases.ts';
import { METERS } from '../../domain/request/move-checklist.ts';
import {
  at,
  bookedForTwo,
  DELIVER,
  entriesIn,
  HOME,
  LOAD,
  NEW_HOME,
  PRICE,
  quotedForTwo,
  STORE,
  VISITS,
} from '../../tests/server/testing/two-visits.ts';

test('a job of two visits is booked, under way and done, and no sooner', async () => {
  const { move, desk, clock, act } = await bookedForTwo();
  expect(await move()).toMatchObject({
    phase: 'booked',
    moveDay: { day: LOAD, status: 'confirmed' },
    visits: [
      { visit: 1, from: HOME, to: STORE, isOver: false },
      { visit: 2, from: STORE, to: NEW_HOME, isOver: false },
    ],
  });
  clock.time = at('2027-03-05T07:00');
  expect((await move()).phase).toBe('under-way');
  expect((await move()).may).not.toContain('reported');
  clock.time = at('2027-03-06T09:00');
  expect(await move()).toMatchObject({
    phase: 'under-way',
    moveDay: { day: DELIVER },
    visits: [{ isOver: true }, { isOver: false }],
    booking: { window: 'between 8 and 9' },
  });
  expect(await desk()).toMatchObject({ phase: 'under-way', status: PHASES['under-way'].desk });
  clock.time = at('2027-03-19T18:00');
  expect((await move()).phase).toBe('under-way');
  expect((await move()).may).toContain('reported');
  clock.time = at('2027-03-20T09:00');
  expect((await move()).phase).toBe('moved');
  const paid = { amount: 18500, how: 'card', day: DELIVER };
  const settled = { kind: 'settled', ...PRICE, lines: [], day: DELIVER, said: '', paid };
  expect((await act(settled)).statusCode).toBe(200);
  expect(await move()).toMatchObject({ phase: 'paid', moveDay: { day: DELIVER, status: 'done' } });
});

test('each visit has a mail of the day before, which names its own addresses', async () => {
  const { mailsAt, act } = await bookedForTwo();
  const [load, ...none] = await mailsAt('2027-03-04T16:30');
  expect(none).toEqual([]);
  expect(load?.text).toContain(`From: ${HOME}\nTo: ${STORE}`);
  expect(load?.text).not.toContain(NEW_HOME);
  expect(load?.text).toContain('We bring: 4 movers, 2 trucks');
  expect(load?.text).toContain(METERS.text);
  expect(await mailsAt('2027-03-05T16:30')).toEqual([]);
  await act({ kind: 'paid', amount: 5000, how: 'transfer', day: '2027-03-03', said: '' });
  const [deliver] = await mailsAt('2027-03-18T16:30');
  expect(deliver?.text).toContain(`From: ${STORE}\nTo: ${NEW_HOME}`);
  expect(deliver?.text).not.toContain('Parktown');
  expect(deliver?.text).not.toContain(METERS.text);
  expect(deliver?.text).toContain('R5\u00a0000');
  expect(deliver?.text).toMatch(/To pay: R13\u00a0500/);
  for (const mail of [load, deliver]) expect(mail?.text).not.toMatch(/\bdone\b(?!, by)/);
});

test('each visit is an entry of its own, and moving one leaves the other alone', async () => {
  const { act, deliver, toVisitor, reference } = await bookedForTwo();
  const first = entriesIn(toVisitor().at(-1));
  expect(first).toMatchObject([
    { uid: reference, day: LOAD, status: 'CONFIRMED', location: HOME },
    { uid: `${reference}-2`, day: DELIVER, status: 'CONFIRMED', location: STORE },
  ]);
  const later = '2027-03-22';
  const [load, delivery] = VISITS;
  const visits = [
    { visit: 1, ...load },
    { visit: 2, ...delivery, day: later },
  ];
  await act({ kind: 'confirmed', ...PRICE, visits });
  await deliver();
  const moved = entriesIn(toVisitor().at(-1));
  expect(moved[0]).toEqual(first[0]);
  expect(moved[1]).toMatchObject({ uid: `${reference}-2`, day: later });
  expect(moved[1]?.sequence).toBeGreaterThan(first[1]?.sequence ?? 0);
});

test('a visit that is left out leaves the calendar, and a new one has a number that nobody had', async () => {
  const { act, deliver, toVisitor, reference, move } = await bookedForTwo();
  const [load] = VISITS;
  const another = { what: 'Second load', day: '2027-03-08', window: 'at 8', people: 2, trucks: 1 };
  await act({ kind: 'confirmed', ...PRICE, visits: [{ visit: 1, ...load }, another] });
  await deliver();
  const entries = entriesIn(toVisitor().at(-1));
  expect(entries.find(({ uid }) => uid === `${reference}-2`)).toMatchObject({
    status: 'CANCELLED',
    day: DELIVER,
  });
  expect(entries.find(({ uid }) => uid === `${reference}-3`)).toMatchObject({
    status: 'CONFIRMED',
    day: another.day,
  });
  expect((await move()).visits.map(({ visit }) => visit)).toEqual([1, 3]);
});

test('cancelled under way, it takes back what is left, and what was done can be settled', async () => {
  const { act, clock, deliver, desk, move, toVisitor, reference } = await bookedForTwo();
  clock.time = at('2027-03-08T09:00');
  await act({ kind: 'cancelled', askedBy: 'customer', said: 'They keep it in the store' });
  await deliver();
  const mail = toVisitor().at(-1);
  expect(entriesIn(mail)).toMatchObject([{ uid: `${reference}-2`, status: 'CANCELLED' }]);
  expect(mail?.text).toContain('Day: Friday 19 March 2027');
  expect((await move()).phase).toBe('cancelled');
  expect((await desk()).may.settled).toBe(true);
  const paid = { amount: 9000, how: 'cash', day: LOAD };
  const bill = { price: 9000, lines: [{ text: 'Only loaded', amount: -9500 }], day: LOAD };
  const answer = await act({ kind: 'settled', ...bill, said: '', paid });
  expect(answer.statusCode).toBe(200);
  expect(await move()).toMatchObject({ phase: 'paid', moveDay: { day: LOAD, status: 'done' } });
});

test('settled early, it takes back the visits that were still ahead', async () => {
  const { act, clock, deliver, toVisitor, reference } = await bookedForTwo();
  clock.time = at('2027-03-06T09:00');
  await act({ kind: 'settled', ...PRICE, lines: [], day: LOAD, said: '' });
  await deliver();
  expect(entriesIn(toVisitor().at(-1))).toContainEqual(
    expect.objectContaining({ uid: `${reference}-2`, status: 'CANCELLED' }),
  );
});

test('trucks fill a day', async () => {
  const { send, actFor, get } = await bookedForTwo();
  const { deskKey } = await send({ moveDate: LOAD });
  expect((await get(`/api/desk/days/${LOAD}`, deskKey)).json()).toMatchObject({
    trucks: 2,
    moves: [expect.stringContaining('Load')],
  });
  const visits = [{ day: LOAD }];
  await actFor(deskKey, { kind: 'agreed', price: 900, visits, said: '' });
  const other = await send({ moveDate: LOAD });
  expect((await get(`/api/desk/days/${LOAD}`, other.deskKey)).json()).toMatchObject({ trucks: 3 });
  expect((await get(`/api/desk/days/${DELIVER}`, other.deskKey)).json()).toMatchObject({
    trucks: 1,
  });
});

test('the crew of each morning gets its own visit', async () => {
  const { morning } = await bookedForTwo();
  const load = await morning(LOAD);
  expect(load?.text).toContain('TODAY, LOAD, BETWEEN 8 AND 9');
  expect(load?.text).toContain(STORE);
  expect(load?.text).not.toContain(NEW_HOME);
  expect((await morning('2027-03-06'))?.text).not.toContain('NOTE WHAT IT CAME TO');
  const deliver = await morning(DELIVER);
  expect(deliver?.text).toContain('TODAY, DELIVER, BETWEEN 8 AND 9');
  expect(deliver?.text).not.toContain(HOME);
  expect((await morning('2027-03-20'))?.subject).toContain('1 move to settle');
});

test.each<[string, object[], string, string]>([
  ['none', [], 'visits', 'Please give at least one visit'],
  [
    'out of order',
    [{ day: DELIVER }, { day: LOAD }],
    'visits.0.day',
    'Please put the visits in the order of their days',
  ],
  [
    'that there never were',
    [{ visit: 7, day: LOAD }],
    'visits.0.visit',
    'There is no such visit. Leave its number out for a new one',
  ],
  [
    'twice',
    [
      { visit: 1, day: LOAD },
      { visit: 1, day: DELIVER },
    ],
    'visits.0.visit',
    'Please send each visit once',
  ],
])('visits %s are refused, and nothing is stored', async (_, visits, field, message) => {
  const { act, desk } = await quotedForTwo();
  const { last } = await desk();
  const answer = await act({ kind: 'agreed', ...PRICE, visits, said: '' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ field, message }]);
  expect((await desk()).last).toBe(last);
});
