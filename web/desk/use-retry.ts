import { useEffect, useEffectEvent } from 'react';

const RETRY_MS = 15_000;

/** Tries again every now and then, and at once when the network or the person comes back. Each try
 *  carries the same key, so that one too many does no harm.
 *  @param waiting whether there is something to send */
export function useRetry(waiting: boolean, send: () => void) {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!waiting) return;
    const retry = () => {
      if (!document.hidden) sendNow();
    };
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [waiting]);
}
