import { useSyncExternalStore } from 'react';
import { OPENED_LINK_KEY } from '../memory/link-storage-keys.ts';
import { tabMemory } from '../memory/memory.ts';
import { storedText } from '../memory/stored-shape.ts';
import { keyIn, takeKey } from './take-key.ts';

/** The last key that this tab opened on each page. */
const opened = (path: string) => tabMemory(OPENED_LINK_KEY + path, storedText);

let known: string | null = null;

/** The key of this entry of the tab's history: Back leads to what it showed. */
function ofEntry(): string | undefined {
  return keyIn(String(Object(history.state).linkKey));
}

/** Part of a link, which must not open what another one opened: neither a key nor a place in the page. */
function isPartOfLink(fragment: string): boolean {
  return fragment !== '' && !document.getElementById(fragment);
}

/** In the address only on its way in, or where storage is off. */
function current(): string | null {
  const { hash, pathname } = location;
  const inAddress = keyIn(hash);
  if (!inAddress && isPartOfLink(hash.slice(1))) return null;
  known = inAddress ?? ofEntry() ?? keyIn(opened(pathname).read() ?? '') ?? known;
  return known;
}

/** For a reload, Back, a copy of the tab. */
function keep(key: string) {
  const { pathname, search } = location;
  known = key;
  const isStored = opened(pathname).write(key);
  const state = { ...Object(history.state), linkKey: key };
  history.replaceState(state, '', isStored ? pathname + search : `#${key}`);
}

const listeners = new Set<() => void>();
/** The first key of each that took the place of another. */
const firstKeys = new Map<string, string>();

/** The same request has another key from now on: the page goes on with it. */
export function renewFragmentKey(before: string, key: string): void {
  firstKeys.set(key, firstKeyOf(before));
  keep(key);
  for (const listener of listeners) listener();
}

/** The same for all keys of one request. */
export function firstKeyOf(key: string): string {
  return firstKeys.get(key) ?? key;
}

function subscribeTo(reloads: boolean, listener: () => void) {
  listeners.add(listener);
  const first = current();
  if (first && !keyIn(location.hash)) keep(first);
  const follow = () => {
    if (reloads) takeKey(keyIn, OPENED_LINK_KEY);
    const key = current();
    if (key) keep(key);
    listener();
  };
  // Between two links that were opened in one tab Back is only the latter.
  const moves = ['hashchange', 'popstate'] as const;
  for (const type of moves) window.addEventListener(type, follow);
  return () => {
    listeners.delete(listener);
    for (const type of moves) window.removeEventListener(type, follow);
  };
}

const SUBSCRIBE = {
  page: (listener: () => void) => subscribeTo(false, listener),
  reload: (listener: () => void) => subscribeTo(true, listener),
};

/** The key of a private link, which came in the fragment of the page's address, where no server sees it; null without one.
 *  @param follows another link in the same tab: by the open page, where presses may wait for a signal, or by a reload, so that
 *    the browser's history does not list it */
export function useFragmentKey(follows: keyof typeof SUBSCRIBE = 'page'): string | null {
  return useSyncExternalStore(SUBSCRIBE[follows], current);
}
