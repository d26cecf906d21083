import type { Page } from '@playwright/test';
import { expectSoftly } from '../site.ts';

/** No name lies over another, or over the edge. */
export const expectNamesApart = (page: Page, message: string) =>
  expectSoftly.poll(() => lyingOver(page), { message }).toEqual([]);

async function lyingOver(page: Page): Promise<string[]> {
  const boxes = await page.locator('.area-map text').evaluateAll((texts) =>
    texts.map((text) => {
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      // Without the room that a line keeps above and below its letters.
      return {
        words: text.textContent,
        left,
        right,
        top: top + height / 5,
        bottom: bottom - height / 5,
      };
    }),
  );
  const over = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.words} and ${other.words}`),
  );
  const map = await page.locator('.area-map').boundingBox();
  const { x: left, width: whole } = map ?? { x: 0, width: 0 };
  const cut = boxes.filter((box) => box.left < left || box.right > left + whole);
  if (boxes.length === 0) return ['No names'];
  return [...over, ...cut.map((box) => `${box.words} and the edge`)];
}
