import {
  cancellationNotice,
  emailQuoteWithin,
  payment,
  quoteValidity,
} from '../../content/terms.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { SummaryLine } from '../../domain/request/summary-line.ts';

const ANSWERED_BY = { whatsapp: 'by WhatsApp', email: 'by email' } as const;

/** The company's next steps and their terms. */
export function nextLines({ deliveryMethod }: QuoteRequest): readonly SummaryLine[] {
  return [
    {
      label: deliveryMethod === 'email' ? `Within ${emailQuoteWithin}` : 'Next',
      value: `Your quote, ${ANSWERED_BY[deliveryMethod]}. It stays good for ${quoteValidity}.`,
    },
    { label: 'Then', value: 'You say yes, and we settle the day: it holds once we confirm it.' },
    { label: 'If plans change', value: `Tell us at least ${cancellationNotice} before the move.` },
    {
      label: 'On the day',
      value: `You pay when the last box is in, by ${payment}.`,
    },
  ];
}
