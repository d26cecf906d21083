import type { DeskQuote } from '../../domain/desk/desk-view.ts';
import type { Quote, QuoteChannel } from '../../domain/quote/quote.schema.ts';
import { quoteLines, quoteTerms, REPLACES } from '../../domain/quote/quote-in-words.ts';
import { Button } from '../ui/Button.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { takeFocus } from '../ui/take-focus.ts';

const SEND: Readonly<Record<QuoteChannel, string>> = {
  email: 'Send by email',
  whatsapp: 'Save it and open WhatsApp',
  phone: 'Save it, and tell them by phone',
};

interface QuotePreviewProps {
  quote: Quote;
  desk: Pick<DeskQuote, 'channels' | 'noEmail' | 'replaces'>;
  isOnItsWay: boolean;
  onSend: (via: QuoteChannel) => void;
  onBack: () => void;
}

/** The quote as its visitor will read it. */
export function QuotePreview({ quote, desk, isOnItsWay, onSend, onBack }: QuotePreviewProps) {
  const { channels, noEmail, replaces } = desk;
  return (
    <div className="mt-4 grid gap-3">
      <div
        ref={takeFocus}
        tabIndex={-1}
        className="rounded-control border-2 border-edge border-dashed p-5"
      >
        <p className="text-ink-2 text-small">This is what they’ll read:</p>
        {replaces && <p className="mt-3">This quote {REPLACES[replaces]}</p>}
        <LabelledLines look="text" lines={[...quoteLines(quote), ...quoteTerms]} />
      </div>
      {channels.map((channel, index) => (
        <Button
          key={channel}
          kind={index === 0 ? 'main' : 'second'}
          busy={isOnItsWay}
          onClick={() => onSend(channel)}
        >
          {SEND[channel]}
        </Button>
      ))}
      {channels[0] === 'email' && channels.includes('whatsapp') && (
        <p className="text-ink-2 text-small">
          They asked for email. A chat gives WhatsApp their name, this quote and their private link,
          so ask them first.
        </p>
      )}
      {noEmail && <p className="text-ink-2 text-small">{noEmail}</p>}
      <Button kind="quiet" onClick={onBack}>
        Back to writing
      </Button>
    </div>
  );
}
