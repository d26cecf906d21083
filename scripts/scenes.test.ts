// For pictures that are rendered. A company with photographs deletes this file (docs/rebrand.md).
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const mastersIn = (folder: string) =>
  readdirSync(join(root, folder)).filter((file) => file.endsWith('.webp'));
const masters = mastersIn('art/masters');

test('every master has a scene that renders it again', () => {
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
