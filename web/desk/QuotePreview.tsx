import { useEffect, useRef } from 'react';
import type { Offer, OfferWay } from '../../domain/quote/quote.schema.ts';
import { offerLines, offerTerms } from '../../domain/quote/quote-in-words.ts';
import { Button } from '../ui/Button.tsx';
import { DeskLines } from './DeskLines.tsx';

const SEND: Readonly<Record<OfferWay, string>> = {
  email: 'Send by email',
  whatsapp: 'Store it, then send by WhatsApp',
};

interface QuotePreviewProps {
  offer: Offer;
  /** The visitor's choice first. */
  ways: readonly OfferWay[];
  onSend: (via: OfferWay) => void;
  onBack: () => void;
}

/** The quote as its visitor will read it. */
export function QuotePreview({ offer, ways, onSend, onBack }: QuotePreviewProps) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="desk-stack mt-4">
      <div ref={words} tabIndex={-1} className="desk-preview">
        <p className="text-ink-2 text-small">This is what they read:</p>
        <DeskLines lines={[...offerLines(offer), ...offerTerms]} />
      </div>
      {ways.map((way, index) => (
        <Button key={way} kind={index === 0 ? 'main' : 'second'} onClick={() => onSend(way)}>
          {SEND[way]}
        </Button>
      ))}
      <Button kind="quiet" onClick={onBack}>
        Back to writing
      </Button>
    </div>
  );
}
