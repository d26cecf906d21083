import type { CDPSession, Page } from '@playwright/test';

const CONTROLS = 'a, button, summary, input, textarea, label, .choice-tile, .service-card';

export const STATES = {
  rest: [],
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
} as const satisfies Record<string, readonly string[]>;
export type State = keyof typeof STATES;

/** Puts the page's controls in a state, like the browser's own developer tools: one of each look on
 *  each ground. The returned function releases them. */
export async function forceState(page: Page, devTools: CDPSession, state: State) {
  await page.evaluate(markOneOfEach, CONTROLS);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-forced]',
  });
  const force = (forcedPseudoClasses: readonly string[]) =>
    Promise.all(
      nodeIds.map((nodeId) =>
        devTools.send('CSS.forcePseudoState', {
          nodeId,
          forcedPseudoClasses: [...forcedPseudoClasses],
        }),
      ),
    );
  await force(STATES[state]);
  // Colours are read once their transitions have ended.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  return () => force([]);
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
