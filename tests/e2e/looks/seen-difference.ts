import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Of 255, in one of red, green and blue: the least difference that an eye sees side by side. */
const SEEN = 8;
const CHANNELS = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}
/** A place on the page, in whole pixels. */
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Cuts a place out of a photograph.
 *  @param size another one, from the same corner */
export type Cutter = (place: Box, size?: Size) => Buffer;

/** The whole page as it looks now. */
export async function photograph(page: Page): Promise<Cutter> {
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return ({ left, top, ...own }, { width, height } = own) => {
    const lines = Array.from({ length: height }, (_, line) => {
      const start = ((top + line) * info.width + left) * CHANNELS;
      return data.subarray(start, start + width * CHANNELS);
    });
    return Buffer.concat(lines);
  };
}

/** The share of pixels that look different, from 0 to 1. */
export function seenDifference(one: Buffer, other: Buffer): number {
  const differs = (at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > SEEN;
  let different = 0;
  for (let pixel = 0; pixel < one.length; pixel += CHANNELS) {
    if (differs(pixel) || differs(pixel + 1) || differs(pixel + 2)) different += 1;
  }
  return (different * CHANNELS) / one.length;
}

export function boxesOf(places: Locator): Promise<Box[]> {
  return places.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        left: Math.round(left + scrollX),
        top: Math.round(top + scrollY),
        width: Math.round(width),
        height: Math.round(height),
      };
    }),
  );
}
