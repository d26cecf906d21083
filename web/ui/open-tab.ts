/** Opens an address in a new tab. Null if the browser keeps it shut, or if a blocker has put something else in the place of
 *  `window.open`. */
export function openTab(address: string): Window | null {
  try {
    const opened: unknown = window.open(address, '_blank');
    return isTab(opened) ? opened : null;
  } catch {
    return null;
  }
}

/** Each window is its own `window`, also one of another site. */
function isTab(opened: unknown): opened is Window {
  if (typeof opened !== 'object' || opened === null || opened === window) return false;
  return 'window' in opened && opened.window === opened;
}
