import type { Page } from '@playwright/test';
import { expectSoftly } from '../site.ts';

/** The window holds all of the page's width, once the parts that follow its size a little later have done so. */
export const expectWideEnough = (page: Page, state: string) =>
  expectSoftly.poll(() => tooWide(page), { message: state }).toEqual([]);

/** Reasons to scroll sideways: a page wider than its window, and text or controls beyond the window's
 *  edge, which a page that hides its overflow would cut off. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // Text only for screen readers is in a box of one pixel, at any place.
    const isOnlyHeard = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isOnlyHeard(element.parentElement));
    const found = scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const isShown = element?.checkVisibility({ visibilityProperty: true });
      if (!text.nodeValue?.trim() || !isShown || isOnlyHeard(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects()) {
        const isCutOff = width > 0 && (right > clientWidth + 1 || left < -1);
        if (isCutOff) found.push(`${Math.round(left)} to ${Math.round(right)}: ${text.nodeValue}`);
      }
    }
    // The first of them tell where to look.
    return [...new Set(found)].slice(0, 6);
  });
}

/** Text that overflows its box, or overlaps other text. */
export function outOfTheirBox(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const lines: {
      holder: Element;
      words: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }[] = [];
    const holderOf = (element: Element): Element => {
      let holder = element;
      while (/^(inline|contents)$/.test(getComputedStyle(holder).display)) {
        holder = holder.parentElement ?? document.body;
      }
      return holder;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
        continue;
      const holder = holderOf(element);
      // Text only for screen readers is in a box of one pixel. Names on the map are in a list too.
      if (holder.closest('script, style, .sr-only, .area-map') || holder.clientWidth === 1)
        continue;
      // The header and the bar of the yes, for which the page scrolls, and a notice, which goes after some seconds.
      const staysOver = holder.closest('header, .accept-bar, .toast-viewport') !== null;
      const box = holder.getBoundingClientRect();
      const space = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, width, height } of range.getClientRects()) {
        // An invisible space follows the last letter. The price sticker is turned, and upright boxes
        // around its words say nothing.
        const isOut =
          width > 0 &&
          !holder.closest('.price-disc') &&
          (right - Math.max(space, 0) > box.right + 1 || left < box.left - 1);
        if (!staysOver) {
          lines.push({
            holder,
            words: text.nodeValue,
            left,
            right: right - space,
            top: top + height / 4,
            bottom: top + (height * 3) / 4,
          });
        }
        if (isOut)
          found.push(`${Math.round(right - box.right)} px beyond its box: ${text.nodeValue}`);
      }
    }
    // From the top down, a line is compared with those that begin above its lower edge.
    lines.sort((one, other) => one.top - other.top);
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.top >= one.bottom - 2) break;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - other.top;
        if (one.holder !== other.holder && across > 2 && down > 2) {
          found.push(`“${one.words}” lies over “${other.words}”`);
        }
      }
    }
    return [...new Set(found)].slice(0, 6);
  });
}
