import { useEffect, useLayoutEffect, useRef } from 'react';

/** Safari does not hold the page in place by itself when something above the screen grows. */
const HOLDS_THE_PAGE = typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto');

/** Keeps what is below an element where it is on the screen when the element grows or shrinks: a finger
 *  may be on its way there. The page scrolls by as much, unless the element is below the screen.
 *  @returns the element's ref */
export function useStillBelow() {
  const element = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  // Also while a step with it is closed or opened, which is not its own doing.
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      height.current = box.offsetHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const grown = box.offsetHeight - height.current;
    height.current = box.offsetHeight;
    const { top } = box.getBoundingClientRect();
    if (grown !== 0 && top < window.innerHeight && (top > 0 || !HOLDS_THE_PAGE)) {
      window.scrollBy({ top: grown, behavior: 'instant' });
    }
  });
  return element;
}
