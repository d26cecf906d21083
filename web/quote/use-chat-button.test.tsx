import { beforeEach, expect, it, vi } from 'vitest';
import { quoteRequestSchema } from '../../domain/request/request.schema.ts';
import { whatsAppText } from '../../domain/request/whatsapp-text.ts';
import { WhatsAppButton } from '../site/WhatsAppButton.tsx';
import { act, render, screen } from '../testing/component.ts';
import { FakeServer } from '../testing/server.ts';
import { QuoteWizard } from './QuoteWizard.tsx';
import { type SentQuote, setSentQuote } from './state/sent-quote.ts';

const NUMBER = '27115550100';
const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: NUMBER };

const request = quoteRequestSchema.parse({
  name: 'Thandeka Mokoena',
  email: 'thandeka@visitor.example',
  phone: '082 555 0119',
  moveType: 'residential',
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '7 Mowbray Road, Greenside',
  moveDate: '2026-12-05',
  deliveryMethod: 'whatsapp',
  inventory: { living: ['sofa'] },
});

beforeEach(() => {
  setSentQuote(undefined);
  new FakeServer();
  return () => vi.unstubAllGlobals();
});

const textOf = (name: string) => {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
  return new URL(href).searchParams.get('text');
};

it.each(['opened', 'blocked', 'earlier', 'none'] as const)(
  'with the chat %s the floating button opens the same one, with all of it, until another quote is begun',
  async (chat) => {
    render(
      <>
        <QuoteWizard level={1} lead="" {...REACH} />
        <WhatsAppButton number={NUMBER} subject="a move in Boskruin" />
      </>,
    );
    const own = 'Hello, I would like a quote for a move in Boskruin.';
    expect(textOf('WHATSAPP FOR QUOTE')).toBe(own);
    const sent: SentQuote = { request, reference: 'MC-7F3K', chat };
    await act(async () => setSentQuote(sent, true));
    await act(() => import('./confirmation/QuoteConfirmation.tsx'));
    expect(textOf('WHATSAPP FOR QUOTE')).toBe(whatsAppText(request, 'MC-7F3K'));
    if (chat !== 'none') expect(textOf('Open WhatsApp')).toBe(textOf('WHATSAPP FOR QUOTE'));
    await act(async () => setSentQuote({ ...sent, another: true }));
    expect(textOf('WHATSAPP FOR QUOTE')).toBe(own);
  },
);
