import { expect, test } from 'vitest';
import { SAMPLE_QUOTE } from '../testing/sample-quote.ts';
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
    ]) {
      expect(body).toContain(answer);
    }
  }
  expect(text).toMatch(/Bedrooms: 3\nBathrooms: 2\nGarage: yes\nStore room: no/);
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

test('where no number was given there is nothing to dial', () => {
  const { text, html } = mailAbout({ phone: 'ask my wife' });
  expect(text).toContain('Phone: ask my wife');
  expect(html).not.toMatch(/tel:|wa\.me/);
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
