import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { loadConfig } from '../config.ts';
import { createMailer } from '../outbox/mailer.ts';
import { SAMPLE_QUOTE } from '../testing/sample-quote.ts';
import { startSmtpInbox } from '../testing/smtp-inbox.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { composeQuoteMail, quoteMail } from './quote.email.ts';
import { insertQuote, type StoredQuote } from './quote.repository.ts';

function mailAbout(changes: Partial<StoredQuote> = {}) {
  return quoteMail({ ...SAMPLE_QUOTE, ...changes });
}

test('the subject tells the team what it is about', () => {
  expect(mailAbout().subject).toBe(
    'Quote request JFM-7K3Q-24: residential, 12 Kelly Avenue, Boskruin, Saturday 5 December 2026',
  );
});

test('a long address is cut between whole characters', () => {
  const { subject } = mailAbout({ fromAddress: '👩‍👩‍👧'.repeat(60), moveDate: 'soon '.repeat(50) });
  expect(subject.isWellFormed()).toBe(true);
  expect(subject).toContain(`${'👩‍👩‍👧'.repeat(39)}…, soon`);
  expect([...new Intl.Segmenter('en').segment(subject)].length).toBeLessThan(130);
});

test('every answer is in both forms of the mail, in words', () => {
  const { text, html } = mailAbout();
  for (const body of [text, html]) {
    for (const answer of [
      'JFM-7K3Q-24',
      'Saturday 21 November 2026 at 22:33 SAST',
      'Thandi Nkosi',
      'thandi@visitor.example',
      '082 555 0119',
      'Residential',
      '12 Kelly Avenue, Boskruin',
      '4 Cedar Road, Fourways',
      'Saturday 5 December 2026',
      'Stove',
      'Sofa, TV',
      'The piano goes to Gogo.',
      'second floor, no lift, not in an estate or complex, trucks may come in',
      'lift or gate stops in a power cut, moving hours: Monday to Friday, 8 to 16',
    ]) {
      expect(body).toContain(answer);
    }
  }
  expect(text).toMatch(/Bedrooms: 3\nBathrooms: 2\nGarage: yes\nStore room: no/);
});

test('where nothing was said of the access, the mail has no word on it', () => {
  const { text, html } = mailAbout({ access: undefined });
  for (const body of [text, html]) expect(body).not.toMatch(/access|getting in/i);
});

/** Nothing to ask: a quiet day, whole addresses, and a word on everything. */
const CLEAR: Partial<StoredQuote> = { moveDate: '2027-02-16' };

/** Where the link leads whose words are these, and what it would say. */
function linkIn(html: string, label: string) {
  const [, url = ''] = new RegExp(`<a href="([^"]*)"[^>]*>${label}</a>`).exec(html) ?? [];
  return new URL(url.replaceAll('&amp;', '&'));
}

describe('what is open in the request', () => {
  const open = {
    ...CLEAR,
    bedrooms: '',
    toAddress: '3 Fernbrook Estate',
    access: undefined,
  } as const;

  test('opens the mail, above everything else', () => {
    const { text, html } = mailAbout(open);
    expect(text).toContain(`Quote request JFM-7K3Q-24

BEFORE YOU QUOTE
- “3 Fernbrook Estate” seems to have no suburb.
- The number of bedrooms is missing.
- Heavy pieces (piano, stove); floor not known at the address you move from.
- Heavy pieces (piano, stove); floor not known at the address you move to.
- Moving hours or truck limits not known at the address you move to, which may be in an estate or complex.
Ask the visitor by WhatsApp: https://wa.me/27825550119?text=`);
    expect(html.indexOf('Before you quote')).toBeLessThan(html.indexOf('wants the answer'));
    expect(html).toContain('<li>The number of bedrooms is missing.</li>');
  });

  test('is asked in the chat with one touch, each question and no other', () => {
    const { hostname, pathname, searchParams } = linkIn(
      mailAbout({ ...CLEAR, bedrooms: '', inventory: {} }).html,
      'Ask the visitor by WhatsApp',
    );
    expect(hostname + pathname).toBe('wa.me/27825550119');
    expect(searchParams.get('text')).toBe(
      `Hello Thandi Nkosi, this is ${company.name} about your quote request JFM-7K3Q-24.

To price it properly we would like to ask:
1. How many bedrooms does your home have?
2. Which large pieces move, and roughly how many boxes?

Thank you!`,
    );
  });

  test('is asked by mail where no number was given', () => {
    const { html } = mailAbout({ ...CLEAR, phone: 'ask my wife' });
    const { protocol, pathname, searchParams } = linkIn(html, 'Ask the visitor by email');
    expect(protocol + pathname).toBe('mailto:thandi@visitor.example');
    expect(searchParams.get('subject')).toBe('Your quote request JFM-7K3Q-24');
    expect(searchParams.get('body')).toContain(
      'like to ask:\r\n1. On which phone number can we reach you?\r\n\r\nThank you!',
    );
    expect(html).not.toMatch(/tel:|wa\.me/);
  });

  test('is nothing when all is said, and then the mail has no word on it', () => {
    const { text, html } = mailAbout(CLEAR);
    expect(text).toContain('JFM-7K3Q-24\n\nThandi Nkosi wants the answer');
    for (const body of [text, html]) expect(body).not.toMatch(/before you quote|ask the visitor/i);
  });

  test('is nothing in a canary, and as usual in what is suspected', async () => {
    const db = await openTestDatabase();
    await insertQuote(db, { ...SAMPLE_QUOTE, ...open, flag: 'canary' });
    const canary = await composeQuoteMail(db, SAMPLE_QUOTE.id);
    expect(canary?.text).not.toMatch(/before you quote/i);
    // It has no links, and no empty list of them.
    expect(canary?.html).not.toContain('<ul');
    expect(mailAbout({ ...open, flag: 'honeypot' }).text).toContain('BEFORE YOU QUOTE\n- “3 Fern');
  });

  test('is judged by the day in Johannesburg on which the request came', () => {
    const sameDay = { ...CLEAR, moveDate: '2027-02-16' };
    const late = mailAbout({ ...sameDay, receivedAt: '2027-02-15T21:59:59.999Z' });
    expect(late.text).toContain('- The move is close: Tuesday 16 February 2027.');
    const past = mailAbout({ ...sameDay, receivedAt: '2027-02-16T22:00:00.000Z' });
    expect(past.text).toContain('- The date has passed: Tuesday 16 February 2027.');
  });
});

