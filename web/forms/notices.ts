import { useSyncExternalStore } from 'react';

export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly variant: 'default' | 'destructive';
  readonly open: boolean;
}

/** How long a notice stays, and how long a dismissed one is kept (docs/product.md, 4). */
export const NOTICE_DURATION_MS = 5000;
const NOTICE_REMOVE_DELAY_MS = 1_000_000;

let notice: Notice | undefined;
let lastId = 0;
let expected = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Notice | undefined) {
  notice = next;
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

/** Replaces the current notice: at most one is visible at a time. */
export function notify(next: Pick<Notice, 'title' | 'description' | 'variant'>) {
  clearTimeout(removal);
  lastId += 1;
  set({ ...next, id: lastId, open: true });
}

/** Closes a notice now and forgets it later, so that it can leave the screen first. */
export function dismissNotice(id: number) {
  if (notice?.id !== id || !notice.open) return;
  set({ ...notice, open: false });
  removal = setTimeout(() => set(undefined), NOTICE_REMOVE_DELAY_MS);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentNotice(): Notice | undefined {
  return notice;
}

export function useNotice(): Notice | undefined {
  return useSyncExternalStore(subscribe, currentNotice, () => undefined);
}

/** Has the notification area fetched, before a notice may be due. */
export function expectNotice() {
  expected += 1;
  tell();
}

/** How often a notice was expected. */
export function useExpectedNotices(): number {
  return useSyncExternalStore(
    subscribe,
    () => expected,
    () => 0,
  );
}
