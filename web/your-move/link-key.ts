import { useSyncExternalStore } from 'react';

/** 24 random bytes in base64url. */
const LINK_KEY = /^#([\w-]{32})$/;

let known: string | null = null;

function inAddress(): string | undefined {
  return LINK_KEY.exec(location.hash)?.[1];
}

function current(): string | null {
  known = inAddress() ?? known;
  return known;
}

function subscribe(listener: () => void) {
  const follow = () => {
    const key = current();
    // The skip link writes its own target there: a reload or a bookmark must find the key again.
    if (key && !inAddress()) history.replaceState(history.state, '', `#${key}`);
    listener();
  };
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}

/** The key in the page's address; null when there is none, undefined on the server, which never sees it. */
export function useLinkKey(): string | null | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
