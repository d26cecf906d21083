import { expect, test, vi } from 'vitest';
import { hoursIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { beginOfDay, localDay } from '../../domain/dates/local-time.ts';
import type { EventKind } from '../../domain/move/event.ts';
import { COMPOSING } from '../../tests/server/testing/composing.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { contentOf } from '../../tests/server/testing/sample-history.ts';
import { openDatabaseAt, openTestDatabase } from '../../tests/server/testing/test-database.ts';
import {
  setMail,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../tests/server/testing/test-desk.ts';
import type { Database } from '../database/database.ts';
import { turnOnWebhooks } from '../notifications/webhooks/webhook-switch.ts';
import { newLinkKey } from '../requests/link-key.ts';
import { NO_VISITOR } from '../sending/mail/no-visitor.ts';
import { giveUpWebhooks } from '../sending/outbox/webhook.queries.ts';
import { loadConfig } from '../settings/config.ts';
import { createLog } from '../settings/log.ts';
import { composeMorningMail } from './morning.email.ts';
import { createMorningMail } from './send-morning-email.ts';

const HOUR = 60 * 60_000;
/** On Sunday, in Johannesburg. */
const PROMISED = hoursIn(TERMS.emailQuoteWithin);
const at = (time: string) => `2026-11-22T${time}:00+02:00`;

/** A server with a morning mail, by a clock that the test sets. */
function serverOn(db: Database, settings: Record<string, string> = {}) {
  const clock = { time: new Date(at('06:00')) };
  const config = loadConfig(settings);
  const now = () => clock.time;
  const outbox = { wake: vi.fn() };
  const log = createLog('silent');
  const storage = async () => ({
    freeBytes: 41_200_000_000,
    lastBackup: new Date('2026-11-22T01:00:00Z'),
  });
  const compose = composeMorningMail(config, storage);
  return {
    ...createMorningMail({ db, outbox, at: config.morningMail, log, now }),
    clock,
    outbox,
    lookAt(time: string) {
      clock.time = new Date(time);
      return this.look();
    },
    mailOf: (day: string) =>
      compose(db, { submissionId: null, event: null, about: day }, { ...COMPOSING, now: now() }),
  };
}

async function mornings(db: Database): Promise<string[]> {
  const rows = db.selectFrom('outbox').select('about').where('kind', '=', 'morning');
  return (await rows.execute()).flatMap(({ about }) => about ?? []);
}

const received = (hoursAgo: number, from = Date.parse(at('06:30'))) =>
  new Date(from - hoursAgo * HOUR).toISOString();

async function request(db: Database, changes: Parameters<typeof storeRequest>[1] = {}) {
  const deskKey = newLinkKey();
  const stored = await storeRequest(db, { receivedAt: received(20), deskKey, ...changes });
  return { ...stored, deskKey };
}

const QUOTE = {
  price: 6543,
  day: '2026-11-24',
  window: 'between 8 and 9',
  validUntil: '2026-12-20',
};

function act(
  db: Database,
  stored: { id: string },
  kind: EventKind,
  { hoursAgo = 10, quote = {} }: { hoursAgo?: number; quote?: Partial<typeof QUOTE> } = {},
) {
  const content = contentOf(kind, { about: 1, quote: { ...QUOTE, ...quote } });
  return storeEvents(db, stored, [{ ...content, by: 'Anna', at: received(hoursAgo) }]);
}

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('three servers, and one that starts again, store one', async () => {
    const db = await openDatabaseAt(await newUrl());
    // PostgreSQL's own clock counts.
    const now = new Date();
    const minute = Math.floor((now.getTime() - Date.parse(beginOfDay(localDay(now)))) / 60_000);
    const due = Math.max(0, minute - 1);
    const settings = {
      MORNING_MAIL: `${Math.floor(due / 60)}:${String(due % 60).padStart(2, '0')}`,
    };
    await request(db, { receivedAt: received(20, now.getTime()) });
    const look = () => {
      const server = serverOn(db, settings);
      return server.lookAt(now.toISOString());
    };
    await Promise.all([look(), look(), look()]);
    await look();
    expect(await mornings(db)).toEqual([localDay(now)]);
    const sending = serverOn(db, settings);
    sending.clock.time = now;
    expect((await sending.mailOf(localDay(now)))?.subject).toMatch(/^This morning: 1 /);
  });
});

