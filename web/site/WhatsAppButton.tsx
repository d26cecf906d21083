import { company } from '../../content/company.ts';
import { whatsAppLink } from '../../domain/quote/whatsapp.ts';

/** The floating button of every page: a chat with the company, with the first line written. */
export function WhatsAppButton() {
  return (
    <aside aria-label="Chat with us">
      <a
        href={whatsAppLink(company.whatsAppNumber, 'Hello, I would like a quote for a move.')}
        target="_blank"
        rel="noopener"
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
            d="M14 11.6c-.4-.8-1.7-.9-2.4-.2-1.5 1.5-1.5 3.7.4 6.3 2.2 3.1 5.1 5.5 8.1 6.3 2 .5 3.6-.1 4.3-1.7.4-1 .1-1.5-.6-1.9l-2.6-1.3c-.7-.3-1.1-.2-1.6.4l-.8 1c-2-.8-3.7-2.4-4.7-4.3l.8-1c.4-.5.4-1 .1-1.600z"
            fill="currentColor"
          />
        </svg>
        <span className="sr-only">WHATSAPP FOR QUOTE</span>
      </a>
    </aside>
  );
}
