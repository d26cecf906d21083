import { useEffect, useRef } from 'react';
import { teamDevice } from '../by-key/on-team-device.ts';
import { useAnswerQuote } from './use-your-move.ts';

/** Signs of a person. Programs that check links open the page, run its script and wait. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'];

/** Tells the team, once, that the visitor has seen the open quote. Shows the visitor nothing: they do not have to know
 *  whether that reached the team.
 *  @param open the quote's number */
export function useTellSeen(linkKey: string, open: number | undefined) {
  const { mutate: tell } = useAnswerQuote(linkKey);
  const told = useRef<{ quote: number; failed: boolean }>(undefined);
  useEffect(() => {
    if (open === undefined || teamDevice.read()) return;
    const listening = new AbortController();
    const { signal } = listening;
    const see = (event: Event) => {
      if (document.hidden || isResting(event) || told.current?.quote === open) return;
      const telling = { quote: open, failed: false };
      told.current = telling;
      const onError = () => {
        telling.failed = true;
      };
      tell({ kind: 'seen', quote: open }, { onError });
    };
    const lookAgain = () => {
      if (told.current?.failed) told.current = undefined;
    };
    for (const type of SIGNS) {
      window.addEventListener(type, see, { capture: true, passive: true, signal });
    }
    window.addEventListener('visibilitychange', lookAgain, { signal });
    return () => listening.abort();
  }, [open, tell]);
}

/** Browsers report a pointer that only rests over a new page as one that moves. */
function isResting(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && !movementX && !movementY;
}
