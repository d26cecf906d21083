/** Prints the page, or one part of it that only paper has.
 *  @returns false in a browser that cannot, as inside many other apps */
export function printPage(part?: 'labels'): boolean {
  const { dataset } = document.documentElement;
  delete dataset.print;
  if (typeof window.print !== 'function') return false;
  if (part) {
    dataset.print = part;
    const isOver = new AbortController();
    // Not every browser says when it has printed: the next print, by a key too, is of the page again.
    for (const type of ['afterprint', 'pointerdown', 'keydown']) {
      addEventListener(
        type,
        () => {
          delete dataset.print;
          isOver.abort();
        },
        { capture: true, signal: isOver.signal },
      );
    }
  }
  window.print();
  return true;
}
