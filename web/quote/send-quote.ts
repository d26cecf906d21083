import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import { whatsAppLink, whatsAppText } from '../../domain/quote/whatsapp.ts';
import { request as callApi } from '../api/request.ts';
import { notify } from '../site/notices.ts';
import { forgetDraft, idempotencyKeyFor } from './quote-draft.ts';
import { type SentQuote, setSentQuote } from './sent-quote.ts';
import { leaveSteps } from './step-history.ts';

const QUOTE_REQUESTS = '/api/quote-requests';

interface Receipt {
  readonly reference: string;
}

async function postQuote(request: QuoteRequest): Promise<Receipt> {
  const response = await callApi('POST', QUOTE_REQUESTS, {
    body: request,
    headers: { 'Idempotency-Key': idempotencyKeyFor(request) },
  });
  return response.json();
}

/** Opens the chat in a new tab; browsers may refuse, since the click is some time ago. */
function openChat(link: string): SentQuote['chat'] {
  const tab = window.open(link, '_blank');
  if (!tab) return 'blocked';
  tab.opener = null;
  return 'opened';
}

/** Sends a quote request; what follows is spec section 7, what fails is section 8. */
export function useSendQuote(whatsAppNumber: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: postQuote,
    onSuccess: ({ reference }, request) => {
      queries.invalidateQueries({ queryKey: [QUOTE_REQUESTS] });
      const byWhatsApp = request.deliveryMethod === 'whatsapp';
      const chat = byWhatsApp
        ? openChat(whatsAppLink(whatsAppNumber, whatsAppText(request, reference)))
        : 'none';
      notify({
        title: 'Quote Request Submitted!',
        description: byWhatsApp
          ? 'A WhatsApp message with your details will be sent as soon as you press send in the chat.'
          : 'Your quote was emailed to our team inbox. We will respond within 24 hours.',
        variant: 'default',
      });
      setSentQuote({ request, reference, chat });
      forgetDraft();
      leaveSteps();
    },
    onError: () =>
      notify({
        title: 'Error',
        description: 'Failed to submit quote request. Please try again.',
        variant: 'destructive',
      }),
  });
}
