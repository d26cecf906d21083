import { expect, onTestFinished, test, vi } from 'vitest';
import { timeLeft } from '../../domain/team/time-left.ts';
import { COMPOSING } from '../../tests/server/testing/composing.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { contentOf, quoted } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { openDatabaseAt, openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { storeEvents, storeMessage, storeRequest } from '../../tests/server/testing/test-desk.ts';
import type { Database } from '../database/database.ts';
import { newLinkKey } from '../requests/link-key.ts';
import { deleteSubmissions } from '../requests/submission.repository.ts';
import type { Mail } from '../sending/mail/mail.ts';
import { toMessage } from '../sending/mail/message.ts';
import { loadConfig } from '../settings/config.ts';
import { createLog } from '../settings/log.ts';
import { composeReminderMail } from './reminder.email.ts';
import { createReminders } from './reminders.ts';

const HOUR = 60 * 60_000;
const { remindAfter } = loadConfig({});

/** A Friday at ten in Johannesburg. */
const FRIDAY = '2026-11-20T08:00:00.000Z';
const later = (hours: number) => new Date(Date.parse(FRIDAY) + hours * HOUR);

/** A server that reminds, by a clock that the test sets. */
function serverOn(db: Database) {
  const clock = { time: later(0) };
  const outbox = { wake: vi.fn() };
  const now = () => clock.time;
  const deps = { db, outbox, reminders: remindAfter, log: createLog('silent'), now };
  const compose = composeReminderMail(remindAfter);
  return {
    ...createReminders(deps),
    outbox,
    clock,
    lookAt(hours: number) {
      clock.time = later(hours);
      return this.look();
    },
    /** The reminders in the outbox as they would be mailed now. */
    async mails(): Promise<(Mail | undefined)[]> {
      const rows = await outboxRows(db);
      const composing = { ...COMPOSING, now: now() };
      return Promise.all(rows.map((row) => compose(db, row, composing)));
    },
  };
}

function outboxRows(db: Database) {
  return db.selectFrom('outbox').selectAll().where('kind', '=', 'reminder').orderBy('id').execute();
}

async function reminded(db: Database): Promise<string[]> {
  const events = db.selectFrom('events').select('idempotencyKey').where('kind', '=', 'reminded');
  const rows = await events.orderBy('submissionId').orderBy('number').execute();
  return rows.map(({ idempotencyKey }) => idempotencyKey);
}

async function request(db: Database, changes: Parameters<typeof storeRequest>[1] = {}) {
  const deskKey = newLinkKey();
  return { ...(await storeRequest(db, { receivedAt: FRIDAY, deskKey, ...changes })), deskKey };
}

function act(
  db: Database,
  stored: { id: string },
  kind: 'taken' | 'quoted' | 'phoned' | 'refused',
) {
  const content = contentOf(kind, { about: 0, quote: {} });
  return storeEvents(db, stored, [{ ...content, by: 'Anna', at: later(0.1).toISOString() }]);
}

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();
  /** PostgreSQL's own clock counts. */
  const agoOf = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

  test('three servers that look at once, and again, remind once, with one mail', async () => {
    const db = await openDatabaseAt(await newUrl());
    await request(db, { receivedAt: agoOf(23) });
    await storeMessage(db, { receivedAt: agoOf(23), deskKey: newLinkKey() });
    const servers = [1, 2, 3].map(() => serverOn(db));
    for (const server of servers) server.clock.time = new Date();
    await Promise.all(servers.map((server) => server.look()));
    await Promise.all(servers.map((server) => server.look()));
    expect(await reminded(db)).toEqual(['reminder 1320m', 'reminder 1320m']);
    expect(await outboxRows(db)).toHaveLength(2);
  });

  test('nobody is reminded of what was answered or suspected', async () => {
    const db = await openDatabaseAt(await newUrl());
    for (const kind of ['quoted', 'phoned', 'refused'] as const) {
      await act(db, await request(db, { receivedAt: agoOf(23) }), kind);
    }
    for (const flag of ['honeypot', 'too-fast'] as const) {
      await request(db, { receivedAt: agoOf(23), flag });
    }
    const server = serverOn(db);
    server.clock.time = new Date();
    await server.look();
    expect(await reminded(db)).toEqual([]);
    expect(server.outbox.wake).not.toHaveBeenCalled();
  });
});

test('half an hour, four hours and 22 hours: three reminders; and none is sent twice', async () => {
  const db = await openTestDatabase();
  await request(db);
  const server = serverOn(db);
  for (const hours of [0, 0.4, 0.5, 0.6, 3.9, 4, 5, 21.9, 22, 23, 30, 60]) {
    await server.lookAt(hours);
  }
  expect(await reminded(db)).toEqual(['reminder 30m', 'reminder 240m', 'reminder 1320m']);
});

