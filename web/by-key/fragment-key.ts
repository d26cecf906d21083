import { useSyncExternalStore } from 'react';

/** Chats, mail programs and trackers put marks and parameters before and behind a link's key. */
const KEY = /(?<![A-Za-z0-9])[A-Za-z0-9]{32}(?![A-Za-z0-9])/;
const ESCAPED = /%(?:25)*[\dA-F]{2}/gi;

let known: string | null = null;

function inAddress(): string | undefined {
  return KEY.exec(location.hash.replaceAll(ESCAPED, ' '))?.[0];
}

function current(): string | null {
  known = inAddress() ?? known;
  return known;
}

const listeners = new Set<() => void>();
/** The first key of each that took the place of another. */
const firstKeys = new Map<string, string>();

/** The same request has another key from now on: the page goes on with it. */
export function renewFragmentKey(before: string, key: string): void {
  firstKeys.set(key, firstKeyOf(before));
  known = key;
  history.replaceState(history.state, '', `#${key}`);
  for (const listener of listeners) listener();
}

/** The same for all keys of one request. */
export function firstKeyOf(key: string): string {
  return firstKeys.get(key) ?? key;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const follow = () => {
    const key = current();
    // The skip link overwrites the fragment: a reload or a bookmark must still find the key.
    if (key && !inAddress()) history.replaceState(history.state, '', `#${key}`);
    listener();
  };
  window.addEventListener('hashchange', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', follow);
  };
}

/** The key of a private link, which is in the fragment of the page's address, where no server sees it; null without one. */
export function useFragmentKey(): string | null {
  return useSyncExternalStore(subscribe, current);
}
