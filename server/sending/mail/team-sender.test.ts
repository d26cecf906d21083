import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPOSING } from '../../../tests/server/testing/composing.ts';
import { everyMail } from '../../../tests/server/testing/every-mail.ts';
import { storedRequest } from '../../../tests/server/testing/sample-request.ts';
import { refusal, startSmtpInbox } from '../../../tests/server/testing/smtp-inbox.ts';
import { withQuote } from '../../../tests/server/testing/test-quote.ts';
import { receivedMail } from '../../notifications/to-team/received.email.ts';
import { loadConfig } from '../../settings/config.ts';
import { domainOf } from './domain-of.ts';
import type { Mail } from './mail.ts';
import { createMailer } from './mailer.ts';
import { toMessage } from './message.ts';
import { sendTestMail } from './try-mail.ts';

const REQUEST = receivedMail(storedRequest(), COMPOSING);

const settings = (MAIL_FROM: string, TEAM_INBOX: string) => loadConfig({ MAIL_FROM, TEAM_INBOX });

/** The addresses of a message, as a mail program shows them. */
function addressesOf(mail: Mail, { mailFrom, teamInbox }: ReturnType<typeof settings>) {
  const { from, to, envelope, replyTo } = toMessage(mail, { from: mailFrom, to: teamInbox });
  // toMessage writes each address as an object.
  const shown = { from, to, replyTo } as unknown as {
    readonly from: { readonly name: string; readonly address: string };
    readonly to: readonly { readonly address: string }[];
    readonly replyTo?: { readonly address: string };
  };
  return {
    from: shown.from.address,
    to: shown.to.map(({ address }) => address),
    replyTo: shown.replyTo?.address,
    bounces: envelope?.from,
  };
}

test.each([
  // MAIL_FROM, TEAM_INBOX, From.
  ['website@movers.example', 'quotes@movers.example', 'quotes@movers.example'],
  ['Website@Movers.example', 'quotes@movers.example', 'quotes@movers.example'],
  ['quotes@movers.example', 'quotes@movers.example', 'quotes@movers.example'],
  // The account may certainly send from its own address.
  ['owner@movers.example', 'quotes@movers.example, owner@movers.example', 'owner@movers.example'],
  ['website@movers.example', 'movers@gmail.com, desk@movers.example', 'desk@movers.example'],
  ['website@movers.example', 'quotes@movers.example, anna@gmail.com', 'quotes@movers.example'],
  // Sent from there it would be a forgery.
  ['website@movers.example', 'movers@gmail.com', 'website@movers.example'],
  ['website@movers.example', 'quotes@other.example', 'website@movers.example'],
  ['website@mail.movers.example', 'quotes@movers.example', 'website@mail.movers.example'],
  ['website@movers.example', 'quotes@mail.movers.example', 'website@movers.example'],
  // Somebody else's address at the same provider.
  ['movers@gmail.com', 'anna@gmail.com', 'movers@gmail.com'],
])('by %s to %s it comes from %s', (mailFrom, inbox, from) => {
  const config = settings(mailFrom, inbox);
  const shown = addressesOf(REQUEST, config);
  expect(shown).toMatchObject({
    from,
    replyTo: 'thandi@visitor.example',
    // A bounce goes to whoever reads them.
    bounces: mailFrom,
  });
  const inboxes = config.teamInbox.map(({ address }) => address);
  expect(shown.to.toSorted()).toEqual(inboxes.toSorted());
  if (inboxes.includes(from)) expect(shown.to[0]).toBe(from);
});

/** Local part and domain of an address. */
const ADDRESS = fc
  .tuple(
    fc.constantFrom('website', 'quotes', 'anna', 'Anna'),
    fc.constantFrom('movers.example', 'Movers.example', 'gmail.com', 'mail.movers.example'),
  )
  .map((parts) => parts.join('@'));

