import type { StoredShape } from './stored-shape.ts';

/** A value in this tab's sessionStorage. If storage is switched off or full, the value lives as long
 *  as the page is open, and nothing breaks. */
export function tabMemory<T>(key: string, shape: StoredShape<T>) {
  let fallback: T | undefined;
  /** The text of `fallback`: what this page wrote itself needs no check, which a tap would wait for. */
  let written: string | undefined;
  const dropStored = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  };
  return {
    /** Removes a value that does not fit the shape. */
    read(): T | undefined {
      try {
        const text = sessionStorage.getItem(key);
        if (text === null || text === written) return fallback;
        const value = shape.read(text);
        if (value === undefined) sessionStorage.removeItem(key);
        return value;
      } catch {
        return fallback;
      }
    },
    write(value: T) {
      fallback = value;
      try {
        const text = shape.write(value);
        sessionStorage.setItem(key, text);
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
