import type { StoredShape } from './stored-shape.ts';

/** A value in this tab's sessionStorage. */
export function tabMemory<T>(key: string, shape: StoredShape<T>) {
  return memory(() => sessionStorage, key, shape);
}

/** A value on the device, for later tabs too. */
export function deviceMemory<T>(key: string, shape: StoredShape<T>) {
  return memory(() => localStorage, key, shape);
}

/** A value in the browser's storage. If storage is switched off or full, the value lives as long
 *  as the page is open; after that, what was stored before.
 *  @param storage throws where it is switched off */
function memory<T>(storage: () => Storage, key: string, shape: StoredShape<T>) {
  let current: T | undefined;
  /** The stored text that `current` is read for: its own, which needs no check that a tap would wait
   *  for, or the older one that stayed because storage is full. */
  let stored: string | null = null;
  return {
    /** Removes a value that does not fit the shape. */
    read(): T | undefined {
      try {
        const text = storage().getItem(key);
        if (text === stored) return current;
        if (text === null) return undefined; // removed by another tab
        const value = shape.read(text);
        if (value === undefined) storage().removeItem(key);
        return value;
      } catch {
        return current;
      }
    },
    write(value: T) {
      current = value;
      try {
        stored = storage().getItem(key);
        const text = shape.write(value);
        storage().setItem(key, text);
        stored = text;
      } catch {
        // Nothing was stored.
      }
    },
    forget() {
      current = undefined;
      stored = null;
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
