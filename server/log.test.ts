import { expect, test } from 'vitest';
import { codesOf, createLog } from './log.ts';

test('an error is logged without the values that a database puts into it', () => {
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const detail = 'Key (email)=(thandi@visitor.example) already exists.';
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail });
  log.error({ err: error }, 'a request failed');
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    msg: 'a request failed',
    err: { type: 'Error', message: 'duplicate key', code: '23505', stack: expect.any(String) },
  });
  expect(logged.join()).not.toContain('thandi');
});

test.each([
  ['550 5.1.1 <thandi@visitor.example>: no such user', '550 5.1.1'],
  ['Message failed: 554 5.7.1 spam: "12 Kelly Avenue, Boskruin"', '554 5.7.1'],
  ['connect ECONNREFUSED 127.0.0.1:2525', 'ECONNREFUSED'],
  ['Greeting never received', 'no code: see leads outbox'],
])('of "%s" the log keeps "%s"', (reason, logged) => {
  expect(codesOf(reason)).toBe(logged);
});
