import { expect, test } from 'vitest';
import { suspectedKeptFor } from '../../content/terms.ts';
import { answerLink } from './desk-link.ts';
import { visitorMail } from './mail-to-team.ts';
import { threadSubject } from './thread-subject.ts';

const STORED = {
  reference: 'JFM-7K3Q-24',
  flag: null,
  name: 'Thandi Nkosi',
  email: 'thandi@visitor.example',
} as const;
const LETTER = { title: 'A quote request', lead: 'They wrote:', links: [], sections: [] };
const ABOUT = { subject: 'Boskruin to Fourways', part: 'received' };

test('the inbox shows who wrote, and a reply goes to them', () => {
  const mail = visitorMail(STORED, LETTER, ABOUT);
  expect(mail).toMatchObject({
    ...ABOUT,
    reference: STORED.reference,
    sender: 'Thandi Nkosi via website',
    replyTo: { name: 'Thandi Nkosi', address: 'thandi@visitor.example' },
  });
  expect(mail).not.toHaveProperty('suspected');
  expect(mail.text).toMatch(/^A quote request/);
  expect(mail.html).toContain('A quote request');
  expect(visitorMail(STORED, LETTER, { ...ABOUT, sender: 'Yes' }).sender).toBe('Yes');
});

test('without an address nobody gets the reply', () => {
  expect(visitorMail({ ...STORED, email: null }, LETTER, ABOUT).replyTo).toBeNull();
});

test.each([
  ['honeypot', 'a field was filled in that people neither see nor reach'],
  ['too-fast', 'the form was filled in and sent within two seconds'],
] as const)('the mail about a suspected visitor (%s) begins with the reason', (flag, why) => {
  const mail = visitorMail({ ...STORED, flag }, LETTER, ABOUT);
  expect(mail.suspected).toBe(flag);
  const notice = `Please check: ${why}. If it reads like a person wrote it, answer it as usual. It is kept for ${suspectedKeptFor}.`;
  expect(mail.text?.replaceAll('\n', ' ')).toContain(notice);
  expect(mail.html).toContain(notice);
});

test('a person is not suspected', () => {
  expect(visitorMail({ ...STORED, flag: null }, LETTER, ABOUT)).not.toHaveProperty('suspected');
});

test('later mails answer the first, or name the reference if it had no subject', () => {
  const { reference } = STORED;
  expect(threadSubject({ subject: 'Thandi: Boskruin', reference })).toBe('Re: Thandi: Boskruin');
  expect(threadSubject({ subject: null, reference })).toBe('Re: [JFM-7K3Q-24]');
});

test('the mail has the button to the desk', () => {
  expect(answerLink({ deskKey: 'KEY' }, 'https://movers.example')).toEqual({
    label: 'Answer',
    url: 'https://movers.example/desk#KEY',
  });
});
