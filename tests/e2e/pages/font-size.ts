import type { Page } from '@playwright/test';

/** As a visitor sets it in the browser; it is 16 where nobody did. */
export async function setFontSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The price, the 404 and the map are as wide as their place at any size. */
const NOT_MEASURED =
  'script, style, template, noscript, .starting-price, .not-found-number, .area-map';

/** Each run of text with its size, in the page's order. */
export function sizes(page: Page): Promise<{ words: string; size: number }[]> {
  return page.evaluate((fixed) => {
    const found: { words: string; size: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || element.closest(fixed)) continue;
      const words = text.nodeValue?.trim();
      if (words) found.push({ words, size: Number.parseFloat(getComputedStyle(element).fontSize) });
    }
    return found;
  }, NOT_MEASURED);
}

/** Words that are broken over more than one line.
 *  @param within the elements whose words are read */
export function brokenWords(page: Page, within = 'h1, h2, h3'): Promise<string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = [];
    for (const part of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, within);
}
