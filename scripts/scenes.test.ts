// For pictures that are rendered. A company with photographs deletes this file (docs/rebrand.md).
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photographs } from '../content/photographs.ts';
import { type PictureName, pictures } from '../content/pictures.ts';
import { root } from './command.ts';

const ofCamera = new Set<string>(
  Object.values(photographs).map((name: PictureName) => pictures[name].master),
);
const mastersIn = (folder: string) =>
  readdirSync(join(root, folder)).filter(
    (file) => file.endsWith('.webp') && !ofCamera.has(basename(file, '.webp')),
  );
const masters = mastersIn('art/masters');

test('every master has a scene that renders it again', () => {
  const scenes = join(root, 'art/scenes/pictures');
  const without = masters.filter((file) => {
    const scene = basename(file, '.webp').replaceAll('-', '_');
    return !existsSync(join(scenes, `${scene}.py`));
  });
  expect(without).toEqual([]);
});

test('every master has its night, equally large', async () => {
  expect(mastersIn('art/masters/night')).toEqual(masters);
  for (const file of masters) {
    const [day, night] = await Promise.all(
      ['art/masters', 'art/masters/night'].map((folder) =>
        sharp(join(root, folder, file)).metadata(),
      ),
    );
    expect([night?.width, night?.height], file).toEqual([day?.width, day?.height]);
  }
});

/** Pixels in a million that are so much brighter than all those next to them. Eyes and small lamps are some; a
 *  path of light that met a lamp by chance leaves hundreds. */
const MOST_SPECKS = 80;
const BRIGHTER = 25;

test.each(masters.flatMap((file) => [file, `night/${file}`]))(
  '%s has no specks',
  { tags: 'slow' },
  async (file) => {
    const grey = sharp(join(root, 'art/masters', file)).greyscale();
    const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
    const { width } = info;
    const around = [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1];
    const isLone = (pixel: number, at: number) =>
      around.every((by) => pixel - (data[at + by] ?? pixel) > BRIGHTER);
    const specks = data.reduce((sum, pixel, at) => sum + Number(isLone(pixel, at)), 0);
    expect((specks / data.length) * 1e6).toBeLessThanOrEqual(MOST_SPECKS);
  },
);
