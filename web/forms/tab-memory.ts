/** A value in this tab's sessionStorage, as JSON. Where storage is switched off or full it is kept
 *  for as long as the page is open, and nothing breaks. */
export interface TabMemory<T> {
  read(): T | undefined;
  write(value: T): void;
  forget(): void;
}

export function tabMemory<T>(key: string): TabMemory<T> {
  let fallback: T | undefined;
  return {
    read() {
      try {
        const text = sessionStorage.getItem(key);
        // Only write() puts anything under this key.
        return text === null ? fallback : (JSON.parse(text) as T);
      } catch {
        return fallback;
      }
    },
    write(value) {
      fallback = value;
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Kept in fallback.
      }
    },
    forget() {
      fallback = undefined;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
