import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Mail } from '../../server/sending/mail/mail.ts';
import { createMailer } from '../../server/sending/mail/mailer.ts';
import { sendTestMail } from '../../server/sending/mail/try-mail.ts';
import { loadConfig } from '../../server/settings/config.ts';
import { everyMail } from '../server/testing/every-mail.ts';
import { startSmtpInbox } from '../server/testing/smtp-inbox.ts';
import { RSPAMD, SPAMASSASSIN } from './install-filters.ts';
import { askSpamAssassin, type ReceivedMail, startRspamd } from './judges.ts';

/** The ways to set up MAIL_FROM and TEAM_INBOX. */
const SET_UPS = {
  'one address for both': ['quotes@example.co.za', 'quotes@example.co.za'],
  'two in one domain': ['website@example.co.za', 'quotes@example.co.za'],
  'two and a Gmail': ['website@example.co.za', 'movers@gmail.com, quotes@example.co.za'],
  'a Gmail inbox': ['website@example.co.za', 'movers@gmail.com'],
  'another domain': ['website@example.co.za', 'quotes@example.com'],
} as const;

/** From here on rspamd marks an email as spam; SpamAssassin does from 5 on. */
const JUNK = { rspamd: 6, spamAssassin: 5 };

/** The sort of a mail: 'to visitor: confirmation'. */
function kindOf({ to, part, reference }: Mail): string {
  const name = (part ?? reference.replace(/^JFM-.*/, 'received')).replace(/-\w*\d.*/, '');
  return `${to ? 'visitor' : 'team'}: ${name}`;
}

/** One mail of each kind, as a mail server gets them from a server with these settings. */
async function sendAll(mails: readonly Mail[], [from, inbox]: readonly [string, string]) {
  const arrived: Omit<ReceivedMail, 'kind'>[] = [];
  const { url } = await startSmtpInbox({
    async onData(stream, { envelope, hostNameAppearsAs }, callback) {
      const chunks = await Array.fromAsync(stream as AsyncIterable<Buffer>);
      arrived.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        helo: hostNameAppearsAs,
        raw: Buffer.concat(chunks).toString(),
      });
      callback();
    },
  });
  const config = loadConfig({
    SITE_URL: 'https://example.co.za',
    SMTP_URL: url,
    MAIL_FROM: `Your Movers <${from}>`,
    TEAM_INBOX: inbox,
  });
  const mailer = createMailer(config);
  const [replyTo = null] = config.teamInbox;
  for (const mail of mails) {
    const sent = { ...mail, ...(mail.to && { replyTo }) };
    expect(await mailer.deliver(sent)).toMatchObject({ status: 'sent' });
  }
  await sendTestMail(config, new Date());
  const kinds = [...mails.map(kindOf), 'team: test-mail'];
  return arrived.map((mail, index) => ({ ...mail, kind: `${kinds[index]}` }));
}

const missing = [RSPAMD, SPAMASSASSIN].filter((program) => !existsSync(program));
if (missing.length > 0) console.warn(`Skipped: ${missing.join(' and ')} cannot be run here.`);

test.skipIf(missing.length > 0)('no mail of any kind is junk for a filter', async () => {
  const { sent } = await everyMail({ email: 'thandi.nkosi@gmail.com' });
  const oneOfEach = [...new Map(sent.map((mail) => [kindOf(mail), mail])).values()];
  const askRspamd = await startRspamd();
  const rows: Record<string, object> = {};
  const junk: string[] = [];
  for (const [setUp, addresses] of Object.entries(SET_UPS)) {
    const arrived = await sendAll(oneOfEach, addresses);
    const other = await askSpamAssassin(arrived);
    expect(other).toHaveLength(arrived.length);
    for (const [index, mail] of arrived.entries()) {
      const rspamd = await askRspamd(mail);
      const spamAssassin = other[index] ?? { score: Number.NaN, rules: [] };
      const name = `${setUp}, ${mail.kind}`;
      rows[name] = { rspamd: rspamd.score, spamAssassin: spamAssassin.score };
      const isIn = rspamd.score < JUNK.rspamd && spamAssassin.score < JUNK.spamAssassin;
      if (!isIn) junk.push([name, ...rspamd.rules, ...spamAssassin.rules].join(' '));
      if (process.env.SHOW_RULES) console.log(name, rspamd.rules, spamAssassin.rules);
    }
  }
  console.table(rows);
  expect(junk).toEqual([]);
});