test('it is stored at half past six in Johannesburg, once a day', async () => {
  const db = await openTestDatabase();
  await request(db);
  const server = serverOn(db);
  await server.lookAt(at('06:29'));
  expect(await mornings(db)).toEqual([]);
  for (const time of ['06:30', '06:31', '12:00', '23:00']) await server.lookAt(at(time));
  expect(await mornings(db)).toEqual(['2026-11-22']);
  expect(server.outbox.wake).toHaveBeenCalledOnce();
  await server.lookAt('2026-11-23T06:30:00+02:00');
  // Nobody needs yesterday's, whether it went out or not.
  expect(await mornings(db)).toEqual(['2026-11-23']);
});

test('a server that was down until seven makes up for it; one that was until one does not', async () => {
  const db = await openTestDatabase();
  await request(db);
  await serverOn(db).lookAt(at('13:00'));
  expect(await mornings(db)).toEqual([]);
  await serverOn(db).lookAt(at('07:00'));
  expect(await mornings(db)).toEqual(['2026-11-22']);
});

test('a day on which nothing waits has its mail too, which says what was stored and mailed', async () => {
  const db = await openTestDatabase();
  const server = serverOn(db);
  await request(db, { flag: 'honeypot' });
  const late = await request(db, { receivedAt: received(-0.1) });
  await server.lookAt(at('06:40'));
  expect(await mornings(db)).toEqual(['2026-11-22']);
  const mail = await server.mailOf('2026-11-22');
  expect(mail?.subject).toBe('This morning: nothing waits');
  expect(mail?.text).toContain('Nothing waits. Stored and mailed: 2 stored in the last day');
  expect(mail?.text).not.toContain(late.reference);
});

test('it counts what was stored within a day, and what of it was mailed', async () => {
  const db = await openTestDatabase();
  const server = serverOn(db);
  await server.lookAt(at('06:30'));
  const line = async () =>
    /^The machine: .*; (.*)$/m.exec(`${(await server.mailOf('2026-11-22'))?.text}`)?.[1];
  expect(await line()).toBe('nothing came in during the last day');
  await request(db, { receivedAt: received(25) });
  const mailed = await request(db);
  const waiting = await request(db);
  await setMail(db, mailed, { state: 'sent', finishedAt: received(19) });
  expect(await line()).toBe('2 stored in the last day, 1 mailed');
  await setMail(db, waiting, { state: 'sent', finishedAt: received(19) });
  expect(await line()).toBe('2 stored in the last day, all mailed');
});

test('switched off, there is none', async () => {
  const db = await openTestDatabase();
  await request(db);
  await serverOn(db, { MORNING_MAIL: 'off' }).lookAt(at('07:00'));
  expect(await mornings(db)).toEqual([]);
});

