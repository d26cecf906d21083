import type { Locator, Page } from '@playwright/test';
import { expectSoftly } from '../site.ts';
import { lookAtEach } from './undrawn.ts';

/** Phones, a laptop at 200 % of zoom, a tablet, a laptop and a desktop; by night too, where a layout differs most. */
const WINDOWS = [
  { width: 360, height: 640, schemes: ['light'] },
  { width: 390, height: 844, schemes: ['light', 'dark'] },
  { width: 640, height: 400, schemes: ['light'] },
  { width: 768, height: 1024, schemes: ['light'] },
  { width: 1024, height: 768, schemes: ['light'] },
  { width: 1440, height: 900, schemes: ['light', 'dark'] },
] as const;

/** Each text and each control of the page's main part, or of one form, is the topmost thing at its place, on every screen.
 *  @param texts that must be among them */
export async function expectDrawn(
  page: Page,
  state: string,
  texts: readonly string[],
  part: Locator = page.getByRole('main'),
) {
  for (const { width, height, schemes } of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // Some parts follow the window a little later.
      const look = async () => {
        const { undrawn, texts: drawn } = await part.evaluate(lookAtEach);
        const all = drawn.join(' ').replaceAll(/\s+/g, ' ');
        return { undrawn, missing: texts.filter((text) => !all.includes(text)) };
      };
      const message = `${state}, ${width} px, ${colorScheme}`;
      await expectSoftly.poll(look, { message }).toEqual({ undrawn: [], missing: [] });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
}
