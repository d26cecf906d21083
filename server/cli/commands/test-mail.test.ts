import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusal, startSmtpInbox } from '../../../tests/server/testing/smtp-inbox.ts';
import { openDesk } from '../../../tests/server/testing/test-desk.ts';

const TEAM = { TEAM_INBOX: 'desk@movers.example', SITE_URL: 'https://movers.example' };

test('one mail goes out at once, and the answer of the mail server is shown', async () => {
  const inbox = await startSmtpInbox();
  const { leads } = openDesk({ ...TEAM, SMTP_URL: inbox.url });
  const { exitCode, out } = await leads('test-mail');
  expect(exitCode).toBe(0);
  expect(out).toContain(`Sent to desk@movers.example, by 127.0.0.1:${inbox.port}.`);
  expect(out).toMatch(/The mail server says: 250 /);
  expect(inbox.received).toMatchObject([
    {
      recipients: ['desk@movers.example'],
      subject: expect.stringMatching(/^Test: email from .* arrives$/),
      text: expect.stringContaining('https://movers.example'),
    },
  ]);
});

test('the mail carries a link that signs in the owner’s phone, once there is a database', async () => {
  const inbox = await startSmtpInbox();
  const { leads, using } = openDesk({ ...TEAM, SMTP_URL: inbox.url });
  await leads('test-mail');
  expect(inbox.received.at(-1)?.text).not.toContain('/sign-in');
  await using(async () => {});
  await leads('test-mail');
  expect(inbox.received.at(-1)?.text).toMatch(/movers\.example\/sign-in#[A-Za-z0-9]{32}/);
});

test('an address that the mail server refuses is named, with those that got the mail', async () => {
  const inbox = await startSmtpInbox({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('owner') ? refusal(550, '5.1.1 no such user') : null),
  });
  const team = 'desk@movers.example, owner@movers.exmaple';
  const { leads } = openDesk({ ...TEAM, TEAM_INBOX: team, SMTP_URL: inbox.url });
  const { exitCode, out, err } = await leads('test-mail');
  expect(exitCode).toBe(1);
  expect(out).toBe('');
  expect(err).toContain('The email went to desk@movers.example, but not');
  expect(err).toMatch(/Refused: owner@movers\.exmaple\n.*5\.1\.1 no such user/);
});

test('a refused login is explained, and no password is shown', async () => {
  const inbox = await startSmtpInbox({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(refusal(535, 'Bad credentials')),
  });
  const url = inbox.url.replace('//', '//desk:hunter2@');
  const { exitCode, out, err } = await openDesk({ ...TEAM, SMTP_URL: url }).leads('test-mail');
  expect(exitCode).toBe(1);
  expect(err).toContain('535');
  expect(err).toContain('write %40 for @');
  expect(out + err).not.toContain('hunter2');
});

test('without a mail server it says that the mail is a file', async () => {
  const { leads, folder } = openDesk();
  const { exitCode, out } = await leads('test-mail');
  expect(exitCode).toBe(0);
  expect(out).toContain(`to files in ${join(folder, 'mail')} (SMTP_URL is not set)`);
  expect(readdirSync(join(folder, 'mail'))).toEqual([
    expect.stringMatching(/^TEST-[0-9a-f-]+\.eml$/),
  ]);
});

test('a script can tell the team something', async () => {
  const inbox = await startSmtpInbox();
  const { leads } = openDesk({ ...TEAM, SMTP_URL: inbox.url });
  expect(await leads('tell Backup')).toEqual({ exitCode: 0, out: '', err: '' });
  expect(inbox.received).toMatchObject([
    { subject: 'Website: Backup', text: expect.stringContaining('Backup') },
  ]);
  await inbox.close();
  expect(await leads('tell Backup')).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('Nobody was told'),
  });
});
