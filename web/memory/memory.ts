import type { StoredShape } from './stored-shape.ts';

/** A value in this tab's sessionStorage. */
export function tabMemory<T>(key: string, shape: StoredShape<T>) {
  return memory(() => sessionStorage, key, shape);
}

/** A value on the device, for later tabs too. */
export function deviceMemory<T>(key: string, shape: StoredShape<T>) {
  return memory(() => localStorage, key, shape);
}

/** A memory for each move or desk, named by its link. There is one of each, so that its value lives as long as the page
 *  where storage is off. */
export function forEachLink<T>(make: (startOfKey: string) => T) {
  const made = new Map<string, T>();
  return (linkKey: string): T => {
    // Opens nothing, and is still known when the key opens nothing any more.
    const start = linkKey.slice(0, 8);
    const memory = made.get(start) ?? make(start);
    made.set(start, memory);
    return memory;
  };
}

/** A value in the browser's storage. If storage is switched off or full, the value lives as long
 *  as the page is open; after that, what was stored before.
 *  @param storage throws where it is switched off */
function memory<T>(storage: () => Storage, key: string, shape: StoredShape<T>) {
  let current: T | undefined;
  /** The stored text that `current` is read for: its own, which needs no check that a tap would wait
   *  for, or the older one that stayed because storage is full. */
  let stored: string | null = null;
  const listeners = new Set<() => void>();
  const change = (act: () => void): boolean => {
    try {
      act();
      return true;
    } catch {
      return false;
    } finally {
      for (const listener of listeners) listener();
    }
  };
  return {
    /** The same object until it changes. Removes a value that does not fit the shape. */
    read(): T | undefined {
      try {
        const text = storage().getItem(key);
        if (text === stored) return current;
        if (text === null) return undefined; // removed by another tab
        const value = shape.read(text);
        if (value === undefined) storage().removeItem(key);
        else [current, stored] = [value, text];
        return value;
      } catch {
        return current;
      }
    },
    /** @returns whether it was stored */
    write(value: T) {
      current = value;
      return change(() => {
        stored = storage().getItem(key);
        const text = shape.write(value);
        storage().setItem(key, text);
        stored = text;
      });
    },
    forget() {
      current = undefined;
      stored = null;
      change(() => storage().removeItem(key));
    },
    /** Calls back when the value may be another: this page or another tab has written, or Back has shown the page as it
     *  was left. */
    subscribe(listener: () => void) {
      const outside = ['storage', 'pageshow'] as const;
      listeners.add(listener);
      for (const type of outside) window.addEventListener(type, listener);
      return () => {
        listeners.delete(listener);
        for (const type of outside) window.removeEventListener(type, listener);
      };
    },
  };
}
