import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldAlike } from './alike.ts';

const said = ({ text }: { text: string }) => text;

test('what says the same is one row, at the place of its first, and few are not folded', () => {
  const all = ['a', 'b', 'A ', 'a', 'c', 'a', 'a', 'b'].map((text, id) => ({ id, text }));
  const rows = foldAlike(all, said).map(({ first, others }) => [first.id, others.length]);
  expect(rows).toEqual([
    [0, 4],
    [1, 0],
    [4, 0],
    [7, 0],
  ]);
});

test('nothing is dropped, whatever is said', () => {
  const texts = fc.array(fc.option(fc.constantFrom('a', 'b', 'toString', '')), { maxLength: 40 });
  fc.assert(
    fc.property(texts, (some) => {
      const all = some.map((text, id) => ({ id, text }));
      const rows = foldAlike(all, ({ text }) => text);
      const shown = rows.flatMap(({ first, others }) => [first, ...others].map(({ id }) => id));
      expect(shown.toSorted((one, other) => one - other)).toEqual(all.map(({ id }) => id));
      for (const { first, others } of rows) {
        if (first.text === null) expect(others).toEqual([]);
        for (const other of others) expect(other.text).toBe(first.text);
      }
    }),
  );
});
