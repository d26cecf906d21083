// Bundled by itself like a worker, which it is not: its address is a text, so that this script needs
// nothing else and stands in the page, and the search is fetched by whoever focuses the box.
import search from './suburb-search.ts?worker&url';

const box = document.querySelector('[data-suburbs]');
let tries = 0;
let fetching = false;

function wake() {
  if (fetching) return;
  fetching = true;
  const script = document.createElement('script');
  script.type = 'module';
  // A browser may remember that an address failed: each try has another one.
  script.src = `${search}?${tries++}`;
  script.onerror = () => {
    fetching = false;
    const missing = box?.querySelector('template')?.content.cloneNode(true);
    if (missing) box?.querySelector('[role=status]')?.replaceChildren(missing);
  };
  document.head.append(script);
}

// Typing tries again, when the network was away at the first focus.
for (const event of ['focusin', 'input']) box?.addEventListener(event, wake);
// An Enter that comes before the search is answered by it.
box?.addEventListener('keydown', (event) =>
  box.toggleAttribute('data-entered', (event as KeyboardEvent).key === 'Enter'),
);
