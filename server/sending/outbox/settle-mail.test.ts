import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { createLog } from '../../settings/log.ts';
import { leaseDue } from './lease.repository.ts';
import { insertMail } from './outbox.repository.ts';
import { type OnFinished, type Outcome, settleMail } from './settle-mail.ts';

const NOW = new Date('2026-11-21T06:00:00.000Z');
const UNKNOWN = {
  status: 'failed',
  fault: 'no-such-address',
  reason: '450 4.2.1\n try <later>',
} as const;
const FAILED = {
  status: 'failed',
  fault: 'unavailable',
  reason: '450 4.2.1\n try <later>',
} as const;

/** Settles a mail that has failed before.
 *  @returns its row afterwards, and what followed from it */
async function settle(
  outcome: Outcome,
  {
    attempts = 2,
    unanswered = 0,
    inBetween = async (_: Awaited<ReturnType<typeof openTestDatabase>>) => {},
  } = {},
) {
  const db = await openTestDatabase();
  await insertMail(db, { kind: 'morning' });
  await insertMail(db, { kind: 'signed-in' });
  await db.updateTable('outbox').set({ attempts, unanswered, lastError: 'earlier' }).execute();
  const row = await leaseDue(db, 'mail', NOW);
  if (!row) throw new Error('no mail is due');
  await inBetween(db);
  const followed: Parameters<OnFinished>[2][] = [];
  const follow: OnFinished = async (_trx, mail, finished) => {
    expect(mail).toEqual(row);
    followed.push(finished);
  };
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  await settleMail(
    { db, log, now: () => NOW, chance: () => 0, onFinished: { morning: follow } },
    row,
    outcome,
  );
  const all = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const other = all.find(({ id }) => id !== row.id);
  expect(other).toMatchObject({
    kind: 'signed-in',
    state: 'waiting',
    attempts,
    lastError: 'earlier',
  });
  return { mail: all.find(({ id }) => id === row.id), followed, row, logged };
}

test('a sent mail is done, and what follows from it happens once', async () => {
  const { mail, followed } = await settle({ status: 'sent' });
  const finishedAt = NOW.toISOString();
  expect(mail).toMatchObject({ state: 'sent', leaseId: null, lastError: null, finishedAt });
  expect(followed).toEqual([{ isSent: true, isUnknown: false, reason: '' }]);
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
  ['goes to an address that does not exist', UNKNOWN, { attempts: 2 }],
  ['has failed for five days', FAILED, { attempts: 31 }],
  ['was refused for five days', { ...FAILED, fault: 'refused' }, { attempts: 31 }],
  [
    'got no answer for five days',
    { ...FAILED, fault: 'unanswered' },
    { attempts: 9, unanswered: 7 },
  ],
] as const)('a mail that %s is given up, with the reason', async (_what, outcome, row) => {
  const { mail, followed } = await settle(outcome, row);
  expect(mail).toMatchObject({
    state: 'dead',
    attempts: row.attempts + 1,
    leaseId: null,
    lastError: '450 4.2.1 try <later>',
    finishedAt: NOW.toISOString(),
  });
  const isUnknown = outcome === UNKNOWN;
  expect(followed).toMatchObject([{ isSent: false, isUnknown, reason: '450 4.2.1 try <later>' }]);
});

test('a mail that is refused for another reason than its address waits, and not for seconds', async () => {
  const { mail, followed } = await settle({ ...FAILED, fault: 'refused' }, { attempts: 0 });
  const runAt = '2026-11-21T06:15:00.000Z';
  expect(mail).toMatchObject({ state: 'waiting', attempts: 1, runAt });
  expect(followed).toEqual([]);
});

test('a mail that may have arrived waits for hours, each time for longer', async () => {
  const hours = [2, 6, 24, 24, 24, 24, 24];
  for (const [unanswered, wait] of hours.entries()) {
    const { mail } = await settle({ ...FAILED, fault: 'unanswered' }, { attempts: 0, unanswered });
    const runAt = new Date(NOW.getTime() + wait * 3_600_000).toISOString();
    expect(mail).toMatchObject({ state: 'waiting', unanswered: unanswered + 1, runAt });
  }
});

test('what a stop interrupted after the end of the message keeps its pause', async () => {
  const later = '2026-11-21T08:00:00.000Z';
  const { mail } = await settle(
    { status: 'aborted', isComplete: true },
    {
      inBetween: async (db) =>
        void (await db.updateTable('outbox').set({ unanswered: 1, runAt: later }).execute()),
    },
  );
  expect(mail).toMatchObject({ state: 'waiting', leaseId: null, runAt: later, unanswered: 1 });
});

test('of the team’s addresses only those that may take a mail later get it again', async () => {
  const { mail, followed } = await settle({
    status: 'sent',
    refused: [
      {
        address: 'gone@movers.example',
        reason: '550 5.1.1 no such user',
        fault: 'no-such-address',
      },
      { address: 'owner@movers.example', reason: '450 4.2.0 greylisted', fault: 'unavailable' },
      { address: 'crew@movers.example', reason: '552 5.2.2 full', fault: 'refused' },
    ],
  });
  expect(mail).toMatchObject({
    state: 'waiting',
    attempts: 3,
    remaining: '["owner@movers.example","crew@movers.example"]',
    runAt: '2026-11-21T06:00:30.000Z',
  });
  expect(followed).toEqual([]);
});

test('of a long reason the first 500 characters are kept', async () => {
  const { mail } = await settle({ ...FAILED, reason: 'x'.repeat(501) });
  expect(mail?.lastError).toBe('x'.repeat(500));
});

test('a mail that a stop interrupted is due at once, and nobody else’s lease is touched', async () => {
  const { mail, row } = await settle({ status: 'aborted', isComplete: false });
  const runAt = '1970-01-01T00:00:00.000Z';
  expect(mail).toEqual({ ...row, leaseId: null, runAt });
  const takenOver = await settle(
    { status: 'aborted', isComplete: false },
    {
      inBetween: async (db) =>
        void (await db.updateTable('outbox').set({ leaseId: 'x' }).execute()),
    },
  );
  expect(takenOver.mail?.leaseId).toBe('x');
});

test.each([
  ['fails', FAILED],
  ['is given up', UNKNOWN],
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
  expect(await lines({ status: 'aborted', isComplete: false })).toEqual(
    said(30, 'mail released: the server stops'),
  );
  const failure = { attempts: 3, reason: '450 4.2.1' };
  expect(await lines(FAILED)).toEqual(
    said(40, 'mail failed, will be retried', { ...failure, pauseMs: 30_000 }),
  );
  expect(await lines(UNKNOWN)).toEqual(said(50, 'mail given up: the team must look', failure));
});
