import { useEffect, useEffectEvent, useRef } from 'react';
import { pauseMs } from '../api/trying-again.ts';

const TIMEOUT_MS = 10_000;

/** Asks for the server while the page is visible, after pauses that grow, and at once when the network or the visitor
 *  comes back.
 *  @param since when the visitor sent the form that waits; undefined if there is none, or it is on its way
 *  @param send called once the server answers; asking resumes, after a longer pause, if sending fails */
export function useResending(since: number | undefined, send: () => void) {
  // A form kept before this page opened has waited long enough.
  const atOnce = useRef(since !== undefined);
  const tries = useRef({ since, failed: 0 });
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (since === undefined) return;
    if (tries.current.since !== since) tries.current = { since, failed: 0 };
    const stopping = new AbortController();
    const { signal } = stopping;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    const ask = async (failed: number) => {
      // Whoever comes back to a hidden page has it ask again.
      if (isAsking || document.hidden) return;
      isAsking = true;
      tries.current.failed = failed;
      const isThere = await serverAnswers();
      isAsking = false;
      if (signal.aborted) return;
      wait();
      if (isThere) sendNow();
    };
    const wait = () => {
      clearTimeout(timer);
      const { failed } = tries.current;
      timer = setTimeout(() => ask(failed + 1), pauseMs(failed));
    };
    const comeBack = () => ask(0);
    wait();
    if (atOnce.current) comeBack();
    atOnce.current = false;
    window.addEventListener('online', comeBack, { signal });
    document.addEventListener('visibilitychange', comeBack, { signal });
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [since]);
}

/** A request without a body, before one with the visitor's input. A hotel's sign-in page also answers,
 *  but not as this server does. */
async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch('/healthz', { cache: 'no-store', signal });
    return (await response.json()).status === 'alive';
  } catch {
    return false;
  }
}
