import type { ClientDirective } from 'astro';

export interface IntentOptions {
  /** Keys of the tab's or the device's memory: if one is there the visitor was here before, and the
   *  island wakes. It then also wakes for a link that says what to fill in. */
  remembered?: readonly string[];
}

const TOUCHING = ['pointerover', 'pointerdown', 'focusin'];
/** Not a pointer that moves elsewhere: browsers report one that only rests over a new page. */
const ACTIVITY = ['pointerdown', 'touchstart', 'keydown', 'scroll'];
/** A press that has waited longer has failed for the visitor. */
const TIMEOUT_MS = 20_000;

/** `client:intent`: fetches an island's code when the visitor touches or focuses it, or presses or scrolls anything
 *  while it is near the viewport. A button pressed before the code is there is held, shown as held (`data-held`), and
 *  pressed again once it can answer: no visitor clicks twice because of a slow network. If the code fails to load, or
 *  keeps a press waiting too long, the island gets `data-unscripted` and the browser posts its form, at once if that is
 *  what the press was for. */
const intent: ClientDirective = (load, { value }, island) => {
  // An older browser could not run the islands' code: its pages stay as they are without script.
  if (!document.documentElement.hasAttribute('data-scripted')) return;
  const { remembered } = value as IntentOptions;
  const listeners = new AbortController();
  const { signal } = listeners;
  let near = false;
  let isActive = false;
  let waking = false;

  const listen = (target: EventTarget, types: readonly string[], act: (event: Event) => void) => {
    for (const type of types) {
      target.addEventListener(type, act, { capture: true, passive: type !== 'click', signal });
    }
  };

  const wake = async () => {
    if (waking) return;
    waking = true;
    preloadImports(island);
    try {
      const hydrate = await load();
      if (signal.aborted) return; // too late: the visitor has the plain form
      await hydrate();
      // At an event of this kind React takes over at once, and not bit by bit: the held button may become another
      // (use-successors.ts).
      if (island.querySelector('[data-held]')) {
        island.firstElementChild?.dispatchEvent(new Event('touchcancel', { bubbles: true }));
      }
    } catch (error) {
      console.error(error);
    }
    // Astro logs code that fails to load and throws nothing: the mark of HTML that waits for it stays.
    waking = !island.hasAttribute('ssr');
    settle();
  };

  /** Presses the held button: the island is awake, or will not be. */
  const settle = () => {
    const button = release();
    if (!waking && !button) return; // the next touch tries again
    listeners.abort();
    watcher.disconnect();
    if (island.hasAttribute('ssr')) {
      // The form then works as it does without script, where a choice is a radio.
      island.setAttribute('data-unscripted', '');
      island.querySelector<HTMLElement>(`[type=radio][value="${button?.value}"]`)?.click();
    }
    button?.click();
  };

  const release = () => {
    const button = island.querySelector<HTMLButtonElement>('[data-held]');
    button?.removeAttribute('data-held');
    return button;
  };

  const hold = (click: Event) => {
    // A click's target is an element.
    const button = (click.target as Element).closest('button');
    if (!button) return;
    click.preventDefault();
    click.stopPropagation();
    release();
    button.setAttribute('data-held', '');
    setTimeout(settle, TIMEOUT_MS);
    wake();
  };

  const watcher = new IntersectionObserver(
    (entries) => {
      near = entries.some((entry) => entry.isIntersecting);
      if (near && isActive) wake();
    },
    { rootMargin: '50% 0px' },
  );

  // Reading storage holds up the page: it is drawn first. A link says what to fill in with `?pieces=` or `#package=`.
  if (remembered) {
    requestAnimationFrame(() =>
      setTimeout(() => (/[?#]p.*=/.test(location.href) || remembered.some(isRemembered)) && wake()),
    );
  }
  listen(island, TOUCHING, wake);
  listen(window, ACTIVITY, () => {
    isActive = true;
    if (near) wake();
  });
  listen(island, ['click'], hold);
  // The island itself has `display: contents` and no box to intersect: its children have.
  for (const child of island.children) watcher.observe(child);
};

// Astro imports a directive by this name.
export default intent;

function isRemembered(key: string): boolean {
  try {
    return (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null;
  } catch {
    return false; // storage is switched off: nothing was remembered
  }
}

/** Asks at once for all files that the island's code imports, as `web/build/name-imports.ts` named them. */
function preloadImports(island: HTMLElement) {
  for (const file of island.getAttribute('imports')?.split(' ') ?? []) {
    const link = document.createElement('link');
    // Not modulepreload: after one failure the page could not load the module again.
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
