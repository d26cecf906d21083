import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { ANY_ADDRESS } from '../../../tests/server/testing/any-address.ts';
import { COMPOSING } from '../../../tests/server/testing/composing.ts';
import { storedRequest } from '../../../tests/server/testing/sample-request.ts';
import { refusal, startSmtpInbox } from '../../../tests/server/testing/smtp-inbox.ts';
import { tries } from '../../../tests/tries.ts';
import { receivedMail } from '../../notifications/to-team/received.email.ts';
import { loadConfig } from '../../settings/config.ts';
import type { Mail } from './mail.ts';
import { createMailer } from './mailer.ts';
import { usualMeaning } from './smtp-trouble.ts';
import { sendTestMail } from './try-mail.ts';

const MESSAGE_ID = '<JFM-7K3Q-24@movers.example>';

function configOf(url: string) {
  return loadConfig({
    SMTP_URL: url,
    TEAM_INBOX: '"Nkosi, Thandi" <thandi@movers.example>, desk@movers.example',
    MAIL_FROM: 'Quote desk <desk@movers.example>',
  });
}

function mailerTo(url: string) {
  return createMailer(configOf(url));
}

test('the team gets the mail complete, and a reply goes to the visitor', async () => {
  const inbox = await startSmtpInbox();
  const name = 'Änne "Koos", Nkosi <🚚>';
  const additionalNotes = `Grüße,\n${'🚚'.repeat(2000)}`;
  const mail = receivedMail(storedRequest({ name, additionalNotes }), COMPOSING);
  expect(await mailerTo(inbox.url).deliver(mail)).toMatchObject({ status: 'sent' });

  const [received] = inbox.received;
  expect(received).toMatchObject({
    recipients: ['thandi@movers.example', 'desk@movers.example'],
    messageId: MESSAGE_ID,
    subject: mail.subject,
    from: { name: `${name} via website`, address: 'desk@movers.example' },
    to: [
      { name: '', address: 'desk@movers.example' },
      { name: 'Nkosi, Thandi', address: 'thandi@movers.example' },
    ],
    replyTo: [{ name, address: 'thandi@visitor.example' }],
  });
  expect(received?.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
  expect(received?.html?.replaceAll('\r\n', '\n').trim()).toBe(mail.html.trim());
  expect(received?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('a mail has the date of its attempt, which may not be the machine’s', async () => {
  const inbox = await startSmtpInbox();
  const date = new Date('2026-11-27T20:06:18.000Z');
  await mailerTo(inbox.url).deliver(receivedMail(storedRequest(), COMPOSING), { date });
  expect(inbox.received[0]?.date).toBe(date.toISOString());
});

/** Not the number of a machine: '0.1' goes out as '0.0.0.1'. */
const isDomain = (address: string) => /\.[a-z][^.]*$/i.test(address);

const addressOf = ({ address = '' }: { address?: string | undefined }) => address;

/** On its way a domain is in small letters, and a name with odd dots in quotes. */
const asTyped = (sent: string) => sent.replace(/^"(.*)"@/, '$1@').toLowerCase();

test('a reply goes to any address that we take, and the mail about it to the team alone', {
  tags: 'property',
}, async () => {
  const inbox = await startSmtpInbox();
  const mailer = mailerTo(inbox.url);
  const mail = receivedMail(storedRequest(), COMPOSING);
  await fc.assert(
    fc.asyncProperty(ANY_ADDRESS.filter(isDomain), async (address) => {
      const replyTo = { name: 'Thandi', address };
      expect(await mailer.deliver({ ...mail, replyTo })).toMatchObject({ status: 'sent' });
      const received = inbox.received.at(-1);
      expect(received?.recipients).toEqual(['thandi@movers.example', 'desk@movers.example']);
      expect(received?.replyTo?.map(addressOf).map(asTyped)).toEqual([address.toLowerCase()]);
    }),
    { numRuns: tries(30) },
  );
});

test('a mail to an address without odd dots goes there, and nowhere else', {
  tags: 'property',
}, async () => {
  const inbox = await startSmtpInbox();
  const mailer = mailerTo(inbox.url);
  const mail = receivedMail(storedRequest(), COMPOSING);
  const addresses = ANY_ADDRESS.filter((each) => isDomain(each) && !/^\.|\.[.@]/.test(each));
  await fc.assert(
    fc.asyncProperty(addresses, async (address) => {
      const to = { name: 'Thandi', address };
      expect(await mailer.deliver({ ...mail, to })).toMatchObject({ status: 'sent' });
      const { recipients = [], to: shown = [] } = inbox.received.at(-1) ?? {};
      expect([...recipients, ...shown.map(addressOf)].map(asTyped)).toEqual(
        Array(2).fill(address.toLowerCase()),
      );
    }),
    { numRuns: tries(30) },
  );
});

/** A mail to a visitor. */
const TO_VISITOR: Mail = {
  ...receivedMail(storedRequest(), COMPOSING),
  to: { name: 'Thandi', address: 'thandi@visitor.example' },
};

/** A mail server that refuses at one step. */
type Step = 'onMailFrom' | 'onRcptTo' | 'onData';

function inboxRefusing(step: Step, code: number, words: string) {
  return startSmtpInbox(
    step === 'onData'
      ? {
          onData: (stream, _session, callback) =>
            void stream.resume().on('end', () => callback(refusal(code, words))),
        }
      : {
          [step]: (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
            callback(refusal(code, words)),
        },
  );
}

test.each([
  ['onRcptTo', 550, '5.1.1 no such user', 'no-such-address'],
  ['onRcptTo', 550, 'No such user here', 'no-such-address'],
  ['onRcptTo', 451, '4.7.1 greylisted', 'unavailable'],
  ['onRcptTo', 550, '5.7.1 relay access denied', 'refused'],
  ['onRcptTo', 550, '5.4.5 Daily user sending limit exceeded', 'refused'],
  ['onRcptTo', 552, '5.2.2 mailbox full', 'refused'],
  ['onRcptTo', 554, '5.7.1 blocked using zen.example', 'refused'],
  ['onMailFrom', 550, '5.1.1 no such user', 'refused'],
  ['onMailFrom', 553, '5.7.1 sender address not owned by user', 'refused'],
  ['onMailFrom', 530, '5.7.0 log in first', 'login'],
  ['onData', 554, '5.7.1 spam', 'refused'],
  ['onData', 550, '5.4.5 Daily user sending limit exceeded', 'refused'],
  ['onData', 550, '5.1.1 no such user', 'refused'],
  ['onData', 452, '4.3.1 out of space', 'unavailable'],
] as const)(
  'a refusal of a visitor’s mail %s with %i %s is %s',
  async (step, code, words, fault) => {
    const inbox = await inboxRefusing(step, code, words);
    const delivery = await mailerTo(inbox.url).deliver(TO_VISITOR);
    expect(delivery).toMatchObject({ status: 'failed', fault });
    expect(delivery).toHaveProperty('reason', expect.stringContaining(`${code} ${words}`));
  },
);

test('no address of the team is given up: the settings will be mended', async () => {
  const inbox = await inboxRefusing('onRcptTo', 550, '5.1.1 no such user');
  const delivery = await mailerTo(inbox.url).deliver(receivedMail(storedRequest(), COMPOSING));
  expect(delivery).toMatchObject({ status: 'failed', fault: 'refused' });
});

test('a refused login or greeting is not about the mail', async () => {
  const closed = await startSmtpInbox({ onConnect: (_s, callback) => callback(refusal(554)) });
  const login = await startSmtpInbox({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(refusal(535)),
  });
  for (const url of [closed.url, login.url.replace('//', '//user:wrong@')]) {
    const delivery = await mailerTo(url).deliver(TO_VISITOR);
    const fault = url.includes('wrong') ? 'login' : 'refused';
    expect(delivery).toMatchObject({ status: 'failed', fault });
  }
});

test('the end of a message goes out after it was noted, and not if it cannot be noted', async () => {
  const inbox = await startSmtpInbox();
  const noted: number[] = [];
  const beforeEnd = async () => void noted.push(inbox.received.length);
  expect(await mailerTo(inbox.url).deliver(TO_VISITOR, { beforeEnd })).toMatchObject({
    status: 'sent',
  });
  expect(noted).toEqual([0]);
  const failing = mailerTo(inbox.url).deliver(TO_VISITOR, {
    beforeEnd: () => Promise.reject(new Error('the database is away')),
  });
  expect(await failing).toMatchObject({ status: 'failed', fault: 'unavailable' });
  expect(inbox.received).toHaveLength(1);
});

test('whoever is broken off after the end of the message does not know whether it arrived', async () => {
  const { promise: taken, resolve } = Promise.withResolvers<void>();
  const inbox = await startSmtpInbox({
    // It never answers.
    onData: (stream) => void stream.resume().on('end', resolve),
  });
  const stop = new AbortController();
  const delivery = mailerTo(inbox.url).deliver(TO_VISITOR, { signal: stop.signal });
  await taken;
  stop.abort();
  expect(await delivery).toMatchObject({ status: 'failed', fault: 'unanswered' });
});

test('only the addresses that lack a mail get it again', async () => {
  const inbox = await startSmtpInbox();
  const mail = receivedMail(storedRequest(), COMPOSING);
  const mailer = mailerTo(inbox.url);
  await mailer.deliver(mail, { remaining: ['desk@movers.example'] });
  expect(inbox.received).toMatchObject([
    { recipients: ['desk@movers.example'], to: [{ name: '' }, { name: 'Nkosi, Thandi' }] },
  ]);
  // The settings have changed since.
  const delivery = await mailer.deliver(mail, { remaining: ['gone@movers.example'] });
  expect(delivery).toEqual({ status: 'sent' });
  expect(inbox.received).toHaveLength(1);
});

test('one recipient who is there is enough', async () => {
  const inbox = await startSmtpInbox({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('thandi') ? refusal(550) : null),
  });
  const delivery = await mailerTo(inbox.url).deliver(receivedMail(storedRequest(), COMPOSING));
  expect(delivery).toMatchObject({ status: 'sent' });
  expect(inbox.received).toMatchObject([{ recipients: ['desk@movers.example'] }]);
});

test('no server, or one that hangs up, is a failure to be tried again', async () => {
  const rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  onTestFinished(() => void rude.close());
  await once(rude, 'listening');
  const { port } = rude.address() as AddressInfo; // It listens on a port.
  const gone = await startSmtpInbox();
  await gone.close();
  for (const url of [`smtp://127.0.0.1:${port}`, gone.url]) {
    const delivery = await mailerTo(url).deliver(receivedMail(storedRequest(), COMPOSING));
    expect(delivery).toMatchObject({ status: 'failed', fault: 'unavailable' });
  }
});

/** An address of this machine that is not loopback, like the SMTP_URL of another machine. */
const ELSEWHERE = '0.0.0.0';

test('a server elsewhere that offers no STARTTLS hears neither password nor mail', async () => {
  const heard: string[] = [];
  const inbox = await startSmtpInbox({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => {
      heard.push('login');
      callback(null, { user: 'desk' });
    },
    onMailFrom: (_address, _session, callback) => {
      heard.push('sender');
      callback();
    },
  });
  const url = inbox.url.replace('127.0.0.1', `desk:hunter2@${ELSEWHERE}`);
  const delivery = await mailerTo(url).deliver(receivedMail(storedRequest(), COMPOSING));
  expect(delivery).toMatchObject({ status: 'failed', fault: 'unavailable' });
  expect(heard).toEqual([]);
  // The same server by its loopback address counts as a local relay, which needs no TLS.
  const here = inbox.url.replace('127.0.0.1', 'desk:hunter2@127.0.0.1');
  expect(await mailerTo(here).deliver(receivedMail(storedRequest(), COMPOSING))).toMatchObject({
    status: 'sent',
  });
  expect(heard).toEqual(['login', 'sender']);
});

test('a relay on this machine may have a certificate that nobody signed, a server elsewhere may not', async () => {
  // Without a certificate in its options smtp-server offers one that it signed itself.
  const inbox = await startSmtpInbox({ disabledCommands: [], authOptional: true });
  const here = await mailerTo(inbox.url).deliver(receivedMail(storedRequest(), COMPOSING));
  expect(here).toMatchObject({ status: 'sent' });
  const elsewhere = mailerTo(inbox.url.replace('127.0.0.1', ELSEWHERE));
  expect(await elsewhere.deliver(receivedMail(storedRequest(), COMPOSING))).toMatchObject({
    status: 'failed',
    reason: expect.stringMatching(/certificate/),
  });
  expect(inbox.received).toHaveLength(1);
});

test('a mail server can be tried out without a mail', async () => {
  const inbox = await startSmtpInbox();
  expect(await mailerTo(inbox.url).tryOut()).toBeUndefined();
  expect(inbox.received).toEqual([]);
  await inbox.close();
  expect(await mailerTo(inbox.url).tryOut()).toMatchObject({
    fault: 'unavailable',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
});

test('it greets as the domain of its mail, with a mail and without', async () => {
  const greetings: string[] = [];
  const inbox = await startSmtpInbox({
    onClose: ({ hostNameAppearsAs }) => void greetings.push(hostNameAppearsAs),
  });
  const mailer = mailerTo(inbox.url);
  await mailer.deliver(TO_VISITOR);
  await mailer.deliver(receivedMail(storedRequest(), COMPOSING));
  await mailer.tryOut();
  await sendTestMail(configOf(inbox.url), new Date());
  await eventually(() => expect(greetings).toEqual(Array(4).fill('movers.example')));
});

test.each([
  '504 5.5.2 <movers.example>: Helo command rejected',
  '421 4.7.0 Try again later (EHLO)',
])('a greeting that is refused (%s) is explained', async (reply) => {
  const strict = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 strict.example\r\n');
    socket.on('data', () => socket.write(`${reply}\r\n`));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void strict.close());
  await once(strict, 'listening');
  const { port } = strict.address() as AddressInfo; // It listens on a port.
  const failure = await mailerTo(`smtp://127.0.0.1:${port}`).tryOut();
  expect(usualMeaning(`${failure?.reason}`)).toContain('the domain of MAIL_FROM');
});
