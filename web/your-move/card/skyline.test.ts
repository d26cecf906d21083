import { expect, test } from 'vitest';
import { skyline } from './skyline.ts';

/** Colours of a picture 40 by 30: a sky that grows paler downwards, and whatever stands in it. */
function picture(isFront: (x: number, y: number) => boolean) {
  const data = new Uint8ClampedArray(4 * 40 * 30);
  for (let y = 0; y < 30; y += 1) {
    for (let x = 0; x < 40; x += 1) {
      const colour = isFront(x, y) ? [90, 60, 40, 255] : [60 + 2 * y, 120 + 2 * y, 200, 255];
      data.set(colour, 4 * (40 * y + x));
    }
  }
  return data;
}
const at = (front: Uint8ClampedArray | undefined, x: number, y: number) => front?.[40 * y + x];

test('a tower is in front of the sky, also below its top, and so is a cloud, but not what is below it', () => {
  const isTower = (x: number, y: number) => x > 10 && x < 16 && y > 8;
  const isCloud = (x: number, y: number) => x > 24 && x < 32 && y > 4 && y < 9;
  const front = skyline(
    picture((x, y) => isTower(x, y) || isCloud(x, y)),
    40,
    30,
  );
  expect(at(front, 13, 20)).toBe(255);
  expect(at(front, 28, 6)).toBe(255);
  for (const [x, y] of [
    [13, 4],
    [28, 20],
    [2, 28],
  ] as const) {
    expect(at(front, x, y)).toBe(0);
  }
});

test('noise instead of a picture has no sky', () => {
  const noise = Uint8ClampedArray.from({ length: 4 * 40 * 30 }, (_, at) => (at * 97) % 251);
  expect(skyline(noise, 40, 30)).toBeUndefined();
});