test('it says how the visitor wants the answer', () => {
  expect(mailAbout().text).toContain('Thandi Nkosi wants the answer by WhatsApp.');
  const byMail = mailAbout({ deliveryMethod: 'email' });
  expect(byMail.text).toContain('Thandi Nkosi wants the answer by email, within 24 hours.');
  expect(byMail.html).toContain('email, within 24 hours');
});

test('one touch calls, opens the chat or writes to the visitor', () => {
  const { text, html, replyTo } = mailAbout();
  expect(replyTo).toEqual({ name: 'Thandi Nkosi', address: 'thandi@visitor.example' });
  expect(html).toContain('href="tel:+27825550119"');
  expect(html).toContain('href="https://wa.me/27825550119?text=Hello%20Thandi%20Nkosi');
  expect(html).toContain('href="mailto:thandi@visitor.example?subject=');
  expect(text).toContain('tel:+27825550119');
});

test.each(['ask my wife', '082 555 011', '082 555 01190'])(
  'where the number is unclear (%s) there is nothing to dial, and the mail asks for it',
  (phone) => {
    const { text, html } = mailAbout({ phone });
    expect(text).toContain(`Phone: ${phone}`);
    expect(text).toContain(`- Phone unclear: “${phone}”`);
    expect(html).not.toMatch(/tel:|wa\.me/);
  },
);

test('a landline is called and not written to by WhatsApp', () => {
  const { text, html } = mailAbout({ phone: '011 555 0177' });
  expect(text).toContain('Call 011 555 0177: tel:+27115550177');
  expect(html).toContain('Ask the visitor by email');
  expect(html).not.toContain('wa.me');
});

test('a business move has no rooms, unless somebody named some', () => {
  const none = { bedrooms: '', bathrooms: '', hasGarage: '', hasStoreroom: '' } as const;
  const business = { moveType: 'commercial', inventory: {}, ...none } as const;
  expect(mailAbout(business).text).not.toMatch(/Bedrooms|What moves/i);
  expect(mailAbout({ ...business, bedrooms: '4+' }).text).toContain('Bedrooms: 4+');
});

test('HTML that a visitor typed is shown, not run', () => {
  const { html, text } = mailAbout({
    name: '"><img src=x onerror=alert(1)>',
    additionalNotes: `<script>alert('x')</script> & more`,
  });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; more');
  expect(text).toContain(`<script>alert('x')</script> & more`);
});

test('HTML in the moving hours and in what is open is shown, not run, and arrives so', async () => {
  const hours = `8 to 16 <script>alert(1)</script> "><img src=x>`;
  const { access } = SAMPLE_QUOTE;
  const mail = mailAbout({
    fromAddress: '<b onclick=x>Kelly & Sons</b>',
    access: access && { ...access, to: { ...access.to, hours } },
  });
  const inbox = await startSmtpInbox();
  const config = loadConfig({ SMTP_URL: inbox.url, TEAM_INBOX: 'desk@movers.example' });
  const delivery = await createMailer(config).deliver(mail, '<one@movers.example>');
  expect(delivery).toMatchObject({ status: 'sent' });
  const [received] = inbox.received;
  expect(received?.text).toContain(`moving hours: ${hours}`);
  expect(received?.html).toContain('moving hours: 8 to 16 &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(received?.html).toContain('“&lt;b onclick=x&gt;Kelly &amp; Sons&lt;/b&gt;” seems');
  expect(received?.html).not.toMatch(/<script|<img|<b /);
});

test('it loads nothing from elsewhere', () => {
  expect(mailAbout().html).not.toMatch(/\ssrc=|url\(|<link/);
});

test('it is composed from what is stored, and not at all once that is erased', async () => {
  const db = await openTestDatabase();
  await insertQuote(db, SAMPLE_QUOTE);
  expect(await composeQuoteMail(db, SAMPLE_QUOTE.id)).toEqual(mailAbout());
  await db.deleteFrom('quoteRequests').execute();
  expect(await composeQuoteMail(db, SAMPLE_QUOTE.id)).toBeUndefined();
});
