import { CONTACT_UNSENT_KEY, KEPT_FOR_MS, QUOTE_UNSENT_KEY } from '../forms/unsent-keys.ts';

/** Tells on every page that a form waits on this device, except on the page with the form itself. */
const FORMS = [
  {
    key: QUOTE_UNSENT_KEY,
    path: '/get-quote',
    action: '/api/quote-requests',
    what: 'quote request',
  },
  {
    key: CONTACT_UNSENT_KEY,
    path: '/contact',
    action: '/api/contact-submissions',
    what: 'message',
  },
];

const bar = document.querySelector<HTMLAnchorElement>('.unsent-bar');
if (bar) {
  const look = () => {
    const waiting = FORMS.find(
      ({ key, action }) => isKept(key) && !document.querySelector(`form[action="${action}"]`),
    );
    bar.hidden = !waiting;
    if (!waiting) return;
    bar.href = waiting.path;
    bar.textContent = `Your ${waiting.what} is not sent yet`;
  };
  look();
  // Another tab may send it, and a restored page shows its old state.
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}

function isKept(key: string): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept?.at > Date.now() - KEPT_FOR_MS;
  } catch {
    return false; // storage is switched off, or holds something else
  }
}
