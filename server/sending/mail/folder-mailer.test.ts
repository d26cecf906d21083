import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { COMPOSING } from '../../../tests/server/testing/composing.ts';
import { storedRequest } from '../../../tests/server/testing/sample-request.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { receivedMail } from '../../notifications/to-team/received.email.ts';
import { loadConfig } from '../../settings/config.ts';
import { createMailer } from './mailer.ts';

const MAIL = receivedMail(storedRequest(), COMPOSING);

test('a mail is one file that any mail program opens, for our eyes only', async () => {
  const folder = join(temporaryFolder(), 'var', 'mail');
  const mailer = createMailer(loadConfig({ MAIL_DIR: folder }));
  expect(await mailer.deliver(MAIL)).toMatchObject({ status: 'sent' });
  expect(readdirSync(folder)).toEqual(['JFM-7K3Q-24.eml']);
  const file = join(folder, 'JFM-7K3Q-24.eml');
  expect(await PostalMime.parse(readFileSync(file))).toMatchObject({
    subject: MAIL.subject,
    messageId: expect.stringMatching(/^<JFM-7K3Q-24@/),
    replyTo: [MAIL.replyTo],
    text: expect.stringContaining('The piano goes to Gogo.'),
    html: expect.stringContaining('The piano goes to Gogo.'),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each([
  ['METHOD:CANCEL\r\nBEGIN:VEVENT', /^Content-Type: text\/calendar;[^:]* method=CANCEL\b/m],
  ['BEGIN:VEVENT', /^Content-Type: text\/calendar;(?![^:]* method=)/m],
])('the type of a calendar file names its method: %j', async (lines, type) => {
  const folder = temporaryFolder();
  const calendar = `BEGIN:VCALENDAR\r\n${lines}\r\n`;
  await createMailer(loadConfig({ MAIL_DIR: folder })).deliver({ ...MAIL, calendar });
  expect(readFileSync(join(folder, 'JFM-7K3Q-24.eml'), 'utf8')).toMatch(type);
});

test('a second try replaces the file of the first', async () => {
  const folder = temporaryFolder();
  const mailer = createMailer(loadConfig({ MAIL_DIR: folder }));
  await mailer.deliver(MAIL);
  await mailer.deliver(MAIL);
  expect(readdirSync(folder)).toEqual(['JFM-7K3Q-24.eml']);
});

test('a folder that cannot be written is a failure to be tried again', async () => {
  const mailer = createMailer(loadConfig({ MAIL_DIR: '/dev/null/mail' }));
  expect(await mailer.deliver(MAIL)).toMatchObject({
    status: 'failed',
    fault: 'unavailable',
    reason: expect.stringContaining('ENOTDIR'),
  });
});
