import { Tooltip } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { LazyStylesheet } from '../islands/LazyStylesheet.tsx';
import styles from './whatsapp-tooltip.css?url';
import './whatsapp-button.css';

const LABEL = 'WHATSAPP FOR QUOTE';
/** See docs/product.md, 1. */
const HOVER_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const OFFSET_PX = 4;

interface WhatsAppButtonProps {
  /** Digits only, country code first. */
  number: string;
  /** The subject of the quote, as the page knows it: 'a move in Boskruin', 'long distance moving'. */
  subject?: string | undefined;
}

/** The floating button of every page: a chat with the company, with the first line written. The link
 *  works without script; once awake, it has a tooltip. */
export function WhatsAppButton({ number, subject = 'a move' }: WhatsAppButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => explainAgain(link.current), []);

  return (
    <aside aria-label="Chat with us">
      <Tooltip.Provider delayDuration={HOVER_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
        <Tooltip.Root>
          <Tooltip.Trigger asChild>
            <a
              ref={link}
              href={whatsAppLink(number, `Hello, I would like a quote for ${subject}.`)}
              target="_blank"
              rel="noopener"
              className="whatsapp-button fixed grid place-items-center print:hidden"
              // The tooltip repeats the link's name: once is enough.
              aria-describedby={undefined}
            >
              <Glyph />
              <span className="sr-only">{LABEL}</span>
            </a>
          </Tooltip.Trigger>
          {/* Not in a portal at the end of the page: the tooltip belongs to this landmark. */}
          <Tooltip.Content className="tooltip" sideOffset={OFFSET_PX} collisionPadding={16}>
            <LazyStylesheet href={styles} />
            {LABEL}
            <Tooltip.Arrow className="tooltip-arrow" width={14} height={7} />
          </Tooltip.Content>
        </Tooltip.Root>
      </Tooltip.Provider>
    </aside>
  );
}

/** The hover or focus that woke the island happened before React listened. */
function explainAgain(link: HTMLAnchorElement | null) {
  if (!link) return;
  const woken = link.matches(':focus-visible')
    ? new FocusEvent('focusin', { bubbles: true })
    : new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
  if (link.matches(':hover, :focus-visible')) link.dispatchEvent(woken);
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
