/** Chats, mail programs and trackers put marks and parameters before and behind a link's key. */
export function keyIn(fragment: string): string | undefined {
  const plain = fragment.replaceAll(/%(?:25)*[\dA-F]{2}/gi, ' ');
  return /(?<![A-Za-z0-9])[A-Za-z0-9]{32}(?![A-Za-z0-9])/.exec(plain)?.[0];
}

/** Moves the key from the address into the tab's storage, before anything of the page is drawn: paper, suggestions and the
 *  next one at this computer do not get it. The page is loaded again, since Chromium lists in its history what a script only
 *  renames, and not what it leaves at once. Without storage the key stays. */
export function takeKey(find: typeof keyIn, name: string): void {
  const key = find(location.hash);
  if (!key) return;
  try {
    sessionStorage.setItem(name + location.pathname, key);
  } catch {
    return;
  }
  location.replace(location.pathname + location.search);
}

/** Both as a script for the head of a page: they refer to nothing outside of themselves.
 *  @param name of the key in the storage, before the page's path */
export function takeKeyScript(name: string): string {
  return `(${takeKey})(${keyIn},${JSON.stringify(name)})`;
}
