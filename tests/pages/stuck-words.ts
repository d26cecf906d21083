/** A text in one of these follows the text before it on the same line. */
const INLINE = 'a, abbr, b, em, i, small, span, strong, time';
/** Also what is a drawing made of text. */
const SKIPPED = 'script, style, template, noscript, svg, [aria-hidden]';

/** The places where two texts read as one word in a browser that draws no styles: “AboutContact”. */
export function stuckWords(place: Element): string[] {
  const stuck: string[] = [];
  let before = '';
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) {
      const text = node.textContent ?? '';
      if (/[\p{L}\p{N}.!?]$/u.test(before) && /^[\p{L}\p{N}]/u.test(text)) {
        stuck.push(`${before.slice(-30)}|${text.slice(0, 30)}`);
      }
      before = text || before;
    }
    if (node.nodeType !== node.ELEMENT_NODE) return;
    const element = node as Element; // by its type
    if (element.matches(SKIPPED)) return;
    const isBlock = !element.matches(INLINE);
    if (isBlock) before = '';
    for (const child of element.childNodes) read(child);
    if (isBlock) before = '';
  };
  read(place);
  return stuck;
}
