import { LINK_OPENED } from './link-opened.ts';

/** Longer than any fragment that the page itself writes, such as the target of the skip link. */
const FEWEST_CHARACTERS = 20;

/** A visitor with a key wants the page that it opens: no need to wait for their first action. */
function open() {
  const page = document.documentElement;
  // An older browser runs this, but not the island.
  if (location.hash.length < FEWEST_CHARACTERS || !page.hasAttribute('data-scripted')) return;
  page.setAttribute('data-link-key', '');
  document.dispatchEvent(new Event(LINK_OPENED));
}

// On the window, which gets the event after the document, on which Astro starts an island at the latest.
window.addEventListener('DOMContentLoaded', open);
window.addEventListener('hashchange', open);
