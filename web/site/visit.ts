// Keeps in the tab how its visit began, with its first page or with the last click that led here: forms/visit-source.ts
// reads it if a form is sent. Reports taps on our number, chat and address, to be counted: most customers never fill in
// a form. On every page, so it is short.
let visit: string | undefined;
try {
  visit = sessionStorage.visit;
  // A campaign or a click (domain/figures/source-parts.ts) begins the visit again.
  if (!visit || /[?&;](utm_|gad_|\w+(clk?id|braid))\w*=[^&]/i.test(location.search)) {
    // Not the fragment, which may be a key.
    visit = sessionStorage.visit = JSON.stringify([
      Date.now(),
      location.pathname + location.search,
      document.referrer,
    ]);
  }
} catch {
  // Storage is switched off: then nothing is known.
}

addEventListener('click', ({ target }) => {
  // Clicks have an element as their target.
  const link = (target as Element).closest('a')?.href ?? '';
  const opens = /^(?:https:\/\/)?(tel|wa\.me|mailto)[:/]/.exec(link)?.[1];
  const page = location.pathname;
  if (opens) {
    navigator.sendBeacon(
      '/api/taps',
      new Blob([JSON.stringify({ opens, page, visit })], { type: 'application/json' }),
    );
  }
});

export {};
