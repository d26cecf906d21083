import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// The test files of a worker share its modules (vitest.config.ts): nothing of one reaches the next.
if ('window' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  // A part that comes late is read from the disk: a busy machine needs more than the usual second.
  configure({ asyncUtilTimeout: 60_000 });
  const { expectFocusKept, watchFocus } = await import('./kept-focus.ts');
  const ORIGIN = location.origin;
  beforeEach(watchFocus);
  // It was registered before the cleanup, and so comes after it.
  afterEach(expectFocusKept);
  // A page that was left takes no address that a later file sets.
  afterEach(() => expect(location.origin, 'the test leaves its page').toBe(ORIGIN));
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    document.title = '';
    history.replaceState(null, '', '/');
    sessionStorage.clear();
    localStorage.clear();
  });
}

// A test that resets the modules may have loaded some with a fake: the next file loads its own.
const { resetModules } = vi;
let hasOwnModules = false;
vi.resetModules = () => {
  hasOwnModules = true;
  return resetModules();
};

afterAll(() => {
  vi.resetModules = resetModules;
  if (hasOwnModules) resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
