import { expect, test } from 'vitest';
import { refusal, startSmtpInbox } from '../../../tests/server/testing/smtp-inbox.ts';
import { loadConfig } from '../../settings/config.ts';
import type { Mail } from './mail.ts';
import { createMailer } from './mailer.ts';
import { watchMail } from './watched-mailer.ts';

const MAIL: Mail = {
  reference: 'JFM-7K3Q-24',
  replyTo: null,
  subject: 'Quote request',
  text: '',
  html: '',
};
const VISITOR = { name: 'Thandi', address: 'thandi@visitor.example' };

/** A mailer to two addresses; the mail server refuses those that are in the set. */
async function twoAddresses() {
  const refusing = new Set<string>();
  const inbox = await startSmtpInbox({
    onRcptTo: ({ address }, _session, callback) =>
      callback(refusing.has(address) ? refusal(550, '5.1.1 no such user') : null),
  });
  const mailer = createMailer(
    loadConfig({ SMTP_URL: inbox.url, TEAM_INBOX: 'desk@movers.example, owner@movers.exmaple' }),
  );
  return { mailer: watchMail(mailer), refusing };
}

test('a mail that goes to some of the team is sent, and names who did not get it', async () => {
  const { mailer, refusing } = await twoAddresses();
  expect(await mailer.deliver(MAIL)).not.toHaveProperty('refused');
  refusing.add('owner@movers.exmaple');
  expect(await mailer.deliver(MAIL)).toMatchObject({
    status: 'sent',
    refused: [
      {
        address: 'owner@movers.exmaple',
        reason: expect.stringContaining('550 5.1.1 no such user'),
      },
    ],
  });
});

test('a refusal of our mail is remembered until a mail goes out', async () => {
  const { mailer, refusing } = await twoAddresses();
  const all = ['desk@movers.example', 'owner@movers.exmaple'];
  for (const address of all) refusing.add(address);
  expect(mailer.refusals.has('mail')).toBe(false);
  await mailer.deliver(MAIL);
  expect(mailer.refusals.has('mail')).toBe(true);
  // A visitor's wrong address is not our fault.
  refusing.clear();
  await mailer.deliver(MAIL);
  expect(mailer.refusals.has('mail')).toBe(false);
  refusing.add(VISITOR.address);
  await mailer.deliver({ ...MAIL, to: VISITOR });
  expect(mailer.refusals.has('mail')).toBe(false);
});

test('a refused address is remembered until a mail goes to all of the team', async () => {
  const { mailer, refusing } = await twoAddresses();
  await mailer.deliver(MAIL);
  expect(mailer.refusals.has('address')).toBe(false);
  refusing.add('owner@movers.exmaple');
  await mailer.deliver(MAIL);
  await mailer.deliver({ ...MAIL, to: VISITOR });
  expect(mailer.refusals.has('address')).toBe(true);
  refusing.add('desk@movers.example');
  expect(await mailer.deliver(MAIL)).toMatchObject({ status: 'failed' });
  expect(mailer.refusals.has('address')).toBe(true);
  refusing.clear();
  await mailer.deliver(MAIL);
  expect(mailer.refusals.has('address')).toBe(false);
});
