// A page that is opened for its island has it awake before the first tap, unless the visitor asked their browser to
// save data: its files are fetched once the browser is idle, and each is run by itself, so that no tap waits for long.

/** Resolves when the page is there and the browser has nothing else to do. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  // Safari has no requestIdleCallback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

async function wakeAhead(island: Element) {
  await idle();
  const imports = island.getAttribute('imports')?.split(' ') ?? [];
  const files = [
    ...imports,
    island.getAttribute('renderer-url'),
    island.getAttribute('component-url'),
  ];
  // All are there before the first is run: a browser does not ask again for a module that failed.
  await Promise.all(
    files.map(async (file) => file && (await fetch(file, { priority: 'low' })).arrayBuffer()),
  );
  for (const file of imports) {
    await idle();
    await import(/* @vite-ignore */ file);
  }
  // They are here: none is to be asked for again.
  island.removeAttribute('imports');
  await idle();
  // As a pointer would (intent.ts).
  island.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

const island = document.querySelector('main astro-island');
// Chromium alone tells; TypeScript does not know it.
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (island && 'scripted' in document.documentElement.dataset && !connection?.saveData) {
  // Without the network the first touch asks again.
  wakeAhead(island).catch(() => undefined);
}
