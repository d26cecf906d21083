import { DESK_OPENED } from './desk-opened.ts';

// On the window, which gets the event after the document, on which Astro starts an island at the latest.
window.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event(DESK_OPENED)));
