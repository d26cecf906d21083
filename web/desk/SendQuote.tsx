import type { DeskQuote } from '../../domain/desk/desk-view.ts';
import type { QuoteChannel } from '../../domain/quote/quote.schema.ts';
import { Button } from '../ui/Button.tsx';

const SEND: Readonly<Record<QuoteChannel, string>> = {
  email: 'Send by email',
  whatsapp: 'Save it and open WhatsApp',
  phone: 'Save it, and tell them by phone',
};

interface SendQuoteProps {
  desk: Pick<DeskQuote, 'channels' | 'noEmail'>;
  isOnItsWay: boolean;
  onSend: (via: QuoteChannel) => void;
  onBack: () => void;
}

/** The ways in which a quote can go out, once it was read over. */
export function SendQuote({ desk: { channels, noEmail }, ...props }: SendQuoteProps) {
  const { isOnItsWay, onSend, onBack } = props;
  return (
    <>
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
    </>
  );
}
