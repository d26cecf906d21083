import type { QuoteChannel } from '../quote/quote.schema.ts';

/** The labels of the quote's fields and buttons at the desk, where the tests read them too. */
export const QUOTE_LABELS = {
  basis: 'What the price is for',
  price: 'Price in rand',
  includes: 'What it includes',
  preview: 'Preview',
  back: 'Back',
} as const;

/** The button that sends a quote names its price, the last thing to read over.
 *  @param figure 'R6 500' */
export function sendLabel(channel: QuoteChannel, figure: string): string {
  const labels: Readonly<Record<QuoteChannel, string>> = {
    email: `Send ${figure} by email`,
    whatsapp: `Save ${figure} and open WhatsApp`,
    phone: `Save ${figure}, and tell them by phone`,
  };
  return labels[channel];
}
