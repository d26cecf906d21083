import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { withoutChance } from '../../../tests/server/testing/without-chance.ts';
import type { Database } from '../../database/database.ts';
import { createLog } from '../../settings/log.ts';
import type { Delivery, Mail, Mailer, Try } from '../mail/mail.ts';
import { leaseDue } from './lease.repository.ts';
import { insertMail, setUnanswered } from './outbox.repository.ts';
import { type ComposeMail, createOutboxWorker, type OutboxDeps } from './outbox.worker.ts';
import type { OnFinished } from './settle-mail.ts';

const START = Date.parse('2026-11-21T06:00:00.000Z');
const MINUTE = 60_000;
const SENT: Delivery = { status: 'sent' };

const AWAY: Delivery = {
  status: 'failed',
  fault: 'unavailable',
  reason: '450 try later, said <thandi@visitor.example>',
};

function hangUntilBrokenOff(_mail: Mail, { signal }: Try = {}): Promise<Delivery> {
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve(AWAY));
  });
}

function mailAbout(about: string | null): Mail {
  const replyTo = { name: 'Thandi', address: 'thandi@visitor.example' };
  const subject = about ?? 'nothing';
  return { reference: subject, replyTo, subject, text: '', html: '' };
}

/** A worker with its own database, a clock that only the test moves, and a mailer that the test
 *  controls. */
async function setUp(changes: Partial<OutboxDeps> = {}) {
  const db = changes.db ?? (await openTestDatabase());
  const deliver = vi.fn(async (..._args: Parameters<Mailer['deliver']>): Promise<Delivery> => SENT);
  const compose = vi.fn(
    async (...[, { about }]: Parameters<ComposeMail>): Promise<Mail | undefined> =>
      mailAbout(about),
  );
  const clock = { time: START };
  const logged: string[] = [];
  const worker = createOutboxWorker({
    db,
    mailer: { deliver },
    siteUrl: 'http://localhost:3000',
    compose: {
      digest: vi.fn(),
      received: compose,
      changed: compose,
      call: compose,
      quote: compose,
      answer: compose,
      acceptance: compose,
      confirmation: compose,
      cancellation: compose,
      'day-before': compose,
      bill: compose,
      correction: compose,
      link: compose,
      undelivered: compose,
      reminder: compose,
      deletion: compose,
      morning: compose,
      'sign-in': compose,
      'bill-copy': compose,
      'contact-changed': compose,
      acknowledgement: compose,
      'signed-in': compose,
    },
    log: createLog('info', { write: (line) => void logged.push(line) }),
    now: () => new Date(clock.time),
    chance: () => 0,
    pollMs: 5,
    ...changes,
  });
  onTestFinished(() => worker.stop());
  return { db, worker, deliver, compose, clock, logged };
}

function enqueue(db: Database, about: string) {
  return insertMail(db, { kind: 'morning', about });
}

async function rows(db: Database) {
  return db.selectFrom('outbox').selectAll().orderBy('about').execute();
}

async function reaches(db: Database, state: object) {
  await eventually(async () => expect(await rows(db)).toMatchObject([state]));
}

test('a clock that was never set dates no mail, and nothing that is stored of it', async () => {
  const { db, worker, deliver, clock } = await setUp();
  clock.time = Date.parse('1970-01-01T02:00:00.000Z');
  await enqueue(db, 'a');
  await db
    .updateTable('outbox')
    .set({ runAt: new Date(0).toISOString() })
    .execute();
  worker.start();
  await reaches(db, { about: 'a', state: 'sent', finishedAt: expect.stringMatching(/^2026-/) });
  expect(deliver.mock.lastCall?.[1]?.date?.getUTCFullYear()).toBe(2026);
});

test('what waits is sent once, what fell due first goes first, and is marked', async () => {
  const { db, worker, deliver } = await setUp();
  for (const [about, runAt] of [
    ['a', '2026-11-21T05:00:02.000Z'],
    ['b', '2026-11-21T05:00:01.000Z'],
  ] as const) {
    await enqueue(db, about);
    await db.updateTable('outbox').set({ runAt }).where('about', '=', about).execute();
  }
  worker.start();
  const settled = { state: 'sent', leaseId: null, finishedAt: '2026-11-21T06:00:00.000Z' };
  await eventually(async () => expect(await rows(db)).toMatchObject([settled, settled]));
  expect(deliver.mock.calls.map(([mail]) => mail)).toEqual([mailAbout('b'), mailAbout('a')]);
});

