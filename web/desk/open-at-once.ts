import { DESK_OPENED } from './desk-opened.ts';

// On the window, which gets the event after the document, where the islands' runtime listens.
window.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event(DESK_OPENED)));
