import './send-quote.css';
import type { QuoteChannel } from '../../domain/quote/quote.schema.ts';
import type { DeskQuote } from '../../domain/team/desk-view.ts';
import { QUOTE_LABELS, sendLabel } from '../../domain/team/form-labels.ts';
import { Button } from '../ui/Button.tsx';
import { AskFirst } from './AskFirst.tsx';

interface SendQuoteProps {
  desk: Pick<DeskQuote, 'channels' | 'noEmail'>;
  /** 'R6 500' */
  figure: string;
  askFirst: string | null;
  isOnItsWay: boolean;
  onSend: (via: QuoteChannel) => void;
  onBack: () => void;
}

/** The ways in which a quote can go out, once it was read over. The likeliest stays in view below the paper. */
export function SendQuote({
  desk: { channels, noEmail },
  figure,
  askFirst,
  ...props
}: SendQuoteProps) {
  const { isOnItsWay, onSend, onBack } = props;
  const [likeliest, ...others] = channels;
  const to = (channel: QuoteChannel) => ({
    busy: isOnItsWay,
    onClick: () => onSend(channel),
    children: <span className="text-balance text-center">{sendLabel(channel, figure)}</span>,
  });
  return (
    <>
      <div className="send-bar">
        {likeliest && <Button className="min-w-0 grow max-md:px-3" {...to(likeliest)} />}
        <Button kind="quiet" onClick={onBack}>
          {QUOTE_LABELS.back}
        </Button>
      </div>
      {others.map((channel) => (
        <Button key={channel} kind="second" {...to(channel)} />
      ))}
      {channels.includes('whatsapp') && <AskFirst note={askFirst} />}
      {noEmail && <p className="text-ink-2 text-small">{noEmail}</p>}
    </>
  );
}
