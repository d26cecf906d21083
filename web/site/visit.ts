// Keeps in the tab how its visit began, with its first page or with the last click that led here: forms/visit-source.ts
// reads it if a form is sent. Reports taps on our number, chat and address, to be counted: most customers never fill in
// a form. On every page, so it is short.
let visit: string | undefined;
try {
  // Not the fragment, which may be a key.
  const address = location.pathname + location.search;
  const kept: string | undefined = sessionStorage.visit;
  // A campaign or a click (domain/source/source-parts.ts) begins the visit again, unless its page is only reloaded.
  const isClick =
    /[?&;](utm_(source|medium|campaign|term|content)|gclid|[gw]braid|msclkid|gad_(source|campaignid)|fbclid)=[^&]/i.test(
      address,
    );
  visit =
    kept && (!isClick || kept.includes(JSON.stringify(address)))
      ? kept
      : JSON.stringify([Date.now(), address, document.referrer]);
  sessionStorage.visit = visit;
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
