import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Of 255, in one of red, green and blue: the least difference that an eye sees side by side. */
const SEEN = 8;
const CHANNELS = 3;

/** Cuts a place out of a photograph.
 *  @param like a place whose size is used instead, from the same corner */
export type Cutter = (place: Locator, like?: Locator) => Promise<Buffer>;

/** The whole page as it looks now. */
export async function photograph(page: Page): Promise<Cutter> {
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return async (place, like = place) => {
    const [{ left, top }, { width, height }] = await Promise.all([boxOf(place), boxOf(like)]);
    const lines = Array.from({ length: height }, (_, line) => {
      const start = ((top + line) * info.width + left) * CHANNELS;
      return data.subarray(start, start + width * CHANNELS);
    });
    return Buffer.concat(lines);
  };
}

/** The share of pixels that look different, from 0 to 1. */
export function seenDifference(one: Buffer, other: Buffer): number {
  let different = 0;
  for (let pixel = 0; pixel < one.length; pixel += CHANNELS) {
    const isSeen = [pixel, pixel + 1, pixel + 2].some(
      (at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > SEEN,
    );
    if (isSeen) different += 1;
  }
  return (different * CHANNELS) / one.length;
}

async function boxOf(place: Locator) {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const whole = (length: number) => Math.round(length);
    return {
      left: whole(left + scrollX),
      top: whole(top + scrollY),
      width: whole(width),
      height: whole(height),
    };
  });
}
