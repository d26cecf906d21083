import { expect, test } from 'vitest';
import { quoted } from '../../../tests/server/testing/sample-history.ts';
import {
  openDesk,
  setMail,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import { turnOnWebhooks } from '../../notifications/webhooks/webhook-switch.ts';
import { giveUpWebhooks } from '../../sending/outbox/webhook.queries.ts';

async function deskWithMail() {
  const desk = openDesk();
  const mails = await desk.using(async (db) => {
    const fresh = await storeRequest(db);
    const failing = await storeRequest(db);
    const dead = await storeMessage(db);
    const sent = await storeRequest(db);
    const inHand = await storeRequest(db);
    const lastError = 'connect ECONNREFUSED 127.0.0.1:587';
    const runAt = '2026-11-22T09:30:00.000Z';
    await setMail(db, failing, { attempts: 3, lastError, runAt });
    await setMail(db, dead, { state: 'dead', attempts: 1, lastError: '550 no such inbox' });
    await setMail(db, sent, { state: 'sent', finishedAt: '2026-11-21T20:33:14.000Z' });
    await setMail(db, inHand, { leaseId: 'of a server', runAt });
    return { fresh, failing, dead, sent, inHand };
  });
  return { ...desk, mails };
}

test('shows what has not gone out, given up first, with why and when', async () => {
  const { leads, mails } = await deskWithMail();
  const { exitCode, out } = await leads('outbox');
  expect(exitCode).toBe(0);
  expect(out).toBe(
    `${mails.dead.reference}, message, dead, since 2026-11-21 22:33
  tries: 1, next try: none
  550 no such inbox

${mails.fresh.reference}, request, waiting, since 2026-11-21 22:33
  tries: 0, next try: at once

${mails.failing.reference}, request, waiting, since 2026-11-21 22:33
  tries: 3, next try: 2026-11-22 11:30
  connect ECONNREFUSED 127.0.0.1:587

${mails.inHand.reference}, request, waiting, since 2026-11-21 22:33
  tries: 0, next try: being tried
`,
  );
  const { out: json } = await leads('outbox --json');
  expect(JSON.parse(json).mails[0]).toMatchObject({
    reference: mails.dead.reference,
    channel: 'mail',
    kind: 'received',
    about: 'message',
    state: 'dead',
    attempts: 1,
    runAt: null,
  });
});

test('webhooks are listed too, and tried again with the mail', async () => {
  const { leads, using } = openDesk();
  const { reference } = await using(async (db) => {
    await turnOnWebhooks(db, new Date());
    const stored = await storeRequest(db);
    await storeEvents(db, stored, [quoted()]);
    await setMail(db, stored, { state: 'sent', finishedAt: '2026-11-21T20:33:14.000Z' });
    await giveUpWebhooks(db, 'HTTP 410', new Date('2026-11-21T20:34:00.000Z'));
    return stored;
  });
  const { out } = await leads('outbox');
  expect(out).toContain(`${reference}, webhook request.received, dead, since 2026-11-21 22:33
  tries: 0, next try: none
  HTTP 410
`);
  expect(out).toContain(`${reference}, webhook request.quoted, dead, since 2026-11-22 10:00`);
  expect(await leads(`retry ${reference}`)).toMatchObject({ exitCode: 0 });
  const { mails } = JSON.parse((await leads('outbox --json')).out);
  expect(mails).toMatchObject([
    { channel: 'webhook', kind: 'request.received', state: 'waiting' },
    { channel: 'webhook', kind: 'request.quoted', state: 'waiting' },
  ]);
});

test('retry makes one of them due at once, with all its tries', async () => {
  const { leads, mails } = await deskWithMail();
  expect(await leads(`retry ${mails.dead.reference}`)).toMatchObject({ exitCode: 0 });
  const found = JSON.parse((await leads('outbox --json')).out).mails;
  expect(found.map(({ state }: { state: string }) => state)).not.toContain('dead');
  expect(found).toContainEqual(
    expect.objectContaining({
      reference: mails.dead.reference,
      attempts: 0,
      runAt: '1970-01-01T00:00:00.000Z',
    }),
  );
});

test('retry --all leaves alone what is in hand and what went out', async () => {
  const { leads, mails, using } = await deskWithMail();
  expect(await leads('retry --all')).toMatchObject({ exitCode: 0, out: 'Due at once: 3.\n' });
  const states = await using((db) =>
    db.selectFrom('outbox').select(['submissionId', 'state', 'leaseId']).execute(),
  );
  const of = ({ id }: { id: string }) => states.find(({ submissionId }) => submissionId === id);
  expect(of(mails.sent)?.state).toBe('sent');
  expect(of(mails.inHand)?.leaseId).toBe('of a server');
});

test('retry says why it does nothing', async () => {
  const { leads, mails } = await deskWithMail();
  for (const [reference, reason] of [
    [mails.sent.reference, 'went out on Saturday 21 November 2026'],
    [mails.inHand.reference, 'A server is sending'],
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
