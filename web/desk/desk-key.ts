import { useSyncExternalStore } from 'react';

// Beside the visitor's own link-key.ts: a file in common would be one more to fetch on their pages.

/** 24 random bytes in base64url. */
const DESK_KEY = /^#([\w-]{32})$/;

let known: string | null = null;

/** Remembers the key: the skip link overwrites the fragment. */
function current(): string | null {
  known = DESK_KEY.exec(location.hash)?.[1] ?? known;
  return known;
}

function subscribe(listener: () => void) {
  const follow = () => {
    const key = current();
    if (key && location.hash !== `#${key}`) history.replaceState(history.state, '', `#${key}`);
    listener();
  };
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}

/** The key in the page's address; null without one, undefined on the server, which never sees it. */
export function useDeskKey(): string | null | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
