import { expect, test } from 'vitest';
import { codesOf } from './failure-codes.ts';

test.each([
  ['550 5.1.1 <thandi@visitor.example>: no such user', '550 5.1.1'],
  ['Message failed: 554 5.7.1 spam: "12 Kelly Avenue, Boskruin"', '554 5.7.1'],
  ['connect ECONNREFUSED 127.0.0.1:2525', 'ECONNREFUSED'],
  ['getaddrinfo ENOTFOUND mail.example', 'ENOTFOUND'],
  [
    'unable to verify the first certificate UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ],
  ['Greeting never received', 'no code: see leads outbox'],
])('of "%s" the log keeps "%s"', (reason, logged) => {
  expect(codesOf(reason)).toBe(logged);
});
