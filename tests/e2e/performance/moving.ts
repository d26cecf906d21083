import type { Page } from '@playwright/test';

declare global {
  var movedBy: () => number;
}

/** Adds up the page's layout shifts from its start. */
export const watchMoving = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntry[]) => {
      // The type's own property, which TypeScript does not know yet.
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const shifts = new PerformanceObserver((list) => add(list.getEntries()));
    shifts.observe({ type: 'layout-shift', buffered: true });
    globalThis.movedBy = () => {
      add(shifts.takeRecords());
      return sum;
    };
  });

/** Two frames: by the second, the first has been painted. */
export const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
