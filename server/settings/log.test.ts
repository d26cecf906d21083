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

function logged() {
  const lines: string[] = [];
  const clock = { ms: 0 };
  const log = createLog('info', { write: (line) => void lines.push(line) }, () => clock.ms);
  return { log, lines, clock };
}

test('a line reads in order: the time as a date, what happened, and the stack last', () => {
  const { log, lines } = logged();
  log.error({ err: new Error('disk full'), mail: 'a' }, 'the outbox cannot be written');
  const [line = ''] = lines;
  expect(line).toMatch(/^{"level":50,"time":"2\d{3}-\d\d-\d\dT[\d:.]+Z","msg":"the outbox /);
  expect(Object.keys(JSON.parse(line)).at(-1)).toBe('err');
  expect(line.endsWith('\n')).toBe(true);
});

test('a fault that comes every two seconds is one line in ten minutes, which counts the others', () => {
  const { log, lines, clock } = logged();
  for (; clock.ms < 25 * 60_000; clock.ms += 2000) {
    log.error({ err: new Error('disk full') }, 'the outbox cannot be written');
  }
  const omitted = lines.map((line) => JSON.parse(line).omitted);
  expect(omitted).toEqual([undefined, 299, 299]);
});

test('only what says the same is left out, and never what somebody did', () => {
  const { log, lines } = logged();
  const ids = ['a', 'b', 'a'];
  for (const mail of ids) log.error({ mail }, 'mail given up');
  for (const reqId of ids) log.child({ reqId }).error(new Error('a bug'), 'a request failed');
  for (const message of ids) log.error({ err: new Error(message) }, 'a mail could not be composed');
  expect(lines).toHaveLength(6);
  for (const url of ids) log.info({ url }, 'request completed');
  for (const count of [1, 1]) log.info({ count }, 'expired data removed');
  expect(lines).toHaveLength(11);
});
