import type { Page } from '@playwright/test';
import { expectSoftly } from '../site.ts';
import { expectWideEnough, outOfTheirBox } from './too-wide.ts';

/** WCAG 1.4.12, as the bookmarklets set it: readers with dyslexia need more space. */
const WIDER_TEXT = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;
/** A phone and a desktop. */
export const WIDTHS = [320, 1024];

/** The policy forbids foreign styles; a bookmarklet's bypasses it, as this one does. */
export async function spaceOut(page: Page) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, WIDER_TEXT);
}

export async function setWidth(page: Page, width: number) {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
}

/** All text fits its boxes, on a phone and on a desktop. */
export async function expectAllShown(page: Page, state: string, widths = WIDTHS) {
  for (const width of widths) {
    await setWidth(page, width);
    const message = `${state}, ${width} px`;
    await expectWideEnough(page, message);
    await expectSoftly.poll(() => outOfTheirBox(page), { message }).toEqual([]);
  }
}

/** Takes the wider spacing away again. */
export function spaceAsBefore(page: Page) {
  return page.evaluate(() => void document.adoptedStyleSheets.pop());
}
