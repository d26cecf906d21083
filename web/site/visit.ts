// Keeps in the tab how its visit began: forms/visit-source.ts reads it if a form is sent. On every page, so it is short.
// Not the fragment, which may be a key.
try {
  sessionStorage.visit ??= JSON.stringify([
    Date.now(),
    location.pathname + location.search,
    document.referrer,
  ]);
} catch {
  // Storage is switched off: then nothing is known.
}

export {};
