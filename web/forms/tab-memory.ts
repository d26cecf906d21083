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
 *  as the page is open, and nothing breaks.
 *  @param storage throws where it is switched off */
function memory<T>(storage: () => Storage, key: string, shape: StoredShape<T>) {
  let fallback: T | undefined;
  /** The text of `fallback`: what this page wrote itself needs no check, which a tap would wait for. */
  let written: string | undefined;
  const dropStored = () => {
    written = undefined;
    try {
      storage().removeItem(key);
    } catch {
      // Nothing was stored.
    }
  };
  return {
    /** Removes a value that does not fit the shape. */
    read(): T | undefined {
      try {
        const text = storage().getItem(key);
        if (text === written) return fallback;
        // Never stored; or stored, and removed by another tab.
        if (text === null) return written === undefined ? fallback : undefined;
        const value = shape.read(text);
        if (value === undefined) storage().removeItem(key);
        return value;
      } catch {
        return fallback;
      }
    },
    write(value: T) {
      fallback = value;
      try {
        const text = shape.write(value);
        storage().setItem(key, text);
        written = text;
      } catch {
        dropStored(); // else the older value would be read again
      }
    },
    forget() {
      fallback = undefined;
      dropStored();
    },
  };
}
