import { useEffect, useRef } from 'react';
import { company } from '../../content/company.ts';
import type { Obstacle } from '../../domain/quote/obstacle.ts';
import type { VisitorQuote } from '../../domain/quote/visitor-quote.ts';
import { Button } from '../ui/Button.tsx';
import { AskAboutQuote } from './AskAboutQuote.tsx';
import { NotReached } from './NotReached.tsx';
import { SheetLines, SheetPart } from './SheetPart.tsx';
import { useAnswerQuote } from './use-your-move.ts';
import './the-quote.css';

const WHY_NOT: Readonly<Record<Obstacle, string>> = {
  expired: 'This quote has run out, so it cannot be accepted any more. Ask us for a new one:',
  changed:
    'You changed your request since we quoted it, so the price may not fit any more. Ask us for a new quote:',
  settled: 'This quote cannot be accepted any more. Ask us about it:',
};

interface TheQuoteProps {
  linkKey: string;
  quote: VisitorQuote;
}

/** The price, what is in it and until when; and the visitor's answer. On paper only what it says. */
export function TheQuote({ linkKey, quote }: TheQuoteProps) {
  const { number, state, obstacle, lines, terms } = quote;
  const { mutate: answer, isPending, isError, data } = useAnswerQuote(linkKey);
  // On its own: the visitor need not know whether this reached us.
  const { mutate: tellSeen } = useAnswerQuote(linkKey);
  const sent = useRef(0);
  useEffect(() => {
    // A reload asks again; the server knows the first time.
    if (state !== 'open' || sent.current === number) return;
    sent.current = number;
    tellSeen({ kind: 'seen', quote: number });
  }, [number, state, tellSeen]);
  const mayAccept = obstacle === null;
  return (
    <SheetPart heading="Our quote">
      <SheetLines lines={[...lines, ...terms]} />
      <div className="quote-answer">
        <p role="status">
          {state === 'accepted' && 'You accepted this quote. We are in touch to settle the day.'}
          {state === 'declined' && 'You said no, thank you. It stands until its last day.'}
          {data?.outcome === 'conflict' &&
            ' The quote changed since you opened the page: this is the new one.'}
        </p>
        {state !== 'accepted' && obstacle && <p>{WHY_NOT[obstacle]}</p>}
        {mayAccept && (
          <div className="quote-buttons">
            <Button
              disabled={isPending}
              onClick={() => answer({ kind: 'accepted', quote: number })}
            >
              Accept
            </Button>
            {state === 'open' && (
              <Button
                kind="second"
                disabled={isPending}
                onClick={() => answer({ kind: 'declined', quote: number })}
              >
                No, thank you
              </Button>
            )}
          </div>
        )}
        <AskAboutQuote linkKey={linkKey} quote={number} />
        {isError && (
          <NotReached>
            We cannot tell whether that reached us. Answering twice does no harm: please try again
            in a moment
          </NotReached>
        )}
        <p className="text-ink-2 text-small">
          We see that you opened the quote, and when. Or call {company.phone.display}.
        </p>
      </div>
    </SheetPart>
  );
}
