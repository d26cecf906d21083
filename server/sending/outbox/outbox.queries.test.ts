import { expect, test } from 'vitest';
import { insertVisitorMail } from '../../../tests/server/testing/insert-visitor-mail.ts';
import { SAMPLE_QUOTE } from '../../../tests/server/testing/sample-history.ts';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { setMail, storeEvents, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import { leaseDue } from './lease.repository.ts';
import {
  deleteDeletionMail,
  deleteMorningMailBefore,
  deleteSentMails,
  findDeletionMail,
  findMailStates,
  findTriedMails,
  findUnsent,
  makeDue,
  retryMail,
} from './outbox.queries.ts';
import { insertMail } from './outbox.repository.ts';
import { findUnsentNews } from './unsent-news.queries.ts';

const AT = '2026-11-21T06:00:00.000Z';
const DEAD = { state: 'dead', attempts: 31, runAt: AT, finishedAt: AT, lastError: '550' } as const;
const AGAIN = { state: 'waiting', attempts: 0, runAt: '1970-01-01T00:00:00.000Z' };

async function states(db: Database) {
  const query = db.selectFrom('outbox').select(['kind', 'about', 'state']);
  return (await query.orderBy('id').execute()).map(({ about, state }) => [about, state]);
}

function mailOf(db: Database, { id }: { id: string }) {
  const query = db.selectFrom('outbox').selectAll().where('submissionId', '=', id);
  return query.executeTakeFirstOrThrow();
}

test('the state of a request’s mail is told, and of nobody else’s', async () => {
  const db = await openTestDatabase();
  const [mine, other] = [await storeRequest(db), await storeRequest(db)];
  await setMail(db, mine, DEAD);
  const state = { kind: 'received', event: null, leaseId: null };
  const dead = { ...state, submissionId: mine.id, state: 'dead', finishedAt: AT };
  const waiting = { ...state, submissionId: other.id, state: 'waiting', finishedAt: null };
  expect(await findMailStates(db, [])).toEqual([]);
  expect(await findMailStates(db, [mine.id])).toEqual([dead]);
  const both = await findMailStates(db, [mine.id, other.id]);
  expect(both).toHaveLength(2);
  expect(both).toEqual(expect.arrayContaining([dead, waiting]));
});

test('the mail about a deletion is found, and deleted with its notice', async () => {
  const db = await openTestDatabase();
  for (const about of ['JFM-2222-22', 'JFM-3333-33'])
    await insertMail(db, { kind: 'deletion', about });
  await insertMail(db, { kind: 'morning', about: 'JFM-2222-22' });
  expect(await findDeletionMail(db, 'JFM-2222-22')).toMatchObject([{ kind: 'deletion' }]);
  expect(await findDeletionMail(db, 'JFM-4444-44')).toEqual([]);
  await deleteDeletionMail(db, ['JFM-2222-22']);
  const left = await db.selectFrom('outbox').select(['kind', 'about']).orderBy('kind').execute();
  expect(left).toEqual([
    { kind: 'deletion', about: 'JFM-3333-33' },
    { kind: 'morning', about: 'JFM-2222-22' },
  ]);
});

test('a quote whose mail failed and is tried again is news that a visitor does not have', async () => {
  const db = await openTestDatabase();
  const stored = await storeRequest(db);
  // A mail of another kind that failed does not count.
  await setMail(db, stored, { attempts: 3 });
  await storeEvents(db, stored, [{ kind: 'quoted', via: 'email', quote: SAMPLE_QUOTE }]);
  await insertVisitorMail(db, { kind: 'quote', submissionId: stored.id, event: 1 });
  expect(await findUnsentNews(db)).toEqual(new Map());
  const setQuote = (changes: object) =>
    db.updateTable('outbox').set(changes).where('event', '=', 1).execute();
  await setQuote({ attempts: 1 });
  expect(await findUnsentNews(db)).toEqual(new Map([[stored.id, ['quote']]]));
  await setQuote({ kind: 'confirmation' });
  expect(await findUnsentNews(db)).toEqual(new Map([[stored.id, ['confirmation']]]));
  await setQuote({ kind: 'quote' });
  await setQuote({ state: 'dead' });
  expect(await findUnsentNews(db)).toEqual(new Map());
});

test('mail that has not gone out is listed, given up first, with its reference and since when', async () => {
  const db = await openTestDatabase();
  const waiting = await storeRequest(db, { receivedAt: '2026-11-20T06:00:00.000Z' });
  const sent = await storeRequest(db);
  const dead = await storeRequest(db, { receivedAt: AT });
  await setMail(db, sent, { state: 'sent', finishedAt: AT });
  await setMail(db, dead, DEAD);
  await storeEvents(db, waiting, [{ kind: 'call', at: '2026-11-21T09:00:00.000Z' }]);
  await insertMail(db, { kind: 'call', submissionId: waiting.id, event: 1 });
  await insertMail(db, { kind: 'deletion', about: 'JFM-2222-22' });
  const listed = await findUnsent(db);
  expect(listed.map(({ kind, reference, since }) => [kind, reference, since])).toEqual([
    ['received', dead.reference, AT],
    ['received', waiting.reference, '2026-11-20T06:00:00.000Z'],
    ['call', waiting.reference, '2026-11-21T09:00:00.000Z'],
    ['deletion', 'JFM-2222-22', null],
  ]);
  expect(listed[0]).toEqual({
    ...DEAD,
    channel: 'mail',
    kind: 'received',
    about: 'request',
    leaseId: null,
    reference: dead.reference,
    since: AT,
  });
});

test('the team retries all mail, that of some requests, or that about a deletion', async () => {
  const db = await openTestDatabase();
  const [one, two] = [await storeRequest(db), await storeRequest(db)];
  await insertMail(db, { kind: 'deletion', about: 'JFM-2222-22' });
  await insertMail(db, { kind: 'morning', about: 'JFM-2222-22' });
  const giveUp = () => db.updateTable('outbox').set(DEAD).execute();
  const retried = async () => {
    const query = db.selectFrom('outbox').select('kind').where('state', '=', 'waiting');
    return (await query.orderBy('id').execute()).map(({ kind }) => kind);
  };
  // A row that waits for a pause is due at once too.
  await setMail(db, one, { attempts: 12, runAt: '2026-11-21T12:00:00.000Z' });
  expect(await retryMail(db, { submissionIds: [one.id] })).toBe(1);
  expect(await mailOf(db, one)).toMatchObject({ ...AGAIN, finishedAt: null });
  await giveUp();
  expect(await retryMail(db, { submissionIds: [two.id] })).toBe(1);
  expect(await mailOf(db, two)).toMatchObject({ ...AGAIN, finishedAt: null });
  expect(await mailOf(db, one)).toMatchObject(DEAD);
  await giveUp();
  expect(await retryMail(db, { deletion: 'JFM-2222-22' })).toBe(1);
  expect(await retried()).toEqual(['deletion']);
  await giveUp();
  expect(await retryMail(db, 'all')).toBe(4);
  expect(await retried()).toHaveLength(4);
});

test('what was tried for one visitor is found, and made due at once, and nothing else', async () => {
  const db = await openTestDatabase();
  const [mine, other] = [await storeRequest(db), await storeRequest(db)];
  // The mail to the team failed too.
  await setMail(db, mine, DEAD);
  const states = {
    dead: DEAD,
    paused: { attempts: 2, runAt: AT },
    new: {},
    sent: { state: 'sent', attempts: 3, finishedAt: AT },
    leased: { attempts: 1, leaseId: 'theirs' },
  } as const;
  const quoted = { kind: 'quoted', via: 'email', quote: SAMPLE_QUOTE } as const;
  await storeEvents(
    db,
    mine,
    Object.keys(states).map(() => quoted),
  );
  await storeEvents(db, other, [quoted]);
  const events = Object.values(states).map((state, index) => ({ state, event: index + 1 }));
  for (const { state, event } of events) {
    await insertVisitorMail(db, { kind: 'quote', submissionId: mine.id, event });
    const all = { finishedAt: null, ...state };
    const query = db.updateTable('outbox').set(all).where('submissionId', '=', mine.id);
    await query.where('event', '=', event).execute();
  }
  await insertVisitorMail(db, { kind: 'quote', submissionId: other.id, event: 1 });
  await db.updateTable('outbox').set(DEAD).where('submissionId', '=', other.id).execute();

  const tried = await findTriedMails(db, mine.id);
  expect(tried.map(({ kind, event }) => [kind, event])).toEqual([
    ['quote', 1],
    ['quote', 2],
    ['quote', 4],
    ['quote', 5],
  ]);
  await makeDue(db, []);
  await makeDue(
    db,
    tried.filter(({ leaseId }) => leaseId === null).map(({ id }) => id),
  );
  const rows = await db.selectFrom('outbox').selectAll().where('state', '=', 'waiting').execute();
  const due = rows.filter(({ attempts, runAt }) => attempts === 0 && runAt === AGAIN.runAt);
  expect(due.map(({ event, finishedAt }) => [event, finishedAt])).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, null],
  ]);
});

