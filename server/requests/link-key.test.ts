import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkKeyOf, newLinkKey } from './link-key.ts';

function keyIn(authorization: string | undefined) {
  return linkKeyOf({ headers: { authorization } });
}

test('every new key is found in the header that sends it, and no two are alike', () => {
  const keys = Array.from({ length: 2000 }, newLinkKey);
  expect(new Set(keys).size).toBe(2000);
  for (const key of keys) {
    // Mail programs and phones leave a mark at the end out of a link, and chats read marks as italics.
    expect(key).toMatch(/^[A-Za-z0-9]{32}$/);
    for (const scheme of ['Bearer ', 'bearer   ', 'BEARER ']) {
      expect(keyIn(scheme + key)).toBe(key);
    }
  }
});

test('anything before, after or in place of the key makes it none', () => {
  const key = newLinkKey();
  const character = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 });
  fc.assert(
    fc.property(character, (other) => {
      expect(keyIn(`Bearer ${key}${other}`)).toBeUndefined();
      if (other !== ' ') expect(keyIn(`Bearer ${other}${key}`)).toBeUndefined();
      expect(keyIn(`${other}Bearer ${key}`)).toBeUndefined();
      if (!/[A-Za-z0-9]/.test(other)) {
        expect(keyIn(`Bearer ${other}${key.slice(1)}`)).toBeUndefined();
      }
    }),
  );
  for (const none of [undefined, '', key, `Bearer${key}`, `Bearer ${key.slice(1)}`]) {
    expect(keyIn(none)).toBeUndefined();
  }
});
