import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saysNoSuchAddress } from './refusal.ts';

/** As mail servers say it. */
const NOBODY = [
  '550 5.1.1 <anna@visitor.example>: Recipient address rejected: User unknown in local recipient table',
  '550 5.1.1 <anna@visitor.example>: Recipient address rejected: User unknown in relay recipient table',
  "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550 5.1.1 unnecessary spaces. - gsmtp",
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient anna@visitor.example not found by SMTP address lookup',
  '550 5.1.2 <anna@visitor.exmaple>: Recipient address rejected: Domain not found',
  '550 No Such User Here',
  '550 Unrouteable address',
  '550 Requested action not taken: mailbox unavailable',
  '551 User not local',
  '553 Invalid recipient anna@visitor.example',
  '550 5.1.0 Address unknown: no such user',
];

/** Ours, or passing: the address may be fine. */
const OTHER = [
  '550 5.4.5 Daily user sending limit exceeded. For more information',
  '550 Domain movers.example has exceeded the max emails per hour (200/200)',
  '550 5.1.8 Sender address rejected: Domain not found',
  '550 5.1.7 Invalid address of the sender',
  '550 5.1.1 Your daily quota is exceeded',
  '553 5.7.1 Sender address rejected: not owned by user website',
  "553 sorry, that domain isn't in my list of allowed rcpthosts",
  '554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.example',
  '554 5.7.1 <anna@visitor.example>: Relay access denied',
  '550 5.7.26 This mail is unauthenticated',
  '550 High probability of spam',
  '550 Access denied',
  '550 Administrative prohibition',
  '550 Your account is suspended',
  '550 User anna@visitor.example has too many messages, try later: mailbox unavailable',
  '552 5.2.2 <anna@visitor.example>: mailbox full',
  '550 5.2.2 user over quota',
  '554 no such user',
  '550 no',
  '',
];

test.each(NOBODY)('nobody has that address: %s', (reply) => {
  expect(saysNoSuchAddress(reply)).toBe(true);
});

test.each(OTHER)('nobody is blamed for: %s', (reply) => {
  expect(saysNoSuchAddress(reply)).toBe(false);
});

test('a reply that names one of our own troubles blames nobody, whatever else it says', () => {
  const trouble = fc.constantFrom(
    'sending limit exceeded',
    'blocked by policy',
    'sender rejected',
    'relay access denied',
    'on a blocklist',
    'over quota',
    'authentication required',
    'mailbox full',
    'SPF check failed',
    'too many messages',
  );
  fc.assert(
    fc.property(fc.constantFrom(...NOBODY), trouble, fc.boolean(), (reply, words, isFirst) => {
      const [code = '', ...rest] = reply.split(' ');
      const told = isFirst ? [code, words, ...rest] : [code, ...rest, words];
      return !saysNoSuchAddress(told.join(' '));
    }),
  );
});

test('what an address is made of changes nothing', () => {
  const part = fc.constantFrom(
    'limit',
    'spam',
    'no-such-user',
    'sender',
    'unknown',
    '5.7.1',
    'full',
  );
  const address = fc.tuple(part, part).map(([local, domain]) => `<${local}@${domain}.example>`);
  fc.assert(
    fc.property(fc.constantFrom(...NOBODY, ...OTHER), address, (reply, quoted) => {
      const withAnother = reply.replaceAll(/\S*@\S+/g, quoted);
      return saysNoSuchAddress(withAnother) === saysNoSuchAddress(reply);
    }),
  );
});

test('only a refusal for good is about an address', () => {
  const reply = fc.tuple(fc.integer({ min: 200, max: 499 }), fc.constantFrom(...NOBODY));
  fc.assert(
    fc.property(
      reply,
      ([code, words]) => !saysNoSuchAddress(words.replaceAll(/^55\d/gm, `${code}`)),
    ),
  );
});
