import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { COMPOSING } from '../../tests/server/testing/composing.ts';
import { quoted } from '../../tests/server/testing/sample-history.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { storeEvents, storeRequest } from '../../tests/server/testing/test-desk.ts';
import type { Mail } from '../sending/mail/mail.ts';
import { eventMail } from './case-mail.ts';

const MAIL: Mail = {
  reference: 'JFM-7K3Q-24',
  replyTo: null,
  subject: 'About an event',
  text: '',
  html: '',
};

/** A request that was quoted, accepted, and then quoted again. */
async function withEvents() {
  const db = await openTestDatabase();
  const stored = await storeRequest(db);
  await storeEvents(db, stored, [
    quoted(),
    { kind: 'accepted', about: 1 },
    quoted({ price: 7000 }),
  ]);
  return { db, id: stored.id, reference: stored.reference };
}

test('a mail about an event has the event, its request, and where answers go', async () => {
  const { db, id, reference } = await withEvents();
  const siteUrl = 'https://movers.example';
  const compose = eventMail(
    'answer',
    ['call', 'quoted'],
    ({ stored }, { event, siteUrl: site }) => ({
      ...MAIL,
      subject: [stored.reference, event.kind, event.number, site].join(),
    }),
  );
  const about = { submissionId: id, event: 3, about: null };
  const mail = await compose(db, about, { ...COMPOSING, siteUrl });
  expect(mail?.subject).toBe(`${reference},quoted,3,${siteUrl}`);
});

test('a mail is dropped when its event is gone or another', async () => {
  const { db, id } = await withEvents();
  const compose = eventMail('answer', ['accepted'], () => MAIL);
  for (const about of [
    { submissionId: null, event: 2 },
    { submissionId: 'another', event: 2 },
    { submissionId: id, event: 4 },
    { submissionId: id, event: null },
    { submissionId: id, event: 3 },
  ]) {
    expect(await compose(db, { ...about, about: null }, COMPOSING)).toBeUndefined();
  }
});

test('the visitor is not told what has been overtaken, and the team is', async () => {
  const { db, id } = await withEvents();
  const about = { submissionId: id, event: 1, about: null };
  expect(await eventMail('quote', ['quoted'], () => MAIL)(db, about, COMPOSING)).toBeUndefined();
  expect(await eventMail('answer', ['quoted'], () => MAIL)(db, about, COMPOSING)).toBe(MAIL);
});

test('a mail about an event that only another version can read waits for that version', async () => {
  const { db, id } = await withEvents();
  await sql`update events set kind = 'surveyed' where number = 2`.execute(db);
  const about = { submissionId: id, event: 2, about: null };
  const compose = eventMail('answer', ['accepted'], () => MAIL);
  await expect(compose(db, about, COMPOSING)).rejects.toThrow('cannot read the event');
});