test('a mail server that takes one connection gets one email at a time, for ten minutes', async () => {
  const open = { now: 0, most: 0 };
  const oneAtATime = async (): Promise<Delivery> => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    const isBusy = open.now > 1;
    await new Promise((resolve) => setImmediate(resolve));
    await eventually(() => expect(gate.isOpen).toBe(true));
    open.now -= 1;
    return isBusy ? { ...AWAY, isBusy } : SENT;
  };
  const gate = { isOpen: false };
  const { db, worker, deliver, clock } = await setUp();
  deliver.mockImplementation(oneAtATime);
  for (const about of ['a', 'b', 'c', 'd', 'e', 'f']) await enqueue(db, about);
  worker.start();
  await eventually(() => expect(open.now).toBe(4));
  gate.isOpen = true;
  const left = async () => (await rows(db)).filter(({ state }) => state !== 'sent').length;
  // Each is tried once: all but one of the first four were refused.
  await eventually(() => expect([deliver.mock.calls.length, open.now]).toEqual([6, 0]));
  open.most = 0;
  for (let tries = 0; tries < 20 && (await left()) > 0; tries += 1) {
    clock.time += 15_000;
    worker.wake();
    await eventually(() => expect(open.now).toBe(0));
  }
  // On a busy machine some of those looks came before the worker had written down the last try.
  await eventually(async () => {
    clock.time += 1000;
    worker.wake();
    expect(await left()).toBe(0);
  });
  expect(open.most).toBe(1);
  clock.time += 10 * MINUTE;
  gate.isOpen = false;
  for (const about of ['g', 'h', 'i', 'j', 'k']) await enqueue(db, about);
  worker.wake();
  await eventually(() => expect(open.now).toBe(4));
  gate.isOpen = true;
});

test('what is stored while it rests is sent at once, without a poll', async () => {
  const { db, worker, deliver } = await setUp({ pollMs: 3_600_000 });
  worker.start();
  await enqueue(db, 'first');
  worker.wake();
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(1));
  await enqueue(db, 'second');
  worker.wake();
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(2));
});

