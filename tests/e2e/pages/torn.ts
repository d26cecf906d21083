import type { Page } from '@playwright/test';

/** The headings with a line that ends within a word, at its hyphen, or with a last line much shorter than the others; and
 *  the references and sizes of trucks that are on two lines. */
export function torn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Of the longest line. */
    const LEAST_OF_LAST = 0.25;
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only');
    const textsIn = function* (part: Element) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (isShown(text.parentElement)) yield text;
      }
    };
    const boxesOf = (text: Node, { index, 0: found }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + found.length);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const linesOf = (heading: Element) => {
      const lines: { top: number; left: number; right: number; words: string[] }[] = [];
      for (const text of textsIn(heading)) {
        // A word with a hyphen in two.
        for (const word of (text.nodeValue ?? '').matchAll(/\S+?-(?=\S)|\S+/g)) {
          const [box] = boxesOf(text, word);
          if (!box) continue;
          const last = lines.at(-1);
          if (last && Math.abs(last.top - box.top) < box.height / 2) {
            last.words.push(word[0]);
            last.right = box.right;
          } else lines.push({ ...box.toJSON(), words: [word[0]] });
        }
      }
      return lines;
    };
    const found: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!isShown(heading)) continue;
      const lines = linesOf(heading);
      const last = lines.at(-1);
      const widths = lines.map(({ left, right }) => right - left);
      const isTorn = lines.slice(0, -1).some(({ words }) => words.at(-1)?.endsWith('-'));
      const isShort = last && last.right - last.left < LEAST_OF_LAST * Math.max(...widths);
      if (isTorn || isShort) found.push(lines.map(({ words }) => words.join(' ')).join(' / '));
    }
    for (const text of textsIn(document.body)) {
      for (const whole of (text.nodeValue ?? '').matchAll(/[A-Z]{3}-\w{4}-\w{2}|\d-ton/g)) {
        const tops = new Set(boxesOf(text, whole).map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(whole[0]);
      }
    }
    return found;
  });
}
