import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import './accept-quote.css';
import type { Ref } from 'react';
import type { SummaryLine } from '../../domain/request/summary-line.ts';
import type { VisitorQuote } from '../../domain/your-move/visitor-quote.ts';
import { Button } from '../ui/Button.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { LINK } from '../ui/text-link.ts';
import { ConnectionError } from './ConnectionError.tsx';

interface AcceptQuoteProps {
  quote: Pick<VisitorQuote, 'price' | 'figure' | 'termsOf'>;
  terms: readonly SummaryLine[];
  /** What follows a yes. */
  then: string;
  isAsking: boolean;
  state: Readonly<Record<'isPending' | 'isError', boolean>>;
  acceptButton: Ref<HTMLButtonElement>;
  onAccept: () => void;
  onYes: () => void;
  onBack: () => void;
}

/** Accept, and then in its place the yes. Its button stays in view below the paper that it is about. */
export function AcceptQuote(props: AcceptQuoteProps) {
  const { quote, terms, then, isAsking, state, acceptButton } = props;
  const { price, figure, termsOf } = quote;
  if (!isAsking) {
    return (
      <div className="accept-bar print:hidden">
        <Button ref={acceptButton} className="min-w-0 grow" onClick={props.onAccept}>
          <span className="text-balance text-center">{`${MOVE_LABELS.accept} ${figure}`}</span>
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="accept-terms flex flex-col gap-3 print:hidden">
        <h3 ref={takeFocus} tabIndex={-1} className="accept-question heading-3 text-h3">
          {`Accept ${figure} for your move?`}
        </h3>
        {price !== figure && <p className="font-semibold leading-snug">{price}</p>}
        <LabelledLines look="small-print" lines={terms} />
        <p className="text-small leading-snug">
          <span>All of it is in our</span>{' '}
          <a href="/terms-of-service" target="_blank" rel="noopener" className={LINK}>
            {`terms of service of ${termsOf}`}
          </a>
          <span>.</span>
        </p>
        <p className="leading-snug">{then}</p>
        {state.isError && <ConnectionError />}
      </div>
      <div className="accept-bar accept-bar-asking print:hidden">
        <Button className="min-w-0 grow max-md:px-3" busy={state.isPending} onClick={props.onYes}>
          <span className="text-balance text-center">
            {state.isPending ? 'Sending...' : `${MOVE_LABELS.yes} ${figure}`}
          </span>
        </Button>
        <Button kind="quiet" onClick={props.onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
