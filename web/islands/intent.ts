import type { ClientDirective } from 'astro';

export interface IntentOptions {
  /** A DOM event on the document that wakes the island, instead of anything the visitor does. */
  event?: string;
  /** Only what points at the island itself wakes it, and no finger: for what a touch does not show. */
  hover?: boolean;
  /** sessionStorage keys: when one is there the visitor was here before, and the island wakes. */
  remembered?: readonly string[];
}

const TOUCHING = ['pointerover', 'pointerdown', 'focusin'] as const;
const STIRRING = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;
const quiet = { passive: true, capture: true } as const;

/**
 * `client:intent`: fetches an island's code when the visitor touches or focuses it, or stirs at all
 * while it is near the viewport. A button pressed before the code is there is held, shown as held
 * (`data-held`), and pressed again once it can answer: nobody clicks twice because of a slow network.
 * When the code cannot be had, the island gets `data-unscripted` and its form is posted by the browser.
 */
const intent: ClientDirective = (load, { value }, island) => {
  const { event, hover, remembered } = (value ?? {}) as IntentOptions;
  const listeners = new AbortController();
  const options = { ...quiet, signal: listeners.signal };
  let held: HTMLElement | undefined;
  let near = false;
  let stirred = false;
  let waking = false;

  const wake = async () => {
    if (waking) return;
    waking = true;
    const hydrate = await load();
    await hydrate();
    // Astro has tried twice when it tells of a failure, by an event that puts `waking` back.
    if (waking) {
      sleepNoMore();
      release()?.click();
    } else if (release()) {
      // Somebody pressed and nothing came: the form is theirs as it is without script.
      island.setAttribute('data-unscripted', '');
      sleepNoMore();
    }
  };

  const sleepNoMore = () => {
    listeners.abort();
    watcher.disconnect();
  };

  const release = () => {
    const button = held;
    button?.removeAttribute('data-held');
    held = undefined;
    return button;
  };

  const hold = (click: Event) => {
    const button = click.target instanceof Element && click.target.closest<HTMLElement>('button');
    if (!button) return;
    click.preventDefault();
    click.stopPropagation();
    release();
    held = button;
    button.setAttribute('data-held', '');
    wake();
  };

  const watcher = new IntersectionObserver(
    (entries) => {
      near = entries.some((entry) => entry.isIntersecting);
      if (near && stirred) wake();
    },
    { rootMargin: '50% 0px' },
  );

  island.addEventListener(
    'astro:hydration-error',
    () => {
      waking = false;
    },
    { signal: listeners.signal },
  );
  if (event) {
    document.addEventListener(event, wake, { signal: listeners.signal });
    return;
  }
  if (hover) {
    island.addEventListener(
      'pointerover',
      ({ pointerType }) => pointerType !== 'touch' && wake(),
      options,
    );
    island.addEventListener(
      'focusin',
      () => island.querySelector(':focus-visible') && wake(),
      options,
    );
    return;
  }
  // The server's answer to a form that a browser posted is not the page that React knows.
  if (island.querySelector('[data-answered]')) return;
  if (remembered?.some(isRemembered)) wake();
  for (const type of TOUCHING) island.addEventListener(type, wake, options);
  for (const type of STIRRING) {
    window.addEventListener(
      type,
      () => {
        stirred = true;
        if (near) wake();
      },
      options,
    );
  }
  island.addEventListener('click', hold, { capture: true, signal: listeners.signal });
  // The island itself has `display: contents` and no box to intersect: its children have.
  for (const child of island.children) watcher.observe(child);
};

function isRemembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false; // storage is switched off: nothing was remembered
  }
}

export default intent;
