import { expect, test } from 'vitest';
import { createLog } from './log.ts';

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
