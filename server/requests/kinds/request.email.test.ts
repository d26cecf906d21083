import { describe, expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { localRates } from '../../../content/prices.ts';
import { deskTime } from '../../../domain/dates/desk-time.ts';
import { LABELS } from '../../../domain/request/labels.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import { HOME_FIELDS } from '../../../domain/request/request-questions.ts';
import { promisedBy } from '../../../domain/team/time-left.ts';
import { COMPOSING } from '../../../tests/server/testing/composing.ts';
import { readInHtml } from '../../../tests/server/testing/read-in-html.ts';
import { SAMPLE_REQUEST, storedRequest } from '../../../tests/server/testing/sample-request.ts';
import { startSmtpInbox } from '../../../tests/server/testing/smtp-inbox.ts';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { composeReceivedMail, receivedMail } from '../../notifications/to-team/received.email.ts';
import { createMailer } from '../../sending/mail/mailer.ts';
import { loadConfig } from '../../settings/config.ts';

function mailAbout(changes: Parameters<typeof storedRequest>[0] = {}) {
  return receivedMail(storedRequest(changes), COMPOSING);
}

test('the line in the inbox says who moves from where to where, and when', () => {
  expect(mailAbout()).toMatchObject({
    sender: 'Thandi Nkosi via website',
    subject: 'Thandi Nkosi: Boskruin to Fourways [JFM-7K3Q-24]',
  });
});

test('a long subject is cut between whole characters and keeps the reference at its end', () => {
  const { subject, sender } = mailAbout({
    name: 'Ángel '.repeat(40).trim(),
    fromAddress: '👩‍👩‍👧'.repeat(60),
  });
  expect(subject.isWellFormed()).toBe(true);
  expect(subject).toContain(`: ${'👩‍👩‍👧'.repeat(19)}… to Fourways [`);
  expect(subject).toMatch(/^Ángel Ángel Ángel Ángel…: .* \[JFM-7K3Q-24\]$/);
  expect([...new Intl.Segmenter('en').segment(String(sender))].length).toBeLessThan(60);
});

test('every answer is in both forms of the mail, in words', () => {
  const { text, html } = mailAbout();
  for (const body of [text, readInHtml(html)]) {
    for (const answer of [
      'JFM-7K3Q-24',
      'Saturday 21 November 2026 at 22:33',
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
  const { bedrooms, bathrooms, hasGarage, hasStoreroom } = LABELS;
  expect(text).toContain(`${bedrooms}: 3\n${bathrooms}: 2\n${hasGarage}: yes\n${hasStoreroom}: no`);
});

test('where nothing was said of the access, the mail has no word on it', () => {
  const { text, html } = mailAbout({ access: undefined });
  for (const body of [text, html]) expect(body).not.toMatch(/access|getting in/i);
});

const { access } = SAMPLE_REQUEST;
/** A request without questions or risks: whole addresses, and a harmless answer to everything. */
const CLEAR: Partial<QuoteRequest> = {
  moveDate: '2027-02-16',
  access: access && {
    ...access,
    from: { ...access.from, floor: 'ground', carry: 'short' },
    to: { ...access.to, estate: 'no', truck: 'any', notice: 'none', power: 'yes' },
  },
};

/** The target of the link with this label, and its prepared text. */
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

  test('comes right after who moves, when, and how to answer', () => {
    const { text, html } = mailAbout(open);
    expect(
      text,
    ).toContain(`They want a reply by WhatsApp. If no message from them has come in, open the chat from here.

TO SETTLE BEFORE THE QUOTE
- “3 Fernbrook Estate” seems to have no suburb.
- The number of bedrooms is missing.
- Heavy pieces (piano, stove); floor not known at the pick-up address.
- Heavy pieces (piano, stove); floor not known at the delivery address.
- Moving hours or truck limits not known at the delivery address, which may be in an estate or complex.
`);
    expect(text).toContain('Ask by WhatsApp: https://wa.me/27825550119?text=');
    const inOrder = [
      'Thandi Nkosi: Boskruin to',
      'Tue 16 Feb',
      '>Answer<',
      '>Call 082',
      'To settle',
      'Reference',
    ];
    const places = inOrder.map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(inOrder.filter((part) => !html.includes(part))).toEqual([]);
    expect(html.match(/class="main" style/g)).toHaveLength(1);
    expect(html).toContain('<li>The number of bedrooms is missing.</li>');
  });

  test('is asked in the chat with one touch, each question and no other', () => {
    const { hostname, pathname, searchParams } = linkIn(
      mailAbout({ ...CLEAR, bedrooms: '', inventory: {} }).html,
      'Ask by WhatsApp',
    );
    expect(hostname + pathname).toBe('wa.me/27825550119');
    expect(searchParams.get('text')).toBe(
      `Hello Thandi, this is ${company.name} about your quote request JFM-7K3Q-24.

To price it properly we’d like to know:
1. How many bedrooms does your home have?
2. Which large pieces are moving, and roughly how many boxes?

Thank you!`,
    );
  });

  test('is asked by mail where no number was given', () => {
    const { html } = mailAbout({ ...CLEAR, phone: 'ask my wife' });
    const { protocol, pathname, searchParams } = linkIn(html, 'Ask by email');
    expect(protocol + pathname).toBe('mailto:thandi@visitor.example');
    expect(searchParams.get('subject')).toBe('Your quote request JFM-7K3Q-24');
    expect(searchParams.get('body')).toContain(
      'like to know:\r\n1. What number can we phone you on?\r\n\r\nThank you!',
    );
    expect(html).not.toMatch(/tel:|wa\.me/);
  });

  test('is nothing when all is said, and then the mail has no word on it', () => {
    const { text, html } = mailAbout(CLEAR);
    expect(text).toContain('open the chat from here.\n\nTHE MOVE');
    for (const body of [text, html]) expect(body).not.toMatch(/before the quote|ask by/i);
  });

  test('is as usual in what is suspected', () => {
    expect(mailAbout({ ...open, flag: 'honeypot' }).text).toContain('BEFORE THE QUOTE\n- “3 Fern');
  });

  test('is judged by the day in Johannesburg on which the request came', () => {
    const sameDay = { ...CLEAR, moveDate: '2027-02-16' };
    const late = mailAbout({ ...sameDay, receivedAt: '2027-02-15T21:59:59.999Z' });
    expect(late.text).toContain('- The move is close: Tuesday 16 February 2027.');
    const past = mailAbout({ ...sameDay, receivedAt: '2027-02-16T22:00:00.000Z' });
    expect(past.text).toContain('- The date has passed: Tuesday 16 February 2027.');
  });
});

describe('the answer', () => {
  test.each([
    ['whatsapp', ['WhatsApp', 'Email', 'Ask by WhatsApp']],
    ['email', ['Email', 'WhatsApp', 'Ask by email']],
  ] as const)('leaves by %s first, as the visitor chose', (deliveryMethod, labels) => {
    const { html } = mailAbout({ ...CLEAR, bedrooms: '', deliveryMethod });
    const labelsOf = (links: RegExp) => [...html.matchAll(links)].map(([, label]) => label);
    expect(labelsOf(/<td class="[^>]*><a [^>]*>([^<]*)<\/a>/g)).toEqual([
      'Answer',
      'Call 082 555 0119',
    ]);
    expect(labelsOf(/class="link"[^>]*>([^<]*)<\/a>/g).slice(0, 3)).toEqual(labels);
  });

  test('by email begins a new mail in which the questions stand', () => {
    const { searchParams } = linkIn(mailAbout({ ...CLEAR, bedrooms: '' }).html, 'Email');
    expect(searchParams.get('subject')).toBe('Your quote request JFM-7K3Q-24');
    expect(searchParams.get('body')).toContain('1. How many bedrooms does your home have?');
    const nothingOpen = linkIn(mailAbout(CLEAR).html, 'Email').searchParams.get('body');
    expect(nothingOpen).toMatch(/^Hello Thandi, this is .* about your quote request/);
  });

  test('as a reply quotes nothing that its reader may not see', () => {
    const { subject, text, html, suspected } = mailAbout({ flag: 'honeypot' });
    expect(suspected).toBe('honeypot');
    expect(text).toMatch(
      /^Please check: a field was filled in that people neither see nor reach\./,
    );
    for (const said of [subject, text, html]) expect(said).not.toMatch(/spam|suspect/i);
    expect(mailAbout().text).not.toContain('Please check');
  });
});

describe('what saves the team a step', () => {
  test('the moving day for a calendar, when it is a day', () => {
    const { calendar } = mailAbout();
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261205\r\n');
    expect(calendar).toContain('SUMMARY:Thandi Nkosi: Boskruin to Fourways\\, Sat 5 Dec\r\n');
    expect(mailAbout({ moveDate: 'in December' })).not.toHaveProperty('calendar');
  });

  test('the route on a map, when there are two places', () => {
    const { hostname, searchParams } = linkIn(mailAbout().html, 'The route on a map');
    expect(hostname).toBe('www.google.com');
    expect(searchParams.get('origin')).toBe('12 Kelly Avenue, Boskruin');
    expect(searchParams.get('destination')).toBe('4 Cedar Road, Fourways');
    for (const toAddress of ['TBC', 'not known yet', '???', '12']) {
      expect(mailAbout({ toAddress }).html).not.toContain('google.com');
    }
  });

  test('the price guide, as the visitor saw it', () => {
    const [, medium, large] = localRates.rates;
    expect(mailAbout().text).toContain(
      `WHAT THE PAGE SHOWED\nPrice guide: about 25 to 45 m³, medium or large load, ${medium.price} to ${large.price} an hour (by today’s prices)`,
    );
    const toCapeTown = mailAbout({ toAddress: '12 Kloof Street, Cape Town' }).text;
    expect(toCapeTown).toContain('WHAT THE PAGE SHOWED\nLoad: about 25 to 45 m³\n');
    expect(mailAbout({ bedrooms: '' }).text).toMatch(/Price guide: about .* at least a small load/);
    expect(mailAbout({ moveType: 'commercial' }).text).not.toContain('Price guide');
    expect(mailAbout({ bedrooms: '', inventory: {} }).text).not.toContain('Price guide');
  });

  test('the words of the trade for both addresses', () => {
    const { text } = mailAbout();
    expect(text).toContain(
      '\nPick-up: 12 Kelly Avenue, Boskruin\nDelivery: 4 Cedar Road, Fourways\n',
    );
    expect(text).toContain('GETTING IN AND OUT\nPick-up: second floor, no lift');
  });
});

test('what was declared and is a risk opens the mail too, and asks nobody', () => {
  const declared = access && { ...access, to: { ...access.to, truck: 'any' as const } };
  const { text, html } = mailAbout({ access: declared });
  expect(text).toContain(`TO SETTLE BEFORE THE QUOTE
- Second floor at the pick-up address: allow extra time for two flights.
- More than 25 m from truck to door at the pick-up address: quote for the long carry.
- In an estate or complex at the delivery address: keep to its rules.
- Two days’ notice or more to the gate at the delivery address: confirm the day with the registration and the crew’s names.
- Lift or gate stops in a power cut at the delivery address: ask for the manual key on the day.
`);
  expect(html).not.toContain('Ask by');
});

test('the season follows the date and opens no box', () => {
  const { text, html } = mailAbout({ ...CLEAR, moveDate: '2026-12-15' });
  for (const body of [text, readInHtml(html)]) {
    expect(body).toContain('Tuesday 15 December 2026, peak season');
    expect(body).not.toMatch(/to settle before the quote/i);
  }
});

test('it says how the visitor wants a reply', () => {
  expect(mailAbout().text).toContain('They want a reply by WhatsApp.');
  const byMail = mailAbout({ deliveryMethod: 'email' });
  const until = deskTime(promisedBy(storedRequest().receivedAt).toISOString());
  for (const body of [byMail.text, byMail.html]) {
    expect(body).toContain(`They want an email by ${until}.`);
  }
});

test('one touch calls, opens the chat or writes to the visitor', () => {
  const { text, html, replyTo } = mailAbout();
  expect(replyTo).toEqual({ name: 'Thandi Nkosi', address: 'thandi@visitor.example' });
  expect(html).toContain('href="tel:+27825550119"');
  expect(html).toContain('href="https://wa.me/27825550119?text=Hello%20Thandi%2C');
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
  const { text, html } = mailAbout({ phone: '011 555 0177', bedrooms: '' });
  expect(text).toContain('Call 011 555 0177: tel:+27115550177');
  expect(html).toContain('Ask by email');
  expect(html).not.toContain('wa.me');
});

test('a business move has no rooms, unless somebody named some', () => {
  const none = Object.fromEntries(HOME_FIELDS.map((field) => [field, '']));
  const business = { moveType: 'commercial', inventory: {}, ...none } as const;
  expect(mailAbout(business).text).not.toMatch(new RegExp(`${LABELS.bedrooms}|What moves`, 'i'));
  expect(mailAbout({ ...business, bedrooms: '4+' }).text).toContain(`${LABELS.bedrooms}: 4+`);
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
  const { access } = SAMPLE_REQUEST;
  const mail = mailAbout({
    fromAddress: '<b onclick=x>Kelly & Sons</b>',
    access: access && { ...access, to: { ...access.to, hours } },
  });
  const inbox = await startSmtpInbox();
  const config = loadConfig({ SMTP_URL: inbox.url, TEAM_INBOX: 'desk@movers.example' });
  const delivery = await createMailer(config).deliver(mail);
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
  const { id, reference, deskKey } = await storeRequest(db);
  const about = { submissionId: id, event: null, about: null };
  expect(await composeReceivedMail(db, about, COMPOSING)).toEqual(
    mailAbout({ reference, deskKey }),
  );
  await db.deleteFrom('submissions').execute();
  expect(await composeReceivedMail(db, about, COMPOSING)).toBeUndefined();
});
