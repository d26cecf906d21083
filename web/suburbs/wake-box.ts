// Bundled on its own like a worker, which it is not: importing its address as text keeps this script
// small enough to inline in the page; the search is fetched when the box gets focus.
import search from './suburb-search.ts?worker&url';

const box = document.querySelector('[data-suburbs]');
let tries = 0;
let fetching = false;

function wake({ key }: { key?: string }) {
  // The search answers an Enter that comes before it has loaded.
  if (key) box?.toggleAttribute('data-entered', key === 'Enter');
  if (fetching) return;
  fetching = true;
  // Not import(): Vite's helper for it would make this a file to fetch.
  const script = document.createElement('script');
  script.type = 'module';
  // A browser may remember a failed address: each attempt has another one.
  script.src = `${search}?${tries++}`;
  script.onerror = () => {
    fetching = false;
    const missing = box?.querySelector('template')?.content.cloneNode(true);
    if (missing) box?.querySelector('[role=status]')?.replaceChildren(missing);
  };
  document.head.append(script);
}

// Typing tries again, in case the network was away at the first focus.
for (const type of ['focusin', 'input', 'keydown'])
  box?.addEventListener(type, wake as EventListener);
