import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { loadConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createLog } from '../log.ts';
import { requests } from '../request/request.kind.ts';
import { composeReceivedMail } from '../team-mail/received.email.ts';
import { orCanaryMail } from './canary.email.ts';
import { canaryRequest } from './canary.request.ts';
import { createCanary } from './canary.ts';

const config = loadConfig({ MAIL_FROM: 'website@movers.example' });

/** A server's canary, by a clock that the test sets. */
function canaryAt(db: Database, time: string) {
  const clock = { time: new Date(time) };
  const outbox = { wake: vi.fn() };
  const canary = createCanary({
    db,
    outbox,
    config,
    log: createLog('silent'),
    now: () => clock.time,
  });
  return {
    ...canary,
    clock,
    outbox,
    lookAt(later: string) {
      clock.time = new Date(later);
      return canary.look();
    },
  };
}

function stored(db: Database) {
  return db.selectFrom('submissions').selectAll().orderBy('receivedAt').execute();
}

test('it is stored at seven in Johannesburg, marked, once a day, and mailed', async () => {
  const db = await openTestDatabase();
  const canary = canaryAt(db, '2026-11-21T04:59:59Z');
  await canary.look();
  expect(await stored(db)).toEqual([]);
  await canary.lookAt('2026-11-21T05:00:00Z');
  await canary.lookAt('2026-11-21T21:59:59Z');
  // In Johannesburg it is already the next day, but not yet seven.
  await canary.lookAt('2026-11-21T22:00:00Z');
  expect(await stored(db)).toMatchObject([
    { flag: 'canary', idempotencyKey: 'canary 2026-11-21', receivedAt: '2026-11-21T05:00:00.000Z' },
  ]);
  expect(canary.outbox.wake).toHaveBeenCalledOnce();
  await canary.lookAt('2026-11-22T05:00:00Z');
  expect(await stored(db)).toHaveLength(2);
  const mails = await db.selectFrom('outbox').selectAll().execute();
  expect(mails).toMatchObject([{ kind: 'received' }, { kind: 'received' }]);
});

test('a server that was down at seven makes up for it', async () => {
  const db = await openTestDatabase();
  await canaryAt(db, '2026-11-21T15:20:00Z').look();
  expect(await stored(db)).toHaveLength(1);
});

test('several servers, and one that starts again, make one', async () => {
  const db = await openTestDatabase();
  await Promise.all([1, 2, 3].map(() => canaryAt(db, '2026-11-21T05:00:00Z').look()));
  const again = canaryAt(db, '2026-11-21T09:00:00Z');
  await again.look();
  expect(await stored(db)).toHaveLength(1);
  expect(again.outbox.wake).not.toHaveBeenCalled();
});

test('what could not be stored is tried again', async () => {
  const db = await openTestDatabase();
  await db.schema.alterTable('submissions').renameTo('away').execute();
  const canary = canaryAt(db, '2026-11-21T05:00:00Z');
  await canary.look();
  await db.schema.alterTable('away').renameTo('submissions').execute();
  await canary.look();
  expect(await stored(db)).toHaveLength(1);
});

test('a visitor’s form would be accepted with what it says', () => {
  const { content } = canaryRequest(new Date(), 'website@movers.example');
  expect(requests.schema.parse(content)).toEqual(content);
});

test('its mail says what it is, and what its absence means', async () => {
  const db = await openTestDatabase();
  await canaryAt(db, '2026-11-21T05:00:00Z').look();
  const [{ id, reference } = { id: '', reference: '' }] = await stored(db);
  const about = { submissionId: id, event: null, about: null };
  const mail = await orCanaryMail(composeReceivedMail)(db, about, {});
  expect(mail).toMatchObject({
    subject: `Canary: requests arrive (${reference})`,
    replyTo: { address: 'website@movers.example' },
  });
  for (const words of [mail?.text, mail?.html]) {
    expect(words).toContain('the website sent itself a request');
    expect(words?.toLowerCase()).toContain('on a day without this email');
  }
});

test('started, it looks each minute until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await openTestDatabase();
  const canary = canaryAt(db, '2026-11-21T04:59:30Z');
  canary.start();
  canary.clock.time = new Date('2026-11-21T05:00:30Z');
  vi.advanceTimersByTime(60_000);
  await canary.stop();
  expect(await stored(db)).toHaveLength(1);
  canary.clock.time = new Date('2026-11-22T05:00:30Z');
  vi.advanceTimersByTime(24 * 60 * 60_000);
  await canary.stop();
  expect(await stored(db)).toHaveLength(1);
});
