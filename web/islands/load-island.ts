/** Astro's data for each island: the address of its code, and its props, each value with its kind. */
type Sent = readonly [kind: 0, value?: unknown] | readonly [kind: 1, values: readonly Sent[]];

const RETRY_PAUSE_MS = 1000;

/** Fetches an island's code; the returned function lets React take over the existing HTML.
 *  @throws when the code fails to load twice */
export async function loadIsland(island: HTMLElement) {
  const attribute = (name: string) => island.getAttribute(name) as string; // Astro writes them
  preload(attribute('component-url'), island.getAttribute('imports'));
  const [component, renderer] = await Promise.all(
    ['component-url', 'renderer-url'].map((name) => fetchCode(attribute(name))),
  );
  return async () => {
    const slots: Record<string, string> = {};
    for (const slot of island.querySelectorAll('astro-slot')) {
      slots[slot.getAttribute('name') ?? 'default'] = slot.innerHTML;
    }
    await renderer.default(island)(
      component[attribute('component-export')],
      revive([0, JSON.parse(attribute('props'))]),
      slots,
      {},
    );
    island.removeAttribute('ssr');
  };
}

/** @param files named in the build, relative to the component */
function preload(component: string, files: string | null) {
  for (const file of files?.split(' ') ?? []) {
    const link = document.createElement('link');
    // Not modulepreload: after one failure the page could not load the module again.
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = component.replace(/[^/]*$/, file);
    document.head.append(link);
  }
}

/** A browser may remember a failed address: the second try uses another one. */
async function fetchCode(url: string) {
  try {
    return await import(url);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    return import(`${url}?${Date.now()}`);
  }
}

/** Props are plain data: Astro's dates, maps and other kinds are not read here. */
function revive([kind, value]: Sent): unknown {
  if (kind === 1) return value.map(revive);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, sent]) => [name, revive(sent)]));
}
