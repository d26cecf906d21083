import type { Page } from '@playwright/test';

/** Pixels between words and the picture below them. */
const LEAST = 16;

/** The alternative texts of pictures that nearly touch the paragraph above them. */
export function crowded(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main, least) => {
    const words = Array.from(main.querySelectorAll('p'), (each) => each.getBoundingClientRect());
    const pictures = Array.from(main.querySelectorAll('img')).filter((img) => {
      const { top, left, right } = img.getBoundingClientRect();
      return words.some((each) => {
        const gap = top - each.bottom;
        return each.left < right && left < each.right && gap >= 0 && gap < least;
      });
    });
    return pictures.map(({ alt }) => alt);
  }, LEAST);
}