/** rspamd's SPOOF_REPLYTO: a mail within one domain, whose reply leaves it and which does not come from where it goes. */
function looksForged({ from, to, replyTo = '' }: ReturnType<typeof addressesOf>): boolean {
  const small = (address: string) => address.toLowerCase();
  const within = to.some((each) => domainOf(small(each)) === domainOf(small(from)));
  const leaves = domainOf(small(replyTo)) !== domainOf(small(from));
  return within && leaves && small(from) !== small(`${to[0]}`);
}

test('no mail to the team leaves the domain that we may send from, and none within our own domain looks forged', () => {
  fc.assert(
    fc.property(ADDRESS, fc.array(ADDRESS, { minLength: 1, maxLength: 4 }), (mailFrom, inboxes) => {
      const shown = addressesOf(REQUEST, settings(mailFrom, inboxes.join(', ')));
      const domain = domainOf(mailFrom).toLowerCase();
      expect(domainOf(shown.from).toLowerCase()).toBe(domain);
      expect(shown.to.toSorted()).toEqual(inboxes.toSorted());
      if (domain !== 'gmail.com') expect(looksForged(shown)).toBe(false);
    }),
  );
});

test('every kind of mail to the team has one shape, and those to visitors come from MAIL_FROM', async () => {
  const config = settings('Website <website@movers.example>', 'quotes@movers.example');
  const { sent } = await everyMail();
  for (const mail of sent) {
    const { from, to, replyTo, bounces } = addressesOf(mail, config);
    if (mail.to) {
      expect([from, to], mail.subject).toEqual(['website@movers.example', [mail.to.address]]);
      expect(replyTo, mail.subject).toBe('team@movers.example');
      continue;
    }
    expect([from, to], mail.subject).toEqual(['quotes@movers.example', ['quotes@movers.example']]);
    expect(bounces, mail.subject).toBe('website@movers.example');
  }
});

test('the mails that prove that mail arrives are made like those about a visitor', async () => {
  const inbox = await startSmtpInbox();
  const config = loadConfig({
    SMTP_URL: inbox.url,
    MAIL_FROM: 'website@movers.example',
    TEAM_INBOX: 'quotes@movers.example',
  });
  const server = await withQuote();
  await server.deliver();
  const [request] = server.toTeam();
  const morning = await server.morning('2026-11-24');
  const mailer = createMailer(config);
  for (const mail of [request, morning]) if (mail) await mailer.deliver(mail);
  await sendTestMail(config, new Date());
  const shapes = inbox.received.map(({ from, to, replyTo, headers }) => ({
    from: from?.address,
    to: to?.map(({ address }) => address),
    repliesWithin: replyTo?.map(({ address = '' }) => domainOf(address) === 'movers.example'),
    headers: headers.map(({ key }) => key).toSorted(),
  }));
  expect(shapes).toHaveLength(3);
  expect(shapes[0]).toMatchObject({
    from: 'quotes@movers.example',
    to: ['quotes@movers.example'],
    repliesWithin: [false],
  });
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

test('an account that may send from its own address alone does so', async () => {
  const inbox = await startSmtpInbox();
  const tried: string[] = [];
  const strict = await startSmtpInbox({
    async onData(stream, _session, callback) {
      const chunks = await Array.fromAsync(stream as AsyncIterable<Buffer>);
      const [, from = ''] = /^From: .*<(.+)>\r$/m.exec(Buffer.concat(chunks).toString()) ?? [];
      tried.push(from);
      const words = '5.7.60 SMTP; Client does not have permissions to send as this sender';
      callback(from === 'website@movers.example' ? null : refusal(550, words));
    },
  });
  const mailer = (SMTP_URL: string) =>
    createMailer(
      loadConfig({
        SMTP_URL,
        MAIL_FROM: 'website@movers.example',
        TEAM_INBOX: 'quotes@movers.example',
      }),
    );
  expect(await mailer(strict.url).deliver(REQUEST)).toMatchObject({ status: 'sent' });
  expect(tried).toEqual(['quotes@movers.example', 'website@movers.example']);
  await mailer(inbox.url).deliver(REQUEST);
  expect(inbox.received).toHaveLength(1);
});
