import { partsOf } from '../../domain/quote/quote-in-words.ts';
import type { VisitorQuote } from '../../domain/quote/visitor-quote.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { DashList } from '../ui/DashList.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { LINK } from '../ui/text-link.ts';
import { ConnectionError } from './ConnectionError.tsx';

interface AcceptQuoteProps {
  quote: VisitorQuote;
  /** 'by email' */
  confirmedBy: string;
  state: 'idle' | 'sending' | 'failed';
  onYes: () => void;
  onBack: () => void;
}

/** All that a yes agrees to, before it is given. */
export function AcceptQuote({ quote, confirmedBy, state, onYes, onBack }: AcceptQuoteProps) {
  const { price, figure, lines, included, notIncluded, terms, termsOf } = quote;
  const { arrival, more } = partsOf(lines);
  return (
    <div className="flex flex-col gap-4 rounded-tile bg-jacaranda-tint p-5 print:hidden">
      <h3 ref={takeFocus} tabIndex={-1} className="heading-3 scroll-mt-32 text-h3">
        Book your move for {figure}?
      </h3>
      {price !== figure && (
        <p>
          <span className="waybill-label pb-1">Price</span>
          <strong className="block font-semibold">{price}</strong>
        </p>
      )}
      {arrival && (
        <p>
          <span className="waybill-label pb-1">Arrival</span>
          <strong className="block font-semibold">{arrival}</strong>
        </p>
      )}
      <div>
        <h4 className="waybill-label pb-1">Included</h4>
        <DashList items={included} className="font-semibold" />
      </div>
      {notIncluded.length > 0 && (
        <div>
          <h4 className="waybill-label pb-1">Not included</h4>
          <DashList items={notIncluded} />
        </div>
      )}
      {more.length > 0 && <LabelledLines look="stack" lines={more} />}
      <div>
        <h4 className="waybill-label pb-1">You agree to this</h4>
        <LabelledLines look="small-print" lines={terms} />
        <p className="mt-2 text-small leading-snug">
          All of it is in our{' '}
          <a href="/terms-of-service" target="_blank" rel="noopener" className={LINK}>
            terms of service of {termsOf}
          </a>
          .
        </p>
      </div>
      <p>We’ll confirm the day {confirmedBy}. It’s fixed once we have.</p>
      <ButtonRow>
        <Button busy={state === 'sending'} onClick={onYes}>
          {state === 'sending' ? 'Booking...' : 'Yes, book it'}
        </Button>
        <Button kind="second" onClick={onBack}>
          Back
        </Button>
      </ButtonRow>
      {state === 'failed' && <ConnectionError />}
    </div>
  );
}
