import { type Locator, type Page, test } from '@playwright/test';
import { VARIATION } from '../../tags.ts';
import { expectSoftly } from '../site.ts';
import { lookAtEach } from './undrawn.ts';

interface Window {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** A phone, and a desktop by night: the layouts that differ most. */
const EVERYDAY: readonly Window[] = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
];
/** With them: phones, a laptop at 200 % of zoom, a tablet, a laptop, a desktop by day. */
const FULL: readonly Window[] = [
  { width: 360, height: 640, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 640, height: 400, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 1024, height: 768, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'light' },
];

/** Each text and each control of the page's main part, or of one form, is the topmost thing at its place, on every screen.
 *  @param texts that must be among them */
export async function expectDrawn(
  page: Page,
  state: string,
  texts: readonly string[],
  part: Locator = page.getByRole('main'),
) {
  const { title, project } = test.info();
  // What the everyday run leaves out is drawn at all of them.
  const all = title.endsWith(VARIATION) ? [...EVERYDAY, ...FULL] : FULL;
  const windows = project.name === 'screens' ? all : EVERYDAY;
  for (const { width, height, colorScheme } of windows) {
    await page.setViewportSize({ width, height });
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
