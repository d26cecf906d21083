import type { QuoteChannel } from '../../domain/quote/quote.schema.ts';
import type { DeskQuote } from '../../domain/team/desk-view.ts';
import { QUOTE_LABELS } from '../../domain/team/form-labels.ts';
import { Button } from '../ui/Button.tsx';
import { AskFirst } from './AskFirst.tsx';

const SEND: Readonly<Record<QuoteChannel, string>> = {
  email: 'Send by email',
  whatsapp: 'Save it and open WhatsApp',
  phone: 'Save it, and tell them by phone',
};

interface SendQuoteProps {
  desk: Pick<DeskQuote, 'channels' | 'noEmail'>;
  askFirst: string | null;
  isOnItsWay: boolean;
  onSend: (via: QuoteChannel) => void;
  onBack: () => void;
}

/** The ways in which a quote can go out, once it was read over. */
export function SendQuote({ desk: { channels, noEmail }, askFirst, ...props }: SendQuoteProps) {
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
      {channels.includes('whatsapp') && <AskFirst note={askFirst} />}
      {noEmail && <p className="text-ink-2 text-small">{noEmail}</p>}
      <Button kind="quiet" onClick={onBack}>
        {QUOTE_LABELS.back}
      </Button>
    </>
  );
}
