import { type ComponentProps, useState } from 'react';
import { localDay } from '../../domain/dates/local-time.ts';
import { partsOf } from '../../domain/quote/quote-in-words.ts';
import type { WhyNo } from '../../domain/quote/said-no.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { firstButton } from '../../domain/your-move/moving-day.ts';
import type { VisitorQuote } from '../../domain/your-move/visitor-quote.ts';
import { waybillOf } from '../../domain/your-move/waybill.ts';
import { confirmedBy } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { Handover } from '../ui/Handover.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { AcceptQuote } from './AcceptQuote.tsx';
import { goToStatus, STATUS_ID } from './go-to-status.ts';
import { QuoteActions } from './QuoteActions.tsx';
import { useTellSeen } from './use-tell-seen.ts';
import { useAnswerQuote } from './use-your-move.ts';
import { Waybill } from './Waybill.tsx';

const CHANGED = 'The quote has changed since you opened the page. This is the new one.';

const CHANGED_OTHERWISE = 'Something has changed since you opened the page.';

type TheQuoteProps = Pick<
  ComponentProps<typeof QuoteActions>,
  'linkKey' | 'move' | 'questions' | 'forms'
>;

/** The request, the quote, the visitor's answer to it, and what became of that. */
export function TheQuote({ linkKey, move, questions = 0, forms }: TheQuoteProps) {
  const { quote, booking, phase, may } = move;
  const { mutate: send, isPending, isError, variables, reset } = useAnswerQuote(linkKey);
  const { asking, button, ask, back, close } = useAsking();
  const [atFirst] = useState(phase);
  const [shown, setShown] = useState(quote?.number);
  const [news, setNews] = useState('');
  // Nobody says yes to another price than the one that they were asked about.
  if (quote?.number !== shown) {
    setShown(quote?.number);
    if (quote && shown !== undefined) setNews(CHANGED);
    close();
  }
  useTellSeen(linkKey, may.includes('declined') ? quote?.number : undefined);
  const now = new Date();
  const first = firstButton(move, localDay(now));
  const waybill = waybillOf(move, now);

  const answer = (
    kind: 'accepted' | 'declined',
    { number, termsOf }: VisitorQuote,
    why?: WhyNo,
  ) => {
    if (isPending) return;
    setNews('');
    send(
      { kind, quote: number, ...(kind === 'accepted' && { terms: termsOf }), ...(why && { why }) },
      {
        onSuccess: (result) => {
          close();
          if (result.outcome === 'conflict') {
            setNews(result.body.move.quote?.number === number ? CHANGED_OTHERWISE : CHANGED);
          }
          goToStatus();
        },
      },
    );
  };
  const stateOf = (kind: 'accepted' | 'declined') => {
    const isIt = variables?.kind === kind;
    return { isPending: isIt && isPending, isError: isIt && isError };
  };
  const isOpen = quote !== null && may.includes('accepted');
  const isAsking = asking && isOpen;
  const isFirst = isOpen && (first === 'accept' || isAsking);
  return (
    <Waybill
      waybill={waybill}
      move={move}
      isFresh={booking !== null && phase !== atFirst}
      isOpen={isFirst}
      isAsking={isAsking}
    >
      {/* In the tree also while it is empty: only then is what comes into it read out. */}
      <p
        id={STATUS_ID}
        role="status"
        tabIndex={-1}
        className="text-balance font-semibold leading-snug empty:-mt-4"
      >
        {[news, waybill.says].filter(Boolean).join(' ')}
      </p>
      <Handover of={isAsking ? 'question' : 'answers'}>
        {isFirst && (
          <AcceptQuote
            quote={quote}
            terms={booking ? [...partsOf(quote.lines).clock, ...quote.terms] : waybill.terms}
            then={
              booking
                ? 'What is booked and stays the same is still confirmed.'
                : `Then we’ll confirm the day ${confirmedBy(move)}. It’s booked once we have.`
            }
            isAsking={isAsking}
            state={stateOf('accepted')}
            acceptButton={button}
            onAccept={ask}
            onYes={() => answer('accepted', quote)}
            onBack={() => {
              reset();
              back();
            }}
          />
        )}
        {!isAsking && (
          <QuoteActions
            linkKey={linkKey}
            move={move}
            questions={questions}
            forms={forms}
            first={first}
            decline={{
              state: stateOf('declined'),
              onYes: (why) => quote && answer('declined', quote, why),
            }}
          >
            {isOpen && !isFirst && (
              <Button ref={button} kind="second" size="small" onClick={ask}>
                <span>{`${MOVE_LABELS.accept} ${quote.figure}`}</span>
              </Button>
            )}
          </QuoteActions>
        )}
      </Handover>
    </Waybill>
  );
}
