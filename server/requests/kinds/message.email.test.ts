import { expect, test } from 'vitest';
import { COMPOSING } from '../../../tests/server/testing/composing.ts';
import { readInHtml } from '../../../tests/server/testing/read-in-html.ts';
import { storedMessage } from '../../../tests/server/testing/sample-message.ts';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { storeMessage } from '../../../tests/server/testing/test-desk.ts';
import { composeReceivedMail, receivedMail } from '../../notifications/to-team/received.email.ts';

function mailAbout(changes: Parameters<typeof storedMessage>[0] = {}) {
  return receivedMail(storedMessage(changes), COMPOSING);
}

test('the line in the inbox says who wrote what, and a long name is cut between whole characters', () => {
  expect(mailAbout()).toMatchObject({
    sender: 'Sipho Dlamini via website',
    subject: 'Sipho Dlamini: Do you move a fish tank? It holds 300 l… [JFM-9XW4-37]',
  });
  const { subject } = mailAbout({ name: '👩‍👩‍👧'.repeat(60), message: 'Hello' });
  expect(subject).toBe(`${'👩‍👩‍👧'.repeat(23)}…: Hello [JFM-9XW4-37]`);
});

test('every word is in both forms of the mail', () => {
  const { text, html } = mailAbout();
  for (const body of [text, readInHtml(html)]) {
    for (const answer of [
      'JFM-9XW4-37',
      'Saturday 21 November 2026 at 22:33',
      'Sipho Dlamini',
      'sipho@visitor.example',
      '083 555 0177',
      'Do you move a fish tank?',
      'It holds 300 litres.',
    ]) {
      expect(body).toContain(answer);
    }
  }
  expect(text).toContain('fish tank?\n  It holds');
  expect(html).toMatch(/fish tank\?<\/div>\n<div [^>]+>It holds/);
});

test('a reply goes to the visitor; one touch calls, opens the chat or writes', () => {
  const { text, html, replyTo } = mailAbout();
  expect(replyTo).toEqual({ name: 'Sipho Dlamini', address: 'sipho@visitor.example' });
  expect(html).toContain('href="tel:+27835550177"');
  expect(html).toContain('href="https://wa.me/27835550177?text=Hello%20Sipho%2C');
  expect(html).toContain(
    'href="mailto:sipho@visitor.example?subject=Your%20message%20JFM-9XW4-37&amp;body=Hello',
  );
  expect(text).toContain('about%20your%20message%20JFM-9XW4-37');
});

test('a mail about a message without a phone number says that there is none', () => {
  const { text, html } = mailAbout({ phone: '' });
  expect(text).toContain('Phone: not given');
  expect(html).not.toMatch(/tel:|wa\.me/);
});

test('HTML that a visitor typed is shown, not run', () => {
  const { html, text } = mailAbout({
    name: '"><img src=x onerror=alert(1)>',
    message: `<script>alert('x')</script> & more`,
  });
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; more');
  expect(text).toContain(`<script>alert('x')</script> & more`);
});

test('it is composed from what is stored, and not at all once that is erased', async () => {
  const db = await openTestDatabase();
  const { id, reference, deskKey } = await storeMessage(db);
  const about = { submissionId: id, event: null, about: null };
  expect(await composeReceivedMail(db, about, COMPOSING)).toEqual(
    mailAbout({ reference, deskKey }),
  );
  await db.deleteFrom('submissions').execute();
  expect(await composeReceivedMail(db, about, COMPOSING)).toBeUndefined();
});
