import { intent } from './intent.ts';
import { loadIsland } from './load-island.ts';

const ISLANDS = 'astro-island[client="intent"]';

// In development Astro's own runtime is in the page, looks after the islands and calls `intent`.
document.addEventListener('DOMContentLoaded', () => {
  if (customElements.get('astro-island')) return;
  // An older browser could not run the islands' code: its pages stay as they are without script.
  if (!document.documentElement.hasAttribute('data-scripted')) return;
  for (const island of document.querySelectorAll<HTMLElement>(ISLANDS)) {
    const options = JSON.parse(island.getAttribute('opts') as string); // Astro writes it
    intent(() => loadIsland(island), options, island);
  }
});

export default intent;
