import { emailQuoteWithin } from '../../../content/terms.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import type { SentQuote } from '../state/sent-quote.ts';

const CONFIRMATIONS: Readonly<Record<SentQuote['chat'], string>> = {
  opened:
    'We have your request, and a WhatsApp chat with all of it is open in another tab. Press send there and we’ll answer you in the chat.',
  blocked:
    'We have your request. Open the WhatsApp chat below and press send, and we’ll answer you there.',
  earlier:
    'We have your request. If you haven’t sent the WhatsApp message yet, open the chat below and press send. We’ll answer you there.',
  none: `We have your request. Your quote comes by email within ${emailQuoteWithin}.`,
};

export function confirmationText({ chat }: SentQuote): string {
  return CONFIRMATIONS[chat];
}

/** 'Thandeka' of 'Thandeka Mokoena'. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** '3 bedrooms, 7 items'; empty when nothing was declared. */
export function truckLoad({ bedrooms, inventory }: QuoteRequest): string {
  const items = Object.values(inventory).reduce((sum, chosen) => sum + (chosen?.length ?? 0), 0);
  return [
    bedrooms && `${bedrooms} ${bedrooms === '1' ? 'bedroom' : 'bedrooms'}`,
    items > 0 && `${items} ${items === 1 ? 'item' : 'items'}`,
  ]
    .filter(Boolean)
    .join(', ');
}
