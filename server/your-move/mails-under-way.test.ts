import { expect, test } from 'vitest';
import { letTimePass } from '../../tests/server/testing/outbox-waiting.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { AWAY, SENT } from '../../tests/server/testing/test-quote.ts';
import {
  ACCESS,
  at,
  bookedForTwo,
  DELIVER,
  HOME,
  LOAD,
  NEW_HOME,
  PAPERS,
  PRICE,
  quotedForTwo,
  VISITS,
} from '../../tests/server/testing/two-visits.ts';

const numbered = VISITS.map((visit, index) => ({ visit: index + 1, ...visit, ...PAPERS }));
const [load, deliver] = numbered;
const PAID = { kind: 'paid', amount: 5000, how: 'transfer', day: '2027-03-03', said: '' };
const OLD_HOME = /Oxford|Parktown/;

const bookedWithGates = () => bookedForTwo({ access: ACCESS }, PAPERS);

test.each<[string, object]>([
  [
    'another day of the next visit',
    { kind: 'confirmed', ...PRICE, visits: [load, { ...deliver, day: '2027-03-22' }] },
  ],
  ['a payment', PAID],
  [
    'a new quote',
    {
      kind: 'quoted',
      via: 'email',
      price: 19500,
      includes: ['All of it'],
      validUntil: '2027-03-18',
      note: '',
      visits: [deliver],
    },
  ],
  [
    'a correction',
    {
      kind: 'changed',
      ...SAMPLE_REQUEST,
      access: ACCESS,
      fromAddress: HOME,
      toAddress: NEW_HOME,
      moveDate: DELIVER,
      name: 'Thandi M Nkosi',
    },
  ],
  ['a cancellation', { kind: 'cancelled', askedBy: 'customer', said: '' }],
])('between two visits %s names no address that they have left', async (_, action) => {
  const { act, clock, deliver, desk, toVisitor } = await bookedWithGates();
  clock.time = at('2027-03-08T09:00');
  const version = (await desk()).request?.version;
  const before = toVisitor().length;
  const answer = await act({ ...action, version });
  expect(answer.statusCode, answer.body).toBe(200);
  await deliver();
  const mails = toVisitor().slice(before);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).not.toMatch(OLD_HOME);
  expect(mail?.text).toContain(NEW_HOME);
  // An entry of a visit that took place stays as it was.
  expect(mail?.text).not.toMatch(OLD_HOME);
});

test('the receipt has the whole way', async () => {
  const { act, clock, deliver, toVisitor } = await bookedWithGates();
  clock.time = at('2027-03-19T18:00');
  await act({ kind: 'settled', ...PRICE, lines: [], day: DELIVER, said: '' });
  await deliver();
  expect(toVisitor().at(-1)?.text).toContain(`From: ${HOME}\nTo: ${NEW_HOME}`);
});

test('each gate gets its papers under the name of its visit, and a visit that is over none', async () => {
  const { act, clock, deliver: send, toVisitor } = await bookedWithGates();
  const titles = () =>
    toVisitor()
      .at(-1)
      ?.text.match(/^.*FOR THE GATE.*$/gm);
  expect(titles()).toEqual([
    'LOAD, FOR THE GATE: COPY THIS TO THEM',
    'DELIVER, FOR THE GATE: COPY THIS TO THEM',
  ]);
  clock.time = at('2027-03-08T09:00');
  await act({ kind: 'confirmed', ...PRICE, visits: [load, { ...deliver, window: 'at 10' }] });
  await send();
  expect(titles()).toEqual(['DELIVER, FOR THE GATE: COPY THIS TO THEM']);
  expect(toVisitor().at(-1)?.text).not.toContain('Please phone the gate now');
});

test('once the deposit came, nobody is asked for it again', async () => {
  const { act, clock, deliver: send, toVisitor, move } = await bookedWithGates();
  const ASKED = 'R5\u00a0000 by Wednesday 3 March 2027';
  expect(toVisitor().at(-1)?.text).toContain(`Payment: ${ASKED}, and the rest`);
  clock.time = at('2027-03-03T09:00');
  await act(PAID);
  await act({ kind: 'confirmed', ...PRICE, visits: [load, { ...deliver, window: 'at 10' }] });
  await send();
  expect(toVisitor().at(-1)?.text).not.toContain(ASKED);
  expect(toVisitor().at(-1)?.text).toContain('Payment: The rest when the move is done');
  expect((await move()).account?.deposit?.isReceived).toBe(true);
});

test('the team’s lists have the way of each visit', async () => {
  const { act, morning, diary, desk } = await bookedForTwo({ access: ACCESS });
  await act({ ...PAID, day: '2027-02-20' });
  const early = await morning('2027-03-04');
  expect(early?.text).toContain(
    'Parktown to The store in Kya Sa…, Fri 5 Mar\n  Load, between 8 and 9',
  );
  expect(early?.text).toContain('Load: phone the gate');
  const onDay = await morning(LOAD);
  expect(onDay?.text).toMatch(/Booked: R18\u00a0500\n.*R5\u00a0000\nTo pay: R13\u00a0500/);
  const between = await morning('2027-03-15');
  expect(between?.text).toContain(
    'The store in Kya Sa… to Fourways, Fri 19 Mar\n  Deliver, between',
  );
  expect(between?.text).not.toMatch(OLD_HOME);
  const { days } = await diary();
  expect(days.flatMap(({ entries }) => entries.map(({ what }) => what))).toEqual([
    'The store in Kya Sa… to Fourways, Deliver',
  ]);
  // What is booked is not put off, whatever visit is next.
  expect((await desk()).texts.map(({ label }) => label).join()).not.toContain('Offer other days');
  const late = await morning('2027-03-22');
  expect(late?.text).toContain(
    'Parktown to Fourways, Fri 19 Mar\n  the day has been over for 3 days',
  );
});

type Server = Awaited<ReturnType<typeof quotedForTwo>>;

const confirm = ({ act }: Server) => act({ kind: 'confirmed', ...PRICE, visits: numbered });
const otherHome = { toAddress: '11 Cedar Road, Fourways' };

test.each<[string, (server: Server) => Promise<unknown>]>([
  ['a confirmation', confirm],
  [
    'a correction',
    async (server) => {
      await confirm(server);
      const { request } = await server.desk();
      const { answers, version } = request ?? {};
      await server.act({ kind: 'changed', ...answers, version, ...otherHome });
    },
  ],
  [
    'the answer to a change',
    async (server) => {
      await confirm(server);
      const { request } = await server.move();
      await server.put({ ...request, ...otherHome });
    },
  ],
])('%s that waited until the first visit was over promises the second one only', async (_, act) => {
  const server = await quotedForTwo({ access: ACCESS });
  await server.deliver();
  await server.answer('accepted');
  await server.deliver();
  server.answers.toVisitor = AWAY;
  await act(server);
  await server.deliver();
  server.clock.time = at('2027-03-08T09:00');
  server.answers.toVisitor = SENT;
  await letTimePass(server.db);
  const before = server.toVisitor().length;
  await server.deliver();
  const [mail, ...more] = server.toVisitor().slice(before);
  expect(more).toEqual([]);
  expect(mail?.subject).not.toContain('5 Mar');
  // What was agreed is a record.
  const [promise] = `${mail?.text}`.split('WHAT YOU SAID YES TO');
  expect(promise).not.toContain('5 March');
  expect(promise).toMatch(/19 March|“Deliver”/);
});
