import type { Page } from '@playwright/test';

const CONTROLS = 'a, button, summary, input, textarea, label, .choice-tile, .service-card';

const FORCED = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
};

/** Puts the page's controls in one state after another, like the browser's own developer tools: one of
 *  each look on each ground. Releases them at the end. */
export async function inEachState(page: Page, look: (state: string) => Promise<void>) {
  const devTools = await page.context().newCDPSession(page);
  await page.evaluate(markOneOfEach, CONTROLS);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-forced]',
  });
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(
      nodeIds.map((nodeId) =>
        devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    );
  await look('rest');
  for (const [state, forcedPseudoClasses] of Object.entries(FORCED)) {
    await force(forcedPseudoClasses);
    await look(state);
  }
  await force([]);
  await devTools.detach();
}

function markOneOfEach(controls: string) {
  const seen = new Set<string>();
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const ground = control.closest('section, footer, header, .sheet')?.className;
    const look = `${control.localName} ${control.className} ${control.parentElement?.className} ${ground}`;
    if (!seen.has(look)) control.dataset.forced = '';
    seen.add(look);
  }
}
