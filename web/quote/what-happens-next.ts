import { CalendarDays, Clock, type IconNode, MessageCircle, Truck } from 'lucide';
import { emailQuoteWithin, quoteGoodFor } from '../../content/terms.ts';
import type { SentQuote } from './state/sent-quote.ts';

export interface NextPoint {
  readonly icon: IconNode;
  readonly strong: string;
  readonly text: string;
}

export const BY_EMAIL = `Quotes by email come within ${emailQuoteWithin}.`;
export const PAYMENT = 'You pay when the move is done.';

/** Before the request is sent. */
export const PROMISES: readonly NextPoint[] = [
  { icon: Clock, strong: 'A few minutes.', text: 'Mostly taps.' },
  { icon: MessageCircle, strong: 'WhatsApp or email.', text: BY_EMAIL },
  {
    icon: CalendarDays,
    strong: 'Time to decide.',
    text: `Your quote is good for ${quoteGoodFor}. ${PAYMENT}`,
  },
];

/** After it is sent. */
export function afterRequest({ chat }: SentQuote): readonly NextPoint[] {
  const byEmail = chat === 'none';
  return [
    {
      icon: MessageCircle,
      strong: 'Now.',
      text: byEmail
        ? 'Your request is on its way to our inbox.'
        : 'Press send in the WhatsApp chat, if you haven’t yet.',
    },
    {
      icon: CalendarDays,
      strong: byEmail ? `Within ${emailQuoteWithin}.` : 'Then.',
      text: `Your quote${byEmail ? ' by email' : ''}. It’s good for ${quoteGoodFor}.`,
    },
    { icon: Truck, strong: 'On the day.', text: 'You pay when the last box is in.' },
  ];
}
