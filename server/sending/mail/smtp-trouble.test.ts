import { expect, test } from 'vitest';
import { usualMeaning } from './smtp-trouble.ts';

test.each([
  ['Invalid login: 535 5.7.8 Username and Password not accepted', 'write %40 for @'],
  ['Mail command failed: 530 5.7.0 Authentication required', 'user or the password'],
  ['connect ECONNREFUSED 192.0.2.7:587', 'Nothing listens there'],
  ['getaddrinfo ENOTFOUND mail.movers.example', 'no such host'],
  ['Connection timeout', 'firewall'],
  ['connect ETIMEDOUT 192.0.2.7:25', 'port 25'],
  ['Greeting never received', 'smtps:// (465)'],
  ['error:0A00010B:SSL routines:ssl3_get_record:wrong version number', 'smtp:// with port 587'],
  ["Hostname/IP does not match certificate's altnames: Host: a.example.", 'certificate'],
  ['self-signed certificate', 'is self-signed'],
  ['certificate has expired', 'has expired'],
  [
    'Error upgrading connection with STARTTLS: 502 5.5.1 Command not implemented',
    'no password goes out in clear',
  ],
  ["Can't send mail - all recipients were rejected: 554 5.7.1 Relay access denied", 'MAIL_FROM'],
  ['Mail command failed: 550 5.1.8 Sender address rejected', 'MAIL_FROM'],
  ['Invalid HELO. response=504 5.5.2 <[127.0.0.1]>: Helo command rejected', 'refuses the greeting'],
  [
    'Server terminates connection. response=421 4.7.0 Try again later, closing connection. (EHLO)',
    'refuses the greeting',
  ],
  ["EACCES: permission denied, open '/var/lib/movers/mail/.TEST.eml.part'", 'MAIL_DIR'],
  ['Message failed: 451 4.7.1 Greylisting in action', 'is busy: try again in a few minutes'],
])('%s', (reason, meaning) => {
  expect(usualMeaning(reason)).toContain(meaning);
});

test('nothing is made up about what is not usual', () => {
  expect(usualMeaning('Something else')).toBeUndefined();
});
