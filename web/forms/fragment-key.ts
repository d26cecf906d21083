import { useSyncExternalStore } from 'react';

/** 24 random bytes in base64url. */
const KEY = /^#([\w-]{32})$/;

/** Names the key where it must not be kept: this part opens nothing. */
export function startOfKey(key: string): string {
  return key.slice(0, 8);
}

let known: string | null = null;

function inAddress(): string | undefined {
  return KEY.exec(location.hash)?.[1];
}

function current(): string | null {
  known = inAddress() ?? known;
  return known;
}

function subscribe(listener: () => void) {
  const follow = () => {
    const key = current();
    // The skip link overwrites the fragment: a reload or a bookmark must still find the key.
    if (key && !inAddress()) history.replaceState(history.state, '', `#${key}`);
    listener();
  };
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}

/** The key of a private link, which is in the fragment of the page's address, where no server sees it; null without one. */
export function useFragmentKey(): string | null {
  return useSyncExternalStore(subscribe, current);
}
