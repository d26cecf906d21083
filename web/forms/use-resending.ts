import { useEffect, useEffectEvent, useRef } from 'react';

const PAUSE_MS = 10_000;

/** Asks for the server again and again while the page is visible, and at once when the network or the
 *  visitor comes back.
 *  @param waiting whether there is a form to send
 *  @param send called once the server answers; asking resumes if sending fails */
export function useResending(waiting: boolean, send: () => void) {
  // A form kept before this page opened has waited long enough.
  const atOnce = useRef(waiting);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!waiting) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const ask = async () => {
      if (!document.hidden && (await serverAnswers()) && !signal.aborted) sendNow();
    };
    if (atOnce.current) ask();
    atOnce.current = false;
    const timer = setInterval(ask, PAUSE_MS);
    window.addEventListener('online', ask, { signal });
    document.addEventListener('visibilitychange', ask, { signal });
    return () => {
      clearInterval(timer);
      stopping.abort();
    };
  }, [waiting]);
}

/** A request without a body, before one with the visitor's input. A hotel's sign-in page also answers,
 *  but not as this server does. */
async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PAUSE_MS);
    const response = await fetch('/healthz', { cache: 'no-store', signal });
    return (await response.json()).status === 'alive';
  } catch {
    return false;
  }
}