test('what another process stored is found by the poll, and a look that finds nothing logs no fault', async () => {
  const { db, worker, deliver, logged } = await setUp();
  worker.start();
  await enqueue(db, 'first');
  await eventually(() => expect(deliver).toHaveBeenCalledOnce());
  await reaches(db, { state: 'sent' });
  await enqueue(db, 'second');
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(2));
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('a failed mail is tried again after growing pauses, the same each time', async () => {
  const { db, worker, deliver, clock, logged } = await setUp();
  deliver.mockResolvedValueOnce(AWAY).mockResolvedValueOnce(AWAY);
  await enqueue(db, 'first');
  worker.start();
  await reaches(db, { state: 'waiting', attempts: 1, runAt: '2026-11-21T06:00:05.000Z' });
  clock.time += 5000;
  await reaches(db, { state: 'waiting', attempts: 2, runAt: '2026-11-21T06:00:20.000Z' });
  clock.time += 15_000;
  await reaches(db, { state: 'sent', attempts: 2, lastError: null });
  expect(deliver).toHaveBeenCalledTimes(3);
  expect(new Set(deliver.mock.calls.map(([mail]) => JSON.stringify(mail))).size).toBe(1);
  expect(logged.join()).toContain('"reason":"450"');
  expect(logged.join()).not.toContain('thandi@');
});

test('when what it is about was erased, the mail is dropped', async () => {
  const { db, worker, deliver, compose } = await setUp();
  compose.mockResolvedValue(undefined);
  await enqueue(db, 'erased');
  worker.start();
  await eventually(async () => expect(await rows(db)).toEqual([]));
  expect(deliver).not.toHaveBeenCalled();
});

test('a mail that cannot be composed is tried again, and the fault is logged without what it quotes', async () => {
  const { db, worker, compose, logged } = await setUp();
  compose.mockImplementation(async (_db, { about }) => {
    if (about === 'bad') throw new RangeError('no date: Thandi, 082 555 0119');
    return mailAbout(about);
  });
  await enqueue(db, 'bad');
  await enqueue(db, 'fine');
  worker.start();
  const lastError = 'The mail could not be composed.';
  await eventually(async () =>
    expect(await rows(db)).toMatchObject([
      { state: 'waiting', attempts: 1, lastError },
      { state: 'sent' },
    ]),
  );
  const log = logged.join('');
  expect(log).toContain('a mail could not be composed');
  expect(log).toMatch(/"type":"RangeError","at":\["at .*outbox\.worker\.test\.ts/);
  expect(withoutChance(log)).not.toMatch(/Thandi|0119/);
});

test('a mail whose advice failed goes out; the fault is logged without what it quotes, and counted', async () => {
  const countAdviceFailure = vi.fn();
  const { db, worker, compose, deliver, logged } = await setUp({ countAdviceFailure });
  compose.mockImplementation(async (_db, { about }, composing) => {
    composing?.onAdviceFailure?.(new RangeError('no date: Thandi, 082 555 0119'));
    return mailAbout(about);
  });
  await enqueue(db, 'first');
  worker.start();
  await reaches(db, { state: 'sent' });
  expect(deliver).toHaveBeenCalledOnce();
  expect(countAdviceFailure).toHaveBeenCalledOnce();
  const log = logged.join('');
  expect(log).toContain('a mail goes out without some advice');
  expect(log).toMatch(/"type":"RangeError","at":\["at .*outbox\.worker\.test\.ts/);
  expect(withoutChance(log)).not.toMatch(/Thandi|0119/);
});

/** A database without a column that the worker needs.
 *  @returns brings it back */
async function breakDatabase(db: Database, column: 'finished_at' | 'lease_id') {
  await db.schema.alterTable('outbox').renameColumn(column, 'away').execute();
  return () => db.schema.alterTable('outbox').renameColumn('away', column).execute();
}

test('a sent mail that cannot be marked is not sent again', async () => {
  const { db, worker, deliver, logged } = await setUp();
  await enqueue(db, 'first');
  const mend = await breakDatabase(db, 'finished_at');
  worker.start();
  await eventually(() => expect(deliver).toHaveBeenCalledOnce());
  await eventually(() => expect(logged.join()).toContain('the outbox cannot be written'));
  await mend();
  await reaches(db, { state: 'sent' });
  expect(deliver).toHaveBeenCalledOnce();
});

test('a fault of the database is logged, unless its watch has told it already', async () => {
  const failed = vi.fn(() => false);
  const { db, worker, deliver, logged } = await setUp({ watch: { failed } });
  worker.start();
  await enqueue(db, 'first');
  await reaches(db, { state: 'sent' });
  const faults = () => logged.filter((line) => line.includes('"level":50'));
  const mend = await breakDatabase(db, 'lease_id');
  await eventually(() => expect(faults().join()).toContain('the outbox cannot be read'));
  expect(JSON.parse(faults()[0] ?? '')).toMatchObject({ err: { message: /lease_id/ } });
  failed.mockReturnValue(true);
  await eventually(() => expect(failed.mock.calls.length).toBeGreaterThan(faults().length + 2));
  await mend();
  await enqueue(db, 'second');
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(2));
});

/** A follow-up of a morning email that was sent, which fails once after it has written. */
function followsAfter(fault: Error) {
  const seen: string[][] = [];
  const morning: OnFinished = async (trx, { id }) => {
    const rows = await trx.selectFrom('jobRuns').select('name').execute();
    const mails = await trx.selectFrom('outbox').select('state').execute();
    seen.push([...rows.map(({ name }) => name), ...mails.map(({ state }) => state)]);
    await trx.insertInto('jobRuns').values({ name: id, at: 'now' }).execute();
    if (seen.length === 1) throw fault;
  };
  return { seen, onFinished: { morning } };
}

test.each([
  ['a fault', new Error('disk full'), 5],
  // Without waiting for the next poll.
  ['a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' }), 3_600_000],
  ['a conflict', Object.assign(new Error('could not serialize'), { code: '40001' }), 3_600_000],
])('%s in what follows from a mail undoes both, and both are tried again', async (...fault) => {
  const [, error, pollMs] = fault;
  const { seen, onFinished } = followsAfter(error);
  const { db, worker, deliver } = await setUp({ onFinished, pollMs });
  await enqueue(db, 'first');
  worker.start();
  await reaches(db, { state: 'sent' });
  expect(seen).toEqual([['sent'], ['sent']]);
  expect(await db.selectFrom('jobRuns').select('at').execute()).toEqual([{ at: 'now' }]);
  expect(deliver).toHaveBeenCalledOnce();
});

test('what was erased while it was sent has no consequences', async () => {
  const { seen, onFinished } = followsAfter(new Error('disk full'));
  const { db, worker, deliver, logged } = await setUp({ onFinished });
  deliver.mockImplementation(async () => {
    await db.deleteFrom('outbox').execute();
    return SENT;
  });
  await enqueue(db, 'erased');
  worker.start();
  await eventually(() => expect(logged.join()).toContain('has been erased'));
  expect(seen).toEqual([]);
});

test('at its start it takes over what a killed server had in hand', async () => {
  const { db, worker, deliver } = await setUp();
  await enqueue(db, 'first');
  await leaseDue(db, 'mail', new Date(START));
  worker.start();
  await reaches(db, { state: 'sent' });
  expect(deliver).toHaveBeenCalledOnce();
});

test('a few mails are in hand at once, so that a slow mail server does not hold up the rest', async () => {
  // Without a poll: each that is done makes room for another.
  const { db, worker, deliver } = await setUp({ pollMs: 3_600_000 });
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  deliver.mockReturnValue(promise);
  for (const about of ['a', 'b', 'c', 'd', 'e', 'f']) await enqueue(db, about);
  worker.start();
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(4));
  resolve(SENT);
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(6));
});

