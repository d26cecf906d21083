import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { FakeStorage } from '../testing/fake-storage.ts';
import { formInTab } from './form-in-tab.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', storage);
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const answers = z.object({ name: z.catch(z.string(), ''), message: z.catch(z.string(), '') });
const EMPTY = { name: '', message: '' };
const words = { name: 'Bo', message: 'Do you move pianos?' };
/** The form of a page that was just opened in this tab. */
const open = (storageKey = 'message') =>
  formInTab<typeof words, typeof words>(storageKey, answers, EMPTY);

it('has one key for every retry of one filled form, even after a reload', () => {
  const key = open().keyFor(words);
  expect(open().keyFor({ ...words })).toBe(key);
});

it('has the same when a later release asks a question that nobody has answered', () => {
  const key = open().keyFor(words);
  expect(open().keyFor({ ...words, asksMore: '' } as typeof words)).toBe(key);
  open().takeOver({ draft: words, begunAt: 0, key, request: words, source: undefined });
  expect(open().keyFor({ ...words, asksMore: '' } as typeof words)).toBe(key);
  expect(open().keyFor({ ...words, asksMore: 'yes' } as typeof words)).not.toBe(key);
});

it('has another when the visitor changed something, or sends the same again', () => {
  const message = open();
  const first = message.keyFor(words);
  const changed = message.keyFor({ ...words, message: 'Do you move two pianos?' });
  expect(changed).not.toBe(first);
  message.forget();
  expect(message.keyFor({ ...words, message: 'Do you move two pianos?' })).not.toBe(changed);
});

it('has the same key for the same answers in a copy of the tab, and another for others', () => {
  open().keepDraft(words);
  const original = new Map(storage.kept);
  const key = open().keyFor(words);
  expect(open().keyFor({ ...words, name: 'Ben' })).not.toBe(key);

  const copy = new FakeStorage();
  for (const [name, text] of original) copy.setItem(name, text);
  vi.stubGlobal('sessionStorage', copy);
  expect(open().keyFor(words)).toBe(key);
  expect(open().keyFor({ ...words, name: 'Ben' })).not.toBe(key);
});

it('has a key of its own for everything that is sent', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), (names) => {
      const message = open();
      const keys = names.map((name) => message.keyFor({ ...words, name }));
      expect(new Set(keys).size).toBe(names.length);
    }),
  );
});

it('does not mix two forms up', () => {
  expect(open('message').keyFor(words)).not.toBe(open('quote').keyFor(words));
});

it('has a key that the API accepts, without a secure context too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(open().keyFor(words)).toMatch(/^[\x21-\x7e]{1,255}$/);
});

it('keeps one key though storage is full', () => {
  const message = open();
  message.keepDraft(words);
  storage.full = true;
  const key = message.keyFor(words);
  expect(message.keyFor(words)).toBe(key);
  expect(message.draft()).toEqual(words);
});

it('goes on with the try of another tab', () => {
  const message = open();
  const source = { page: '/movers-randburg' };
  message.takeOver({ draft: words, begunAt: 1, key: 'their-key', request: words, source });
  expect(open().lastKey()).toBe('their-key');
  expect(open().begunAt()).toBe(1);
  expect(message.keyFor({ ...words })).toBe('their-key');
  expect(message.keyFor({ ...words, name: 'Ben' })).not.toBe('their-key');
  expect(open().source()).toEqual(source);
});

it('counts from the first input, even after a reload', () => {
  const first = Date.now();
  open().begin();
  vi.advanceTimersByTime(1500);
  open().begin();
  expect(open().begunAt()).toBe(first);
  open('other').begin(first - 5000);
  expect(open('other').begunAt()).toBe(first - 5000);
});

it('keeps the key and the beginning while the visitor goes on typing', () => {
  const message = open();
  message.begin(7);
  const key = message.keyFor(words);
  message.keepDraft({ ...words, name: 'Bongani' });
  expect(open().begunAt()).toBe(7);
  expect(open().lastKey()).toBe(key);
});

it('once forgotten, leaves nothing in the tab', () => {
  const message = open();
  message.keepDraft(words);
  message.begin();
  message.keyFor(words);
  message.forget();
  expect(storage.kept.size).toBe(0);
  expect([message.draft(), message.begunAt(), message.lastKey()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('an unreadable key costs neither the words nor the beginning', () => {
  storage.kept.set(
    'message',
    JSON.stringify({ version: 2, draft: words, begunAt: 7, lastTry: { key: 'with\nbreak' } }),
  );
  expect(open().draft()).toEqual(words);
  expect(open().begunAt()).toBe(7);
  expect(open().lastKey()).toBeUndefined();
});
