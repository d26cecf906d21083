import { LINK_OPENED } from './link-opened.ts';

/** Longer than any fragment that the page itself writes, such as the target of the skip link. */
const FEWEST_CHARACTERS = 20;
/** After that long the visitor is offered to try again. */
const LATE_MS = 8000;
const PAUSE_MS = 3000;
/** A file that is gone for good is not asked for all day. */
const MOST_TRIES = 5;

const page = document.documentElement;
let tries = 0;

/** A visitor with a key wants the page that it opens: no need to wait for their first action. */
function open() {
  // An older browser runs this, but not the island.
  if (location.hash.length < FEWEST_CHARACTERS || !page.hasAttribute('data-scripted')) return;
  page.setAttribute('data-link-key', '');
  setTimeout(sayLate, LATE_MS);
  document.dispatchEvent(new Event(LINK_OPENED));
}

/** Seen only where the page still waits for its code. */
function sayLate() {
  page.setAttribute('data-link-late', '');
}

// Astro's word for an island whose code did not come.
document.addEventListener('astro:hydration-error', () => {
  sayLate();
  tries += 1;
  if (tries < MOST_TRIES) setTimeout(open, PAUSE_MS);
});
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('.link-retry')) location.reload(); // a click's target is an element
});
// On the window, which gets the event after the document, on which Astro starts an island at the latest.
window.addEventListener('DOMContentLoaded', open);
window.addEventListener('hashchange', open);