test('it says what waits, what to follow and who moves, with the ways to their desks', async () => {
  const db = await openTestDatabase();
  const open = await request(db, {
    deliveryMethod: 'email',
    receivedAt: received(PROMISED - 4),
  });
  const over = await request(db, {
    name: 'Late Visitor',
    deliveryMethod: 'email',
    receivedAt: received(PROMISED + 6),
  });
  await act(db, over, 'taken');
  const message = await storeMessage(db, {
    receivedAt: received(PROMISED - 2),
    deskKey: newLinkKey(),
  });
  const call = await request(db, { name: 'Wants A Call' });
  await act(db, call, 'phoned');
  await act(db, call, 'call', { hoursAgo: 2 });
  const ends = await request(db, { name: 'Has A Quote' });
  await act(db, ends, 'quoted', { quote: { validUntil: '2026-11-24' } });
  const moves = await request(db, { name: 'Moves Soon' });
  await act(db, moves, 'quoted');
  await act(db, moves, 'accepted');
  await act(db, moves, 'confirmed');
  const yes = await request(db, { name: 'Said Yes' });
  await act(db, yes, 'quoted', { quote: { day: '2026-12-12' } });
  await act(db, yes, 'accepted', { quote: { day: '2026-12-12' } });
  const server = serverOn(db);
  await server.lookAt(at('06:30'));
  const mail = await server.mailOf('2026-11-22');
  expect(mail).toMatchObject({
    reference: 'MORNING-2026-11-22',
    replyTo: NO_VISITOR,
    subject:
      'This morning: 1 to confirm, 3 without an answer, 1 call, question or change, 1 quote to follow up, 1 move this week',
  });
  const lines = `${mail?.text}`.split('\n');
  const after = (words: string) => lines.slice(lines.indexOf(words) + 1, lines.indexOf(words) + 4);
  const place = 'Boskruin to Fourways, Sat 5 Dec';
  expect(after('WITHOUT AN ANSWER')).toEqual([
    `Late Visitor: ${place}`,
    '  6 h late; Anna is on it',
    `  Answer ${over.reference}: https://movers.example/desk#${over.deskKey}`,
  ]);
  expect(mail?.text).toContain(`${message.name}: a message\n  waiting for `);
  expect(mail?.html).toContain(`https://movers.example/desk#${open.deskKey}`);
  for (const [title, who, what] of [
    [
      'SAID YES: CONFIRM THE DAY',
      'Said Yes: Boskruin to Fourways, Sat 12 Dec',
      'said yes on Sat 21 Nov at 20:30; the gate wants the vehicle registration and the crew’s names by Thu 10 Dec',
    ],
    [
      'CALLS, QUESTIONS AND CHANGES',
      `Wants A Call: ${place}`,
      'asked for a call on Sun 22 Nov at 04:30',
    ],
    ['QUOTES TO FOLLOW UP', 'Has A Quote: Boskruin to Fourways, Tue 24 Nov', 'runs out in 2 days'],
    ['MOVES IN THE NEXT DAYS', 'Moves Soon: Boskruin to Fourways, Tue 24 Nov', 'between 8 and 9'],
  ] as const) {
    expect(after(title).slice(0, 2)).toEqual([who, `  ${what}`]);
  }
  // A price in one mail about many would be read over a shoulder.
  expect(mail?.text).not.toMatch(/6.?543/);
});

test('its last line is for whoever runs the machine', async () => {
  const db = await openTestDatabase();
  await request(db);
  const server = serverOn(db);
  await server.lookAt(at('06:30'));
  const line = 'The machine: backup Sun 22 Nov at 03:00; 41.2 GB free; email 1 waiting';
  expect((await server.mailOf('2026-11-22'))?.text).toContain(line);
});

test('webhooks that wait or were given up are in its last line, and nothing without any', async () => {
  const db = await openTestDatabase();
  const server = serverOn(db);
  await server.lookAt(at('06:30'));
  const text = async () => (await server.mailOf('2026-11-22'))?.text;
  expect(await text()).not.toContain('webhooks');
  await turnOnWebhooks(db, server.clock.time);
  await request(db);
  await giveUpWebhooks(db, 'HTTP 500', server.clock.time);
  await request(db);
  expect(await text()).toMatch(/; webhooks 1 waiting, 1 given up: .+ outbox; /);
});

test('a mail that waited over its day is not sent; one that waited until all was answered says so', async () => {
  const db = await openTestDatabase();
  const quote = await request(db);
  const server = serverOn(db);
  await server.lookAt(at('06:30'));
  server.clock.time = new Date('2026-11-23T00:10:00+02:00');
  expect(await server.mailOf('2026-11-22')).toBeUndefined();
  server.clock.time = new Date(at('06:45'));
  await act(db, quote, 'phoned');
  expect((await server.mailOf('2026-11-22'))?.subject).toBe('This morning: nothing waits');
});

test('more than twenty are counted', async () => {
  const db = await openTestDatabase();
  for (let count = 0; count < 23; count += 1) await request(db);
  const server = serverOn(db);
  await server.lookAt(at('06:30'));
  expect((await server.mailOf('2026-11-22'))?.text).toContain('\nAnd: 3 more\n');
});
