import { useEffect, useRef } from 'react';
import type { VisitorQuote } from '../../domain/quote/visitor-quote.ts';
import { useAnswerQuote } from './use-quote.ts';

/** Tells the team that the quote was opened. Shows the visitor nothing: they do not have to know whether
 *  that reached us. */
export function useTellSeen(linkKey: string, quote: VisitorQuote | null) {
  const { mutate: tellSeen } = useAnswerQuote(linkKey);
  const sent = useRef(0);
  const open = quote?.state === 'open' ? quote.number : undefined;
  useEffect(() => {
    // A reload asks again; the server knows the first time.
    if (open === undefined || sent.current === open) return;
    sent.current = open;
    tellSeen({ kind: 'seen', quote: open });
  }, [open, tellSeen]);
}
