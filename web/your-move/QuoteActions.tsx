import { useState } from 'react';
import { company } from '../../content/company.ts';
import { ANOTHER_QUOTE_LINK } from '../../domain/request/quote-link.ts';
import type { FirstButton } from '../../domain/situation/phases.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { AskAboutQuote } from './AskAboutQuote.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { DeclineQuote } from './DeclineQuote.tsx';
import { questionDraft } from './link-drafts.ts';

interface QuoteActionsProps {
  linkKey: string;
  move: YourMove;
  first: FirstButton | '';
  declining: 'idle' | 'sending' | 'failed';
  onDecline: () => void;
}

/** What else a visitor can do about the quote, or about what became of it. */
export function QuoteActions(props: QuoteActionsProps) {
  const { linkKey, move, first, declining, onDecline } = props;
  const { quote, phase, may } = move;
  const [hasPressed, setPressed] = useState(false);
  const [writing, setWriting] = useState(() => questionDraft(linkKey).read() !== undefined);
  const mayAccept = may.includes('accepted');
  const mayAsk = quote !== null && may.includes('asked');
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {first === 'calendar' && <AddToCalendar kind="main" move={move} />}
        {(first === 'again' || phase === 'declined') && (
          <ButtonLink
            kind={first === 'again' ? 'main' : 'second'}
            size="small"
            href={ANOTHER_QUOTE_LINK}
          >
            Ask for a new quote
          </ButtonLink>
        )}
        {(first === 'call' || phase === 'cancelled' || phase === 'off') && (
          <ButtonLink
            kind={first === 'call' ? 'main' : 'second'}
            size="small"
            href={company.phone.link}
          >
            Call {company.phone.display}
          </ButtonLink>
        )}
        {mayAccept && quote && may.includes('declined') && (
          <DeclineQuote key={quote.number} isSending={declining === 'sending'} onNo={onDecline} />
        )}
        {mayAsk && (
          <Button
            kind={mayAccept ? 'quiet' : 'second'}
            size="small"
            aria-expanded={writing}
            onClick={() => {
              setPressed(true);
              setWriting(!writing);
            }}
          >
            Ask a question
          </Button>
        )}
      </div>
      {declining === 'failed' && <ConnectionError />}
      {quote && writing && (mayAsk || questionDraft(linkKey).read()) && (
        <AskAboutQuote
          linkKey={linkKey}
          quote={quote.number}
          takesFocus={hasPressed}
          isOpen={mayAsk}
          onDiscard={() => setWriting(false)}
        />
      )}
      {mayAccept && (
        <p className="text-ink-2 text-small leading-snug">
          We can see when you first opened this quote. Questions? Call{' '}
          <span className="whitespace-nowrap">{company.phone.display}</span>.
        </p>
      )}
    </div>
  );
}
