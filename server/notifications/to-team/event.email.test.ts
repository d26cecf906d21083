import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LABELS } from '../../../domain/request/labels.ts';
import { COMPOSING } from '../../../tests/server/testing/composing.ts';
import { outboxIsEmpty } from '../../../tests/server/testing/outbox-waiting.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { startSmtpInbox } from '../../../tests/server/testing/smtp-inbox.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { storeRequest } from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import type { Mail, Mailer } from '../../sending/mail/mail.ts';
import { createMailer } from '../../sending/mail/mailer.ts';
import { createOutboxWorker } from '../../sending/outbox/outbox.worker.ts';
import { loadConfig } from '../../settings/config.ts';
import { createLog } from '../../settings/log.ts';
import { changeMove } from '../../your-move/change-move.ts';
import { deleteMove } from '../../your-move/delete-move.ts';
import { composeDeletionMail } from '../../your-move/deletion.email.ts';
import { actOnMove } from '../../your-move/visitor-action.ts';
import { composeCallMail, composeChangedMail } from './event.email.ts';
import { composeReceivedMail } from './received.email.ts';

const WHEN = new Date('2026-11-22T08:00:00Z');
const LATER = { ...SAMPLE_REQUEST, moveDate: '2026-12-08' };

/** A stored request; the mails about what its visitor does are composed on demand. */
async function withQuote(changes: Parameters<typeof storeRequest>[1] = {}) {
  const db = await openTestDatabase();
  const key = newLinkKey();
  const reference = 'JFM-7K3Q-24';
  const subject = `Thandi Nkosi: Boskruin to Fourways [${reference}]`;
  await storeRequest(db, { reference, linkKey: key, subject, ...changes });
  const mails = async (): Promise<(Mail | undefined)[]> => {
    const rows = await db.selectFrom('outbox').selectAll().orderBy('event').execute();
    return Promise.all(
      rows
        .filter(({ event }) => event !== null)
        .map((row) =>
          (row.kind === 'call' ? composeCallMail : composeChangedMail)(db, row, COMPOSING),
        ),
    );
  };
  return { db, key, mails };
}

describe('the mail about a change', () => {
  test('opens with what is different, and has all of it as it is now', async () => {
    const { db, key, mails } = await withQuote();
    const inventory = { ...SAMPLE_REQUEST.inventory, living: ['sofa', 'bookshelf'] as const };
    const changed = { ...LATER, inventory: { ...inventory, living: [...inventory.living] } };
    await changeMove(db, key, changed, WHEN);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      sender: 'Changed: Thandi Nkosi',
      subject: 'Re: Thandi Nkosi: Boskruin to Fourways [JFM-7K3Q-24]',
      replyTo: { name: 'Thandi Nkosi', address: 'thandi@visitor.example' },
    });
    expect(mail?.text).toContain(`Changed: Thandi Nkosi, Boskruin to Fourways

WHAT IS DIFFERENT
- ${LABELS.moveDate}: Tuesday 8 December 2026, was Saturday 5 December 2026
- Living room: added Bookshelf, removed TV

Thandi Nkosi changed the request on Sunday 22 November 2026 at 10:00.`);
    expect(mail?.text).toContain('Call 082 555 0119: tel:+27825550119');
    expect(mail?.text).toContain('Living room: Sofa, Bookshelf');
    expect(mail?.html).toContain('<li>Living room: added Bookshelf, removed TV</li>');
    expect(mail?.html).toContain('https://wa.me/27825550119');
    expect(mail?.html).not.toContain('href=""');
  });

  test('says what it changed, even when another change came before it went out', async () => {
    const { db, key, mails } = await withQuote();
    await changeMove(db, key, LATER, WHEN);
    const second = { ...LATER, phone: '011 555 0100' };
    await changeMove(db, key, second, new Date('2026-11-22T08:01:00Z'));
    const [first, then] = await mails();
    expect(first?.text).toContain(`- ${LABELS.moveDate}: Tuesday 8 December 2026, was`);
    expect(first?.text).not.toContain(`- ${LABELS.phone}`);
    expect(then?.text).toContain(`- ${LABELS.phone}: 011 555 0100, was 082 555 0119`);
    expect(then?.text).not.toContain(`- ${LABELS.moveDate}`);
    for (const mail of [first, then]) expect(mail?.text).toContain('\nPhone: 011 555 0100\n');
  });

  test('cannot be bent by what somebody wrote', async () => {
    const { db, key, mails } = await withQuote();
    const additionalNotes = '<img src=x onerror=alert(1)>"&';
    await changeMove(
      db,
      key,
      { ...SAMPLE_REQUEST, additionalNotes, name: 'A, <b@evil.example>' },
      WHEN,
    );
    const [mail] = await mails();
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain(
      `${LABELS.additionalNotes}: “&lt;img src=x onerror=alert(1)&gt;&quot;&amp;”, was`,
    );
    const inbox = await startSmtpInbox();
    const mailer = createMailer(
      loadConfig({ SMTP_URL: inbox.url, TEAM_INBOX: 'desk@movers.example' }),
    );
    if (mail) await mailer.deliver(mail);
    expect(inbox.received[0]?.recipients).toEqual(['desk@movers.example']);
    expect(inbox.received[0]?.replyTo).toEqual([
      { name: 'A, <b@evil.example>', address: SAMPLE_REQUEST.email },
    ]);
  });
});