test('mail that was sent, or is being sent, is not retried', async () => {
  const db = await openTestDatabase();
  const [sent, leased] = [await storeRequest(db), await storeRequest(db)];
  await setMail(db, sent, { state: 'sent', finishedAt: AT });
  await leaseDue(db, 'mail', new Date(AT));
  expect(await retryMail(db, 'all')).toBe(0);
  expect((await mailOf(db, sent)).state).toBe('sent');
  expect((await mailOf(db, leased)).leaseId).not.toBeNull();
});

test('morning mails of earlier days are deleted, and links that were sent before', async () => {
  const db = await openTestDatabase();
  const stored = await storeRequest(db);
  await setMail(db, stored, { state: 'sent', finishedAt: AT });
  for (const about of ['2026-11-20', '2026-11-21'])
    await insertMail(db, { kind: 'morning', about });
  for (const about of ['early', 'late', 'waits']) await insertMail(db, { kind: 'sign-in', about });
  const finish = (about: string, finishedAt: string) =>
    db
      .updateTable('outbox')
      .set({ state: 'sent', finishedAt })
      .where('about', '=', about)
      .execute();
  await finish('early', '2026-11-22T05:59:59.999Z');
  await finish('late', '2026-11-22T06:00:00.000Z');
  await deleteMorningMailBefore(db, '2026-11-21');
  await deleteSentMails(db, ['sign-in'], '2026-11-22T06:00:00.000Z');
  expect((await states(db)).toSorted()).toEqual(
    [
      [null, 'sent'],
      ['2026-11-21', 'waiting'],
      ['late', 'sent'],
      ['waits', 'waiting'],
    ].toSorted(),
  );
});
