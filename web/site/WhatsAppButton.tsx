import { company } from '../../content/company.ts';
import { whatsAppLink } from '../../domain/quote/whatsapp.ts';

/** The floating button of every page: a chat with the company, with the first line written. */
export function WhatsAppButton() {
  return (
    <a
      href={whatsAppLink(company.whatsAppNumber, 'Hello, I would like a quote for a move.')}
      target="_blank"
      rel="noopener"
      aria-label="WHATSAPP FOR QUOTE"
      className="whatsapp-button print:hidden"
    >
      <svg width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden="true">
        <path
          d="M6.2 30.2 8 23.9a12.3 12.3 0 1 1 4.6 4.5z"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
        <path
          d="M14 11.6c-.4-.8-1.7-.9-2.4-.2-1.5 1.500-1.500 3.700.4 6.300 2.200 3.100 5.100 5.500 8.100 6.300 2 .5 3.600-.1 4.300-1.700.4-1 .1-1.500-.6-1.900l-2.600-1.300c-.7-.3-1.100-.2-1.600.4l-.8 1c-2-.8-3.700-2.400-4.700-4.300l.8-1c.4-.5.4-1 .1-1.600z"
          fill="currentColor"
        />
      </svg>
    </a>
  );
}
