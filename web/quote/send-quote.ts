import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import { whatsAppLink } from '../../domain/quote/whatsapp.ts';
import { whatsAppText } from '../../domain/quote/whatsapp-text.ts';
import { attempt } from '../forms/attempt.ts';
import { filling } from '../forms/filling.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { notify } from '../site/notices.ts';
import { quoteDraft } from './quote-draft.ts';
import { type SentQuote, setSentQuote } from './sent-quote.ts';
import { leaveSteps } from './step-history.ts';

/** Also where the browser posts the form when there is no script. */
export const QUOTE_REQUESTS = '/api/quote-requests';

const quoteAttempt = attempt<QuoteRequest>('quote-attempt');

export const QUOTE_HONEYPOT_ID = 'quote-topic';
export const quoteFilling = filling('quote-begun', QUOTE_HONEYPOT_ID);

/** Opens the chat in a new tab; browsers may refuse, since the click is some time ago. */
function openChat(link: string): SentQuote['chat'] {
  const tab = window.open(link, '_blank');
  if (!tab) return 'blocked';
  tab.opener = null;
  return 'opened';
}

/** Sends a quote request; what follows is spec section 7, what fails is section 8. */
export function useSendQuote(whatsAppNumber: string) {
  return useSubmission<QuoteRequest>({
    path: QUOTE_REQUESTS,
    attempt: quoteAttempt,
    filling: quoteFilling,
    failure: 'Failed to submit quote request. Please try again.',
    onSent: ({ reference, linkKey }, request) => {
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
      setSentQuote({ request, reference, linkKey, chat });
      quoteDraft.forget();
      leaveSteps();
    },
  });
}
