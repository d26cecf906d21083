import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import type { SummaryLine } from '../../domain/quote/quote-summary.ts';

const ANSWERED_BY = { whatsapp: 'by WhatsApp', email: 'by email' } as const;

/** What the company does next, and on which terms. */
export function nextLines({ deliveryMethod }: QuoteRequest): readonly SummaryLine[] {
  return [
    {
      label: 'Within 24 hours',
      value: `Your price, ${ANSWERED_BY[deliveryMethod]} or on the phone. It stays good for 30 days.`,
    },
    { label: 'Then', value: 'You say yes, and we settle the day: it holds once we confirm it.' },
    { label: 'If plans change', value: 'Tell us at least 24 hours before the move.' },
    {
      label: 'On the day',
      value: 'You pay when the last box is in: cash or bank transfer.',
    },
  ];
}
