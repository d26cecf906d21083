import type { Page } from '@playwright/test';

/** The browser without windows now and then reports a pointer in the page's corner, though nobody moved
 *  one: the page would take it for the visitor's first touch. */
export const withoutPointer = (page: Page) =>
  page.addInitScript(() => {
    const isNobody = ({ clientX, clientY }: PointerEvent) => clientX === 0 && clientY === 0;
    for (const type of ['pointerover', 'pointermove'] as const) {
      const drop = (event: PointerEvent) => isNobody(event) && event.stopImmediatePropagation();
      window.addEventListener(type, drop, { capture: true });
    }
  });
