import { expect, test } from 'vitest';
import {
  openDesk,
  setMail,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';

async function deskWithMail() {
  const desk = openDesk();
  const mails = await desk.using(async (db) => {
    const fresh = await storeRequest(db);
    const failing = await storeRequest(db);
    const parked = await storeMessage(db);
    const sent = await storeRequest(db);
    const inHand = await storeRequest(db);
    const lastError = 'connect ECONNREFUSED 127.0.0.1:587';
    const dueAt = '2026-11-22T09:30:00.000Z';
    await setMail(db, failing, { failures: 3, lastError, dueAt });
    await setMail(db, parked, { state: 'parked', failures: 1, lastError: '550 no such inbox' });
    await setMail(db, sent, { state: 'sent', settledAt: '2026-11-21T20:33:14.000Z' });
    await setMail(db, inHand, { leaseId: 'of a server', dueAt });
    return { fresh, failing, parked, sent, inHand };
  });
  return { ...desk, mails };
}

test('shows what has not gone out, given up first, with why and when', async () => {
  const { leads, mails } = await deskWithMail();
  const { exitCode, out } = await leads('outbox');
  const [, ...lines] = out.trimEnd().split('\n');
  expect(exitCode).toBe(0);
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    [
      mails.parked.reference,
      'message',
      'parked',
      '2026-11-21 22:33',
      '1',
      'none',
      '550 no such inbox',
    ],
    [mails.fresh.reference, 'quote', 'waiting', '2026-11-21 22:33', '0', 'at once'],
    [
      mails.failing.reference,
      'quote',
      'waiting',
      '2026-11-21 22:33',
      '3',
      '2026-11-22 11:30',
      'connect ECONNREFUSED 127.0.0.1:587',
    ],
    [mails.inHand.reference, 'quote', 'waiting', '2026-11-21 22:33', '0', 'being tried'],
  ]);
  const { out: json } = await leads('outbox --json');
  expect(JSON.parse(json).mails[0]).toMatchObject({
    reference: mails.parked.reference,
    kind: 'message',
    state: 'parked',
    failures: 1,
    nextTryAt: null,
  });
});

test('retry makes one of them due at once, with all its tries', async () => {
  const { leads, mails } = await deskWithMail();
  expect(await leads(`retry ${mails.parked.reference}`)).toMatchObject({ exitCode: 0 });
  const found = JSON.parse((await leads('outbox --json')).out).mails;
  expect(found.map(({ state }: { state: string }) => state)).not.toContain('parked');
  expect(found).toContainEqual(
    expect.objectContaining({
      reference: mails.parked.reference,
      failures: 0,
      nextTryAt: '1970-01-01T00:00:00.000Z',
    }),
  );
});

test('retry --all leaves alone what is in hand and what went out', async () => {
  const { leads, mails, using } = await deskWithMail();
  expect(await leads('retry --all')).toMatchObject({ exitCode: 0, out: 'Due at once: 3.\n' });
  const states = await using((db) =>
    db.selectFrom('outbox').select(['subjectId', 'state', 'leaseId']).execute(),
  );
  const of = ({ id }: { id: string }) => states.find(({ subjectId }) => subjectId === id);
  expect(of(mails.sent)?.state).toBe('sent');
  expect(of(mails.inHand)?.leaseId).toBe('of a server');
});

test('retry says why it does nothing', async () => {
  const { leads, mails } = await deskWithMail();
  for (const [reference, reason] of [
    [mails.sent.reference, 'went out on Saturday 21 November 2026'],
    [mails.inHand.reference, 'in hand'],
    ['JFM-GGGG-GG', 'Nothing has the reference'],
  ]) {
    const { exitCode, err } = await leads(`retry ${reference}`);
    expect(exitCode).toBe(1);
    expect(err).toContain(reason);
  }
});

test('an empty outbox is said on stderr', async () => {
  const { leads, using } = openDesk();
  await using(async () => {});
  expect(await leads('outbox')).toMatchObject({ exitCode: 0, out: '' });
  expect(JSON.parse((await leads('outbox --json')).out)).toEqual({ mails: [] });
});
