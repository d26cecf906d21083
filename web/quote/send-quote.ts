import { emailQuoteWithin } from '../../content/terms.ts';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../domain/request/request.form.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { whatsAppText } from '../../domain/request/whatsapp-text.ts';
import type { Delivery } from '../forms/delivery.ts';
import { notify } from '../forms/notices.ts';
import { openTab } from '../ui/open-tab.ts';
import { quoteInTab, unsentQuote } from './state/quote-draft.ts';
import { chatAbout, type SentQuote, setSentQuote } from './state/sent-quote.ts';
import { leaveSteps } from './state/step-history.ts';
import { SEND_QUOTE } from './steps/step-words.ts';

/** Also the address to which the browser posts the form without script. */
export const QUOTE_REQUESTS = '/api/quote-requests';

export const QUOTE_HONEYPOT_ID = 'quote-topic';

/** Opens the chat in a new tab. Browsers may refuse long after the click, and do so without one. */
function openChat(link: string, byVisitor: boolean): SentQuote['chat'] {
  const tab = byVisitor && openTab(link);
  if (!tab) return 'blocked';
  tab.opener = null;
  return 'opened';
}

/** The effects of a quote request: docs/product.md, 7 when it is sent, section 8 when not. */
export function quoteDelivery(whatsAppNumber: string): Delivery<QuoteFormValues, QuoteRequest> {
  return {
    path: QUOTE_REQUESTS,
    tab: quoteInTab,
    honeypotId: QUOTE_HONEYPOT_ID,
    unsent: unsentQuote,
    empty: EMPTY_QUOTE_FORM,
    failure: 'Failed to submit quote request. Please try again.',
    button: SEND_QUOTE,
    inChat: (request) => whatsAppText(request),
    unsentNote: ({ deliveryMethod }) =>
      deliveryMethod === 'whatsapp' ? 'WhatsApp was not opened either.' : '',
    onSent: ({ reference, linkKey }, request, byVisitor) => {
      const byWhatsApp = request.deliveryMethod === 'whatsapp';
      const show = (chat: SentQuote['chat']) => {
        // A quote that the page sends by itself leaves the visitor where they are.
        const isAwaited = byVisitor || isOnScreen('.quote-form');
        setSentQuote({ request, reference, linkKey, chat }, isAwaited);
        leaveSteps();
      };
      notify({
        title: 'Quote Request Submitted!',
        description: byWhatsApp
          ? 'A WhatsApp message with your details will be sent as soon as you press send in the chat.'
          : `Your quote request was emailed to our team inbox. We will respond within ${emailQuoteWithin}.`,
        variant: 'default',
      });
      const chat = chatAbout({ request, reference }, whatsAppNumber);
      // Safari opens a tab from a timer that the answer sets, and refuses it in the answer itself.
      if (byWhatsApp) setTimeout(() => show(openChat(chat, byVisitor)), 0);
      else show('none');
    },
    onDiscard: leaveSteps,
  };
}

function isOnScreen(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return Boolean(box && box.top < innerHeight && box.bottom > 0);
}
