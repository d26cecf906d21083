import { useEffect, useEffectEvent, useRef } from 'react';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
const PATIENCE_MS = 10_000;

/** Asks for the server in growing pauses while the page is visible, and at once when the network or
 *  the visitor comes back.
 *  @param waiting whether there is a form to send
 *  @param send called once the server answers; asking resumes if sending fails */
export function useResending(waiting: boolean, send: () => void) {
  // A form kept before this page opened has waited long enough.
  const pause = useRef(waiting ? 0 : FIRST_PAUSE_MS);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!waiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      const planned = setTimeout(async () => {
        pause.current = Math.min(Math.max(2 * pause.current, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
        if (document.hidden) return; // asked again when the page is visible
        const isThere = await serverAnswers();
        if (planned !== timer) return; // asked again meanwhile
        if (isThere) sendNow();
        else plan();
      }, pause.current);
      timer = planned;
    };
    const askAtOnce = () => {
      clearTimeout(timer);
      pause.current = 0;
      plan();
    };
    plan();
    window.addEventListener('online', askAtOnce);
    document.addEventListener('visibilitychange', askAtOnce);
    return () => {
      clearTimeout(timer);
      timer = undefined;
      window.removeEventListener('online', askAtOnce);
      document.removeEventListener('visibilitychange', askAtOnce);
    };
  }, [waiting]);
}

/** A request without a body, before one with the visitor's input. A hotel's sign-in page also answers,
 *  but not as this server does. */
async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch('/healthz', { cache: 'no-store', signal });
    return (await response.json()).status === 'alive';
  } catch {
    return false;
  }
}
