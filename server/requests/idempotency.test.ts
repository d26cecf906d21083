import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { bodyHash, formKey, isIdempotencyKey } from './idempotency.ts';

const EVENING = new Date('2026-11-21T20:33:13.106Z');

test('the same body on the same day in Johannesburg is the same form', () => {
  const key = formKey('hash', EVENING);
  expect(formKey('hash', new Date('2026-11-20T22:00:00.000Z'))).toBe(key);
  expect(formKey('hash', new Date('2026-11-21T22:00:00.000Z'))).not.toBe(key);
  expect(formKey('other', EVENING)).not.toBe(key);
  // No client can send such a key.
  expect(isIdempotencyKey(key)).toBe(false);
});

/** The same body with its fields the other way round, at every depth. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toReversed();
  return Object.fromEntries(fields.map(([name, each]) => [name, turned(each)]));
}

/** Without empty fields, at every depth. */
function answered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(answered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== '');
  return Object.fromEntries(fields.map(([name, each]) => [name, answered(each)]));
}

test('the order of fields and empty ones are the same body, and anything else is another', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (one, other) => {
      expect(bodyHash(turned(one))).toBe(bodyHash(one));
      expect(bodyHash(answered(one))).toBe(bodyHash(one));
      const isSame = isDeepStrictEqual(answered(one), answered(other));
      expect(bodyHash(one) === bodyHash(other)).toBe(isSame);
    }),
  );
});

test('a form is the same in any order of its fields, and not with another answer', () => {
  const hashOf = (fields: string) => bodyHash(new URLSearchParams(fields));
  expect(hashOf('b=2&a=1&a=3')).toBe(hashOf('a=1&a=3&b=2'));
  expect(hashOf('a=3&a=1&b=2')).not.toBe(hashOf('a=1&a=3&b=2'));
  expect(hashOf('a=1&a=3&b=')).toBe(hashOf('a=1&a=3'));
  expect(hashOf('a=1&a=3&b=0')).not.toBe(hashOf('a=1&a=3'));
});

test('the time that a visitor took does not count, since each try has its own', () => {
  const body = { ...SAMPLE_MESSAGE, elapsed: 4000 };
  expect(bodyHash(body)).toBe(bodyHash({ ...SAMPLE_MESSAGE, elapsed: 9000 }));
  expect(bodyHash(body)).not.toBe(bodyHash({ ...body, message: 'Another' }));
});

test('a body of any depth has a hash', () => {
  expect(bodyHash(JSON.parse(`${'['.repeat(16_000)}${']'.repeat(16_000)}`))).toMatch(/^\w{64}$/);
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
