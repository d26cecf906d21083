import { CalendarDays, Camera, Clock, type IconNode, MessageCircle, Phone, Truck } from 'lucide';
import { photos } from '../../content/photos.ts';
import { emailQuoteWithin, quoteValidity } from '../../content/terms.ts';
import type { SentQuote } from './state/sent-quote.ts';

interface NextPoint {
  readonly icon: IconNode;
  readonly strong: string;
  readonly text: string;
}

const BY_EMAIL = `Quotes by email come within ${emailQuoteWithin}.`;
const PHOTOS: NextPoint = { icon: Camera, strong: `${photos.label}?`, text: photos.value };
const PAYMENT = 'You pay when the move is done.';

/** Before the request is sent. */
export const PROMISES: readonly NextPoint[] = [
  { icon: Clock, strong: 'A few minutes.', text: 'Taps first, your details last.' },
  { icon: MessageCircle, strong: 'WhatsApp or email.', text: BY_EMAIL },
  { icon: CalendarDays, strong: `Good for ${quoteValidity}.`, text: PAYMENT },
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
      text: `Your quote${byEmail ? ' by email' : ''}. It stays good for ${quoteValidity}.`,
    },
    PHOTOS,
    { icon: Truck, strong: 'On the day.', text: 'You pay when the last box is in.' },
  ];
}

/** After a browser without script has sent a request or a message: its page knows not which. */
export const AFTER_EITHER: readonly NextPoint[] = [
  {
    icon: MessageCircle,
    strong: 'Next.',
    // claim
    text: `A person will read it and answer you. ${BY_EMAIL}`,
  },
  {
    icon: Phone,
    strong: 'In a hurry?',
    text: 'Call, or open the WhatsApp chat. The reference is the first thing we’ll ask for.',
  },
  PHOTOS,
  { icon: CalendarDays, strong: `Quotes are good for ${quoteValidity}.`, text: PAYMENT },
];
