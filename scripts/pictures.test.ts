import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Picture } from '../content/picture.ts';
import { pictures } from '../content/pictures.ts';
import { root } from './command.ts';

const all: readonly Picture[] = Object.values(pictures);
const masters = readdirSync(join(root, 'art/masters')).filter((file) => file.endsWith('.webp'));

test('every master is used', () => {
  const used = new Set(
    all.flatMap(({ master, crops }) =>
      Object.values(crops).map((crop) => `${crop.master ?? master}.webp`),
    ),
  );
  expect(masters.toSorted()).toEqual([...used].toSorted());
});

test('no two pictures say that they show the same', () => {
  const alts = all.map(({ alt }) => alt);
  expect(new Set(alts).size).toBe(alts.length);
  // A social card finds its picture by the alternative text.
  for (const alt of alts) expect(alt).toMatch(/^[A-Z].{30,}\.$/);
});