test('stopping finishes the mails in hand and takes no other', async () => {
  const { db, worker, deliver } = await setUp();
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  deliver.mockReturnValue(promise);
  for (const about of ['a', 'b', 'c', 'd', 'e']) await enqueue(db, about);
  worker.start();
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(4));
  expect(worker.isRunning()).toBe(true);
  const stopped = worker.stop();
  expect(worker.isRunning()).toBe(false);
  resolve(SENT);
  await stopped;
  const states = (await rows(db)).map(({ state }) => state).toSorted();
  expect(states).toEqual(['sent', 'sent', 'sent', 'sent', 'waiting']);
  expect(deliver).toHaveBeenCalledTimes(4);
});

test('a try that a stop cannot wait for is broken off, given back, and not counted', async () => {
  const { db, worker, deliver } = await setUp({ finishMs: 1 });
  deliver.mockImplementation(hangUntilBrokenOff);
  await enqueue(db, 'first');
  worker.start();
  await eventually(() => expect(deliver).toHaveBeenCalledOnce());
  await worker.stop();
  expect(await rows(db)).toMatchObject([
    { state: 'waiting', attempts: 0, leaseId: null, runAt: '1970-01-01T00:00:00.000Z' },
  ]);
});

/** A mail server that has the whole message, and does not answer. */
async function takeInSilence(mail: Mail, attempt: Try = {}): Promise<Delivery> {
  await attempt.beforeEnd?.();
  const broken = await hangUntilBrokenOff(mail, attempt);
  return { ...broken, fault: 'unanswered' } as Delivery;
}

test('a try that a stop breaks off after the end of the message is repeated after hours', async () => {
  const { db, worker, deliver } = await setUp({ finishMs: 1 });
  deliver.mockImplementation(takeInSilence);
  await enqueue(db, 'first');
  worker.start();
  await reaches(db, { unanswered: 1 });
  await worker.stop();
  const waits = { state: 'waiting', leaseId: null, runAt: '2026-11-21T08:00:00.000Z' };
  expect(await rows(db)).toMatchObject([waits]);
});

