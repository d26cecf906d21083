const INLINE = ['a', 'abbr', 'b', 'em', 'i', 'span', 'strong'];

/** The text of an element on one line. */
export function wordsOf(element: Element | null | undefined): string {
  return oneLine(element?.textContent ?? '');
}

/** The text as a reader sees it: a line for each paragraph, item or heading. */
export function linesOf(place: Element): string[] {
  const lines = [''];
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) lines.push(`${lines.pop()}${node.textContent}`);
    const isBlock =
      node.nodeType === node.ELEMENT_NODE && !INLINE.includes((node as Element).localName); // an element
    if (isBlock) lines.push('');
    for (const child of node.childNodes) read(child);
    if (isBlock) lines.push('');
  };
  read(place);
  return lines.map(oneLine).filter(Boolean);
}

/** The smallest elements whose text is, or matches, the wanted one. */
export function withText(place: Element, wanted: string | RegExp): Element[] {
  const has = (element: Element) =>
    typeof wanted === 'string' ? wordsOf(element) === wanted : wanted.test(wordsOf(element));
  return [...place.querySelectorAll('*')].filter(
    (element) => has(element) && ![...element.children].some(has),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
