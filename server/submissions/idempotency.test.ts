import { expect, test } from 'vitest';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { formKey, isIdempotencyKey } from './idempotency.ts';

const EVENING = new Date('2026-11-21T20:33:13.106Z');

test('the same words on the same day in Johannesburg are the same form', () => {
  const key = formKey(SAMPLE_MESSAGE, EVENING);
  expect(formKey({ ...SAMPLE_MESSAGE }, new Date('2026-11-20T22:00:00.000Z'))).toBe(key);
  expect(formKey(SAMPLE_MESSAGE, new Date('2026-11-21T22:00:00.000Z'))).not.toBe(key);
  expect(formKey({ ...SAMPLE_MESSAGE, phone: '' }, EVENING)).not.toBe(key);
});

test('no client can send such a key, and it holds nothing that was typed', () => {
  const key = formKey(SAMPLE_MESSAGE, EVENING);
  expect(isIdempotencyKey(key)).toBe(false);
  expect(key).toMatch(/^form 2026-11-21 [0-9a-f]{64}$/);
});

test('a key is one to 255 visible ASCII characters', () => {
  for (const key of ['!', '~', 'a-filled-form', 'x'.repeat(255)]) {
    expect(isIdempotencyKey(key), key).toBe(true);
  }
  const others = [
    '',
    'x'.repeat(256),
    'two words',
    'ümlaut',
    'line\n',
    '\x7f',
    undefined,
    ['a'],
    7,
  ];
  for (const other of others) expect(isIdempotencyKey(other), `${other}`).toBe(false);
});