test('a server that is killed after the end of the message leaves hours too', async () => {
  const { db, worker, deliver, clock } = await setUp();
  await enqueue(db, 'first');
  const leased = await leaseDue(db, 'mail', new Date(START));
  if (!leased) throw new Error('no mail is due');
  await setUnanswered(db, leased, new Date(START));
  worker.start();
  await enqueue(db, 'next');
  await eventually(() => expect(deliver).toHaveBeenCalledOnce());
  expect(deliver.mock.calls.map(([mail]) => mail.subject)).toEqual(['next']);
  clock.time += 120 * MINUTE;
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(2));
  const sent = { state: 'sent', unanswered: 0 };
  await eventually(async () => expect(await rows(db)).toMatchObject([sent, sent]));
});

test('a mail server that keeps its answer holds up no other mail', async () => {
  const { db, worker, deliver } = await setUp({ slowAnswerMs: 1, finishMs: 1 });
  deliver.mockImplementation(takeInSilence);
  for (const about of ['a', 'b', 'c', 'd', 'e', 'f']) await enqueue(db, about);
  worker.start();
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(6));
});

test('what was erased before the end of its message is not sent', async () => {
  const { db, worker, deliver } = await setUp();
  const ends: unknown[] = [];
  deliver.mockImplementation(async (_mail, attempt) => {
    await db.deleteFrom('outbox').execute();
    ends.push(await attempt?.beforeEnd?.().catch((error: unknown) => error));
    return AWAY;
  });
  await enqueue(db, 'erased');
  worker.start();
  await eventually(() => expect(ends).toEqual([new Error('The mail is no longer leased.')]));
});

test('a mail that went out although a stop broke it off is sent', async () => {
  const { db, worker, deliver } = await setUp({ finishMs: 1 });
  deliver.mockImplementation(async (...given) => {
    await hangUntilBrokenOff(...given);
    return SENT;
  });
  await enqueue(db, 'first');
  worker.start();
  await eventually(() => expect(deliver).toHaveBeenCalledOnce());
  await worker.stop();
  expect(await rows(db)).toMatchObject([{ state: 'sent' }]);
});

test('a stop waits neither for the next look nor for a database that is away', async () => {
  const resting = await setUp({ pollMs: 3_600_000 });
  resting.worker.start();
  await enqueue(resting.db, 'first');
  resting.worker.wake();
  await reaches(resting.db, { state: 'sent' });
  await resting.worker.stop();

  const { db, worker, logged } = await setUp({ pollMs: 3_600_000 });
  await enqueue(db, 'first');
  await breakDatabase(db, 'finished_at');
  worker.start();
  await eventually(() => expect(logged.join()).toContain('the outbox cannot be written'));
  await worker.stop();
  expect(worker.isRunning()).toBe(false);
});

test('a clock that is set back while a mail is in hand does not send it twice', async () => {
  const { db, worker, deliver, clock } = await setUp();
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  deliver.mockReturnValueOnce(promise);
  await enqueue(db, 'slow');
  worker.start();
  await eventually(() => expect(deliver).toHaveBeenCalledOnce());
  clock.time -= 24 * 60 * MINUTE;
  await enqueue(db, 'next');
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(2));
  clock.time += 48 * 60 * MINUTE;
  await enqueue(db, 'last');
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(3));
  resolve(SENT);
  const sent = { state: 'sent' };
  await eventually(async () => expect(await rows(db)).toMatchObject([sent, sent, sent]));
  expect(deliver.mock.calls.map(([mail]) => mail.subject)).toEqual(['slow', 'next', 'last']);
});

test('a mail that waits for more than an hour is told of, not more often than every ten minutes', async () => {
  const { db, worker, deliver, clock, logged } = await setUp();
  clock.time = Date.now();
  deliver.mockResolvedValue(AWAY);
  await enqueue(db, 'first');
  worker.start();
  const alarms = () => logged.filter((line) => line.includes('more than an hour'));
  await eventually(() => expect(deliver).toHaveBeenCalledTimes(1));
  expect(alarms()).toEqual([]);
  for (const minutes of [61, 5, 5]) {
    const tries = deliver.mock.calls.length;
    clock.time += minutes * MINUTE;
    worker.wake();
    await eventually(() => expect(deliver.mock.calls.length).toBeGreaterThan(tries));
  }
  await eventually(() => expect(alarms()).toHaveLength(2));
  expect(JSON.parse(`${alarms()[0]}`)).toMatchObject({ level: 50, waiting: 1, dead: 0 });
});
