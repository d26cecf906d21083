import type { QuoteChannel } from '../quote/quote.schema.ts';

/** The labels of the quote's fields and buttons at the desk, where the tests read them too. */
export const QUOTE_LABELS = {
  basis: 'What the price is for',
  whole: 'Whole move',
  price: 'Price in rand',
  includes: 'What it includes',
  preview: 'Preview',
  back: 'Back',
} as const;

/** The labels of what a move came to, and of a payment. */
export const BILL_LABELS = {
  heading: 'What it came to',
  price: 'Price in the end, in rand',
  lines: 'What differs from the agreed price',
  amount: 'Amount in rand',
  savePayment: 'Save the payment',
} as const;

/** The labels of what was said, and of the last press before a move is turned down. */
export const NOTE_LABELS = {
  said: 'What was said',
  save: 'Save the note',
  refuse: 'Yes, turn it down',
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
