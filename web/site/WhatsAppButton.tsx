import { quoteChatLink } from '../../domain/request/whatsapp.ts';
import './whatsapp-button.css';
import './whatsapp-tooltip.css';

const LABEL = 'WHATSAPP FOR QUOTE';

interface WhatsAppButtonProps {
  /** Digits only, country code first. */
  number: string;
  /** The subject of the quote, as the page knows it: 'a move in Boskruin', 'long distance moving'. */
  subject?: string | undefined;
}

/** The floating button of every page: a chat with the company, with the first line written. */
export function WhatsAppButton({ number, subject }: WhatsAppButtonProps) {
  return (
    <aside aria-label="Chat with us">
      <a
        aria-label={LABEL}
        href={quoteChatLink(number, subject)}
        target="_blank"
        rel="noopener"
        className="whatsapp-button fixed grid place-items-center print:hidden"
      >
        <Glyph />
        <span className="tooltip-delay absolute whitespace-nowrap">
          <span className="tooltip block rounded-control bg-ink px-3.5 py-2.5 font-semibold text-paper text-small">
            {LABEL}
          </span>
        </span>
      </a>
    </aside>
  );
}

function Glyph() {
  return (
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
  );
}
