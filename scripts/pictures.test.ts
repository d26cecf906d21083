import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Picture } from '../content/picture.ts';
import { pictures } from '../content/pictures.ts';
import { root } from './command.ts';

const all: readonly Picture[] = Object.values(pictures);
const mastersIn = (folder: string) =>
  readdirSync(join(root, folder)).filter((file) => file.endsWith('.webp'));
const masters = mastersIn('art/masters');

test('every master is used, and has a scene that renders it again', () => {
  const used = new Set(
    all.flatMap(({ master, crops }) =>
      Object.values(crops).map((crop) => `${crop.master ?? master}.webp`),
    ),
  );
  expect(masters.toSorted()).toEqual([...used].toSorted());
  const scenes = join(root, 'art/scenes/pictures');
  const without = masters.filter((file) => {
    const scene = basename(file, '.webp').replaceAll('-', '_');
    return !existsSync(join(scenes, `${scene}.py`));
  });
  expect(without).toEqual([]);
});

test('every master has its night', () => {
  expect(mastersIn('art/masters/night')).toEqual(masters);
});

test('no two pictures say that they show the same', () => {
  const alts = all.map(({ alt }) => alt);
  expect(new Set(alts).size).toBe(alts.length);
  // A social card finds its picture by the alternative text.
  for (const alt of alts) expect(alt).toMatch(/^[A-Z].{30,}\.$/);
});
