import { LINK_OPENED } from './link-opened.ts';

/** Longer than what the page itself writes there, such as the target of the skip link. */
const FEWEST_CHARACTERS = 20;

/** Whoever comes with a key came for what it opens: no need to wait until they stir. */
function open() {
  if (location.hash.length < FEWEST_CHARACTERS) return;
  document.documentElement.setAttribute('data-link-key', '');
  document.dispatchEvent(new Event(LINK_OPENED));
}

// On the window, which hears of it after the document, where the islands' runtime listens.
window.addEventListener('DOMContentLoaded', open);
window.addEventListener('hashchange', open);
