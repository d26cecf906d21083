/** Changes the page as a browser's translation does, now and whenever it changes: each text is in elements of its own, and
 *  is another text than React's.
 *  @returns ends it */
export function translatePage(): () => void {
  const observer = new MutationObserver(translate);
  const changes = { childList: true, characterData: true, subtree: true };
  observer.observe(document.body, changes);
  translate();
  return () => observer.disconnect();
}

function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // it walks only through texts
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}
