import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage } from './fake-storage.ts';
import { idempotencyKey } from './idempotency-key.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
  return () => vi.unstubAllGlobals();
});

const words = { name: 'Bo', message: 'Do you move pianos?' };

it('has one key for every retry of one filled form, also after a reload', () => {
  const key = idempotencyKey('message').keyFor(words);
  expect(idempotencyKey('message').keyFor({ ...words })).toBe(key);
});

it('has another when the visitor changed something, or sends the same again', () => {
  const message = idempotencyKey('message');
  const first = message.keyFor(words);
  const changed = message.keyFor({ ...words, message: 'Do you move two pianos?' });
  expect(changed).not.toBe(first);
  message.forget();
  expect(message.keyFor({ ...words, message: 'Do you move two pianos?' })).not.toBe(changed);
});

it('does not mix two forms up', () => {
  expect(idempotencyKey('message').keyFor(words)).not.toBe(idempotencyKey('quote').keyFor(words));
});

it('has a key that the API accepts, without a secure context too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(idempotencyKey('message').keyFor(words)).toMatch(/^[\x21-\x7e]{1,255}$/);
});

it('goes on with the try of another tab', () => {
  const message = idempotencyKey<typeof words>('message');
  message.resume('their-key', words);
  expect(message.lastKey()).toBe('their-key');
  expect(message.keyFor({ ...words })).toBe('their-key');
  expect(message.keyFor({ ...words, name: 'Ben' })).not.toBe('their-key');
});
