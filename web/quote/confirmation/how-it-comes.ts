import { emailQuoteWithin } from '../../../content/terms.ts';
import type { SentQuote } from '../state/sent-quote.ts';

/** Before anything else that is said after it is sent. It reports the page's own actions, never that a WhatsApp message was
 *  sent: only the visitor can send it. */
export const HOW_IT_COMES: Readonly<Record<SentQuote['chat'], string>> = {
  opened:
    'We have your request, and a WhatsApp chat with all of it is open in another tab. Press send there and we’ll answer you in the chat.',
  blocked:
    'We have your request. Open the WhatsApp chat below and press send, and we’ll answer you there.',
  earlier:
    'We have your request. If you haven’t sent the WhatsApp message yet, open the chat below and press send. We’ll answer you there.',
  none: `We have your request. Your quote comes by email within ${emailQuoteWithin}.`,
};
