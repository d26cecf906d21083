// For pictures that are rendered. A company with photographs deletes this file (docs/rebrand.md).
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
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

/** Lone pixels in the lower half that are much brighter than a dark surrounding. Small lamps and
 *  panes are some; a headlight that the denoiser took for detail leaves hundreds. */
const MOST_SPECKS = 100;
const BRIGHTER = 60;
const DARK = 90;

test('no night has specks of light where the road is dark', async () => {
  for (const file of masters) {
    const grey = sharp(join(root, 'art/masters/night', file))
      .resize({ width: 1200 })
      .greyscale();
    const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const median = await sharp(data, { raw: { width, height, channels } })
      .median(5)
      .raw()
      .toBuffer();
    const isBright = (at: number) => {
      const around = median[at * (median.length / (width * height))] ?? 0;
      return around < DARK && (data[at * channels] ?? 0) - around > BRIGHTER;
    };
    const neighbours = [-1, 1].flatMap((by) => [by, by * width, by * width - 1, by * width + 1]);
    let specks = 0;
    for (let at = Math.floor(height / 2) * width; at < (height - 1) * width; at += 1) {
      if (isBright(at) && !neighbours.some((by) => isBright(at + by))) specks += 1;
    }
    expect(specks, file).toBeLessThanOrEqual(MOST_SPECKS);
  }
});
