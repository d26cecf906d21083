import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainAddresses } from './forwarded-for.ts';

const v4 = fc.ipV4();
const v6 = fc.ipV6();
const port = fc.integer({ min: 0, max: 65_535 });
const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const wholeV6 = groups.map((numbers) => numbers.map((each) => each.toString(16)).join(':'));

/** An address, and how a proxy may write it. */
const written = fc.oneof(
  fc.oneof(v4, v6).map((address) => ({ address, as: address })),
  fc.tuple(fc.oneof(v4, wholeV6), port).map(([address, port]) => ({
    address,
    as: `${address}:${port}`,
  })),
  v6.map((address) => ({ address, as: `[${address}]` })),
  fc.tuple(v6, port).map(([address, port]) => ({ address, as: `[${address}]:${port}` })),
);
const gap = fc.constantFrom(',', ', ', ' ,', ' , ,\t', ',,');

test('each address is read as the proxy meant it, however it is written', () => {
  fc.assert(
    fc.property(fc.array(written, { minLength: 1, maxLength: 4 }), gap, gap, (list, one, other) => {
      const header = `${one}${list.map(({ as }) => as).join(other)}${one}`;
      expect(plainAddresses(header)).toBe(list.map(({ address }) => address).join(', '));
    }),
  );
});

test('what is plain already stays, and so does what is not an address', () => {
  const words = fc.stringMatching(/^[!-+\--~]{1,20}$/).filter((word) => !/^\[|:\d+$/.test(word));
  fc.assert(
    fc.property(words, (word) => {
      expect(plainAddresses(word)).toBe(word);
    }),
  );
  expect(plainAddresses('unknown, _hidden:80, 192.0.2.1')).toBe('unknown, _hidden:80, 192.0.2.1');
});