test('the mail about a call says whom, and how, and suspects nobody', async () => {
  const { db, key, mails } = await withQuote({ flag: 'too-fast' });
  await actOnMove(db, key, { kind: 'call' }, WHEN);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    sender: 'Please call: Thandi Nkosi',
    important: true,
  });
  expect(mail).not.toHaveProperty('suspected');
  expect(mail?.text).toContain(
    'Thandi Nkosi asked for a call on Sunday 22 November 2026 at 10:00.',
  );
  expect(mail?.text).toContain('Call 082 555 0119: tel:+27825550119');
  expect(mail?.replyTo).toEqual({ name: 'Thandi Nkosi', address: 'thandi@visitor.example' });
});

test('the mail about a deletion names the reference, and nothing of the person', async () => {
  const { db, key } = await withQuote();
  await deleteMove(db, key, WHEN);
  const inbox = await startSmtpInbox();
  await deliverAll(db, createMailer(loadConfig({ SMTP_URL: inbox.url })));
  const [mail] = inbox.received;
  expect(mail?.subject).toBe('Deleted by the visitor [JFM-7K3Q-24]');
  expect(mail?.text).toContain('Please delete your copies.');
  expect(mail?.replyTo).toBeUndefined();
  const said = JSON.stringify(mail);
  const { name, email, phone, fromAddress, toAddress } = SAMPLE_REQUEST;
  for (const personal of [name, email, phone, fromAddress, toAddress, 'Thandi', key]) {
    expect(said).not.toContain(personal);
  }
});

/** Sends the waiting mail, as the server does. */
async function deliverAll(db: Database, mailer: Mailer, during = async () => {}) {
  const never = async () => undefined;
  const compose = {
    received: composeReceivedMail,
    changed: composeChangedMail,
    call: composeCallMail,
    deletion: composeDeletionMail,
    quote: never,
    answer: never,
    acceptance: never,
    confirmation: never,
    cancellation: never,
    'day-before': never,
    bill: never,
    'bill-copy': never,
    correction: never,
    link: never,
    undelivered: never,
    reminder: never,
    morning: never,
    digest: never,
    'sign-in': never,
    'contact-changed': never,
    acknowledgement: never,
    'signed-in': never,
  };
  const log = createLog('silent');
  const worker = createOutboxWorker({
    db,
    mailer,
    compose,
    siteUrl: '',
    log,
    now: () => new Date(),
    pollMs: 5,
  });
  onTestFinished(() => worker.stop());
  worker.start();
  await during();
  await outboxIsEmpty(db);
  await worker.stop();
}

test('a request that is deleted before its first mail went out is only a notice', async () => {
  const { db, key } = await withQuote();
  await changeMove(db, key, LATER, WHEN);
  await deleteMove(db, key, WHEN);
  const inbox = await startSmtpInbox();
  await deliverAll(db, createMailer(loadConfig({ SMTP_URL: inbox.url })));
  expect(inbox.received.map(({ subject }) => subject)).toEqual([
    'Deleted by the visitor [JFM-7K3Q-24]',
  ]);
});

test('all mails about a request are one conversation, even after it was changed', async () => {
  const { db, key } = await withQuote();
  const inbox = await startSmtpInbox();
  const config = loadConfig({ SMTP_URL: inbox.url, MAIL_FROM: 'website@movers.example' });
  await deliverAll(db, createMailer(config));
  const toAddress = '1 Beach Road, Sea Point, Cape Town';
  await changeMove(db, key, { ...LATER, toAddress, name: 'T. Nkosi' }, WHEN);
  const moveDate = 'some day in May';
  await changeMove(db, key, { ...SAMPLE_REQUEST, toAddress, moveDate }, WHEN);
  await actOnMove(db, key, { kind: 'call' }, WHEN);
  await deliverAll(db, createMailer(config));
  await deleteMove(db, key, WHEN);
  await deliverAll(db, createMailer(config));

  const [first, ...others] = inbox.received;
  expect(others).toHaveLength(4);
  for (const mail of others) {
    expect(mail).toMatchObject({ inReplyTo: first?.messageId, references: first?.messageId });
  }
  // Gmail also needs the same subject. The notice of a deletion has no personal data.
  for (const { subject } of others.slice(0, 3)) expect(subject).toBe(`Re: ${first?.subject}`);
  const important = (mail: typeof first) =>
    mail?.headers.some(({ key, value }) => key === 'importance' && /high/i.test(value));
  expect(inbox.received.map((mail) => mail.from?.name)).toEqual(
    expect.arrayContaining(['Thandi Nkosi via website', 'Please call: Thandi Nkosi']),
  );
  expect(inbox.received.filter(important).map((mail) => mail.from?.name)).toEqual([
    'Please call: Thandi Nkosi',
  ]);
});

test('each mail is a separate file', async () => {
  const folder = temporaryFolder();
  const { db, key } = await withQuote();
  await changeMove(db, key, LATER, WHEN);
  await changeMove(db, key, SAMPLE_REQUEST, WHEN);
  await actOnMove(db, key, { kind: 'call' }, WHEN);
  await deliverAll(db, createMailer(loadConfig({ MAIL_DIR: folder })));
  const subjects = readdirSync(folder).map(async (name) => {
    const { subject } = await PostalMime.parse(readFileSync(join(folder, name)));
    return subject?.split(' ')[0];
  });
  expect((await Promise.all(subjects)).toSorted()).toEqual(['Re:', 'Re:', 'Re:', 'Thandi']);
});