test('taken by somebody, only the last comes, and says who has it', async () => {
  const db = await openTestDatabase();
  await act(db, await request(db, { deliveryMethod: 'email' }), 'taken');
  const server = serverOn(db);
  for (const hours of [1, 5, 22]) await server.lookAt(hours);
  expect(await reminded(db)).toEqual(['reminder 1320m']);
  const [mail] = await server.mails();
  expect(mail?.text).toContain(
    `Anna took it on Fri 20 Nov at 10:06. ${timeLeft({ receivedAt: FRIDAY, isPromised: true }, later(22))}.`,
  );
});

test('a server that was off sends the latest alone', async () => {
  const db = await openTestDatabase();
  await request(db);
  const server = serverOn(db);
  await server.lookAt(23);
  await server.lookAt(24);
  expect(await reminded(db)).toEqual(['reminder 1320m']);
});

test('its mail is important, in the thread of the first one, with the way to answer', async () => {
  const db = await openTestDatabase();
  const reference = 'JFM-7K3Q-24';
  const subject = `Thandi Nkosi: Boskruin to Fourways [${reference}]`;
  const { deskKey } = await request(db, { reference, subject, deliveryMethod: 'email' });
  const server = serverOn(db);
  await server.lookAt(0.5);
  const [mail] = await server.mails();
  if (!mail) throw new Error('no mail');
  expect(mail).toMatchObject({
    subject: `Re: Thandi Nkosi: Boskruin to Fourways [${reference}]`,
    sender: 'Nobody is on it: Thandi Nkosi',
    replyTo: { address: SAMPLE_REQUEST.email },
  });
  expect(mail.text).toContain(
    `Nobody has taken it. ${timeLeft({ receivedAt: FRIDAY, isPromised: true }, later(0.5))}.`,
  );
  expect(mail.html).toContain(`https://movers.example/desk#${deskKey}`);
  const team = { name: 'Team', address: 'team@movers.example' };
  expect(toMessage(mail, { from: team, to: [team] })).toMatchObject({
    to: [team],
    inReplyTo: `<${reference}@movers.example>`,
    references: `<${reference}@movers.example>`,
    headers: { Importance: 'high', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  });
});

test('it does not begin with an email to the address that bounced', async () => {
  const db = await openTestDatabase();
  const stored = await request(db, { deliveryMethod: 'email', phone: '082 555 0119' });
  const bounced = { kind: 'undelivered', about: 1, mail: 'quote', reason: '4.4.7' } as const;
  const at = later(0.1).toISOString();
  await storeEvents(db, stored, [
    { ...quoted(), at },
    { ...bounced, at },
  ]);
  const server = serverOn(db);
  await server.lookAt(22);
  const [mail] = await server.mails();
  expect(mail?.text.match(/(?:tel|mailto):/)?.[0]).toBe('tel:');
});

test('a message is reminded of as well, under its own subject', async () => {
  const db = await openTestDatabase();
  const { reference } = await storeMessage(db, {
    receivedAt: FRIDAY,
    deskKey: newLinkKey(),
    subject: `${SAMPLE_MESSAGE.name}: Do you move a fish tank? [JFM-2222-22]`,
    reference: 'JFM-2222-22',
  });
  const server = serverOn(db);
  await server.lookAt(22);
  const [mail] = await server.mails();
  expect(mail?.subject).toMatch(new RegExp(`^Re: ${SAMPLE_MESSAGE.name}: .*\\[${reference}\\]$`));
  expect(mail?.sender).toBe(`No answer yet: ${SAMPLE_MESSAGE.name}`);
});

test('a mail that had to wait until somebody was quicker is not sent', async () => {
  const db = await openTestDatabase();
  const quote = await request(db);
  const server = serverOn(db);
  await server.lookAt(0.5);
  await act(db, quote, 'taken');
  expect(await server.mails()).toEqual([undefined]);
  await server.lookAt(22);
  await act(db, quote, 'phoned');
  expect(await server.mails()).toEqual([undefined, undefined]);
});

test('they go with the request when it is erased', async () => {
  const db = await openTestDatabase();
  const { id } = await request(db);
  const server = serverOn(db);
  await server.lookAt(0.5);
  await deleteSubmissions(db, [id]);
  expect(await reminded(db)).toEqual([]);
  expect(await outboxRows(db)).toEqual([]);
  await server.lookAt(22);
  expect(await reminded(db)).toEqual([]);
});

test('reminders that cannot be stored are tried again', async () => {
  const db = await openTestDatabase();
  await request(db);
  const server = serverOn(db);
  await db.schema.alterTable('submissions').renameTo('away').execute();
  await server.lookAt(0.5);
  await db.schema.alterTable('away').renameTo('submissions').execute();
  await server.look();
  expect(await reminded(db)).toEqual(['reminder 30m']);
});

test('started, it looks each minute until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await openTestDatabase();
  await request(db);
  const server = serverOn(db);
  server.start();
  await server.stop();
  expect(await reminded(db)).toEqual([]);
  server.clock.time = later(0.5);
  server.start();
  await server.stop();
  expect(await reminded(db)).toEqual(['reminder 30m']);
});
