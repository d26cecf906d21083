import { expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { createLog } from '../log.ts';
import { insertMail, leaseDueMail } from './outbox.repository.ts';
import { type OnFinished, type Outcome, settleMail } from './settle-mail.ts';

const NOW = new Date('2026-11-21T06:00:00.000Z');
const FAILED = { status: 'failed', permanent: false, reason: '450 4.2.1\n try <later>' } as const;

/** Settles a mail that has failed before.
 *  @returns its row afterwards, and what followed from it */
async function settle(
  outcome: Outcome,
  { attempts = 2, inBetween = async (_: Awaited<ReturnType<typeof openTestDatabase>>) => {} } = {},
) {
  const db = await openTestDatabase();
  await insertMail(db, { kind: 'morning' });
  await insertMail(db, { kind: 'list' });
  await db.updateTable('outbox').set({ attempts, lastError: 'earlier' }).execute();
  const row = await leaseDueMail(db, NOW);
  if (!row) throw new Error('no mail is due');
  await inBetween(db);
  const followed: Parameters<OnFinished>[2][] = [];
  const follow: OnFinished = async (_trx, mail, finished) => {
    expect(mail).toEqual(row);
    followed.push(finished);
  };
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  await settleMail({ db, log, now: () => NOW, onFinished: { morning: follow } }, row, outcome);
  const all = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const other = all.find(({ id }) => id !== row.id);
  expect(other).toMatchObject({ kind: 'list', state: 'waiting', attempts, lastError: 'earlier' });
  return { mail: all.find(({ id }) => id === row.id), followed, row, logged };
}

test('a sent mail is done, and what follows from it happens once', async () => {
  const { mail, followed } = await settle({ status: 'sent' });
  const finishedAt = NOW.toISOString();
  expect(mail).toMatchObject({ state: 'sent', leaseId: null, lastError: null, finishedAt });
  expect(followed).toEqual([{ isSent: true, reason: '' }]);
});

test('a mail that fails waits for the pause of its number of failures', async () => {
  const { mail, followed } = await settle(FAILED);
  expect(mail).toMatchObject({
    state: 'waiting',
    attempts: 3,
    leaseId: null,
    lastError: '450 4.2.1 try <later>',
    runAt: '2026-11-21T06:00:30.000Z',
    finishedAt: null,
  });
  expect(followed).toEqual([]);
});

test.each([
  ['is refused for good', { ...FAILED, permanent: true }, 2],
  ['has failed for five days', FAILED, 31],
])('a mail that %s is given up, with the reason', async (_what, outcome, attempts) => {
  const { mail, followed } = await settle(outcome, { attempts });
  expect(mail).toMatchObject({
    state: 'dead',
    attempts: attempts + 1,
    leaseId: null,
    lastError: '450 4.2.1 try <later>',
    finishedAt: NOW.toISOString(),
  });
  expect(followed).toEqual([{ isSent: false, reason: '450 4.2.1 try <later>' }]);
});

test('of a long reason the first 500 characters are kept', async () => {
  const { mail } = await settle({ ...FAILED, reason: 'x'.repeat(501) });
  expect(mail?.lastError).toBe('x'.repeat(500));
});

test('a mail that a stop interrupted is due at once, and nobody else’s lease is touched', async () => {
  const { mail, row } = await settle({ status: 'aborted' });
  const runAt = '1970-01-01T00:00:00.000Z';
  expect(mail).toEqual({ ...row, leaseId: null, runAt });
  const takenOver = await settle(
    { status: 'aborted' },
    {
      inBetween: async (db) =>
        void (await db.updateTable('outbox').set({ leaseId: 'x' }).execute()),
    },
  );
  expect(takenOver.mail?.leaseId).toBe('x');
});

test.each([
  ['fails', FAILED],
  ['is given up', { ...FAILED, permanent: true }],
])(
  'a mail that another server has taken over stays its own when it %s here',
  async (_, outcome) => {
    const { mail, followed } = await settle(outcome, {
      inBetween: async (db) =>
        void (await db.updateTable('outbox').set({ leaseId: 'x' }).execute()),
    });
    expect(mail).toMatchObject({
      state: 'waiting',
      leaseId: 'x',
      attempts: 2,
      lastError: 'earlier',
    });
    expect(followed).toEqual([]);
  },
);

test('a mail with nothing to say is removed', async () => {
  const { mail, followed } = await settle({ status: 'needless' });
  expect([mail, followed]).toEqual([undefined, []]);
});

test('the log says what became of which mail, by codes alone', async () => {
  const lines = async (outcome: Outcome, changes: Parameters<typeof settle>[1] = {}) => {
    const { row, logged } = await settle(outcome, changes);
    return logged.map((line) => {
      const { mail, level, msg, ...rest } = JSON.parse(line);
      expect(mail).toBe(row.id);
      return [level, msg, rest];
    });
  };
  const said = (level: number, msg: string, more: object = {}) => [
    [level, msg, expect.objectContaining(more)],
  ];
  expect(await lines({ status: 'sent' })).toEqual(said(30, 'mail sent', { attempts: 2 }));
  expect(await lines({ status: 'aborted' })).toEqual(said(30, 'mail released: the server stops'));
  const failure = { attempts: 3, reason: '450 4.2.1' };
  expect(await lines(FAILED)).toEqual(
    said(40, 'mail failed, will be retried', { ...failure, pauseMs: 30_000 }),
  );
  expect(await lines({ ...FAILED, permanent: true })).toEqual(
    said(50, 'mail given up: the team must look', failure),
  );
});
