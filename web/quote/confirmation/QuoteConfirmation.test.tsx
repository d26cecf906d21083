import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { emailQuoteWithin } from '../../../content/terms.ts';
import { ROAD_MAP_PATH, type RoadMap } from '../../../domain/places/road-between.ts';
import { quoteRequestSchema } from '../../../domain/request/request.schema.ts';
import { eventually } from '../../../tests/eventually.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { UNSURE } from '../../api/unsure.ts';
import { QUOTE_SENT_KEY } from '../../memory/storage-keys.ts';
import { cleanup, render, screen, userEvent } from '../../testing/component.ts';
import { FakeServer } from '../../testing/server.ts';
import { type SentQuote, sentQuoteInTab, setSentQuote } from '../state/sent-quote.ts';
import { CONFIRMATION_LABELS } from './confirmation-labels.ts';
import { HOW_IT_COMES } from './how-it-comes.ts';
import { QuoteConfirmation } from './QuoteConfirmation.tsx';

beforeEach(() => setSentQuote(undefined));

const request = quoteRequestSchema.parse({
  name: 'Thandeka Mokoena',
  email: 'thandeka@visitor.example',
  phone: '082 555 0119',
  moveType: 'residential',
  bedrooms: '1',
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '7 Mowbray Road, Greenside',
  moveDate: '2026-12-05',
  deliveryMethod: 'whatsapp',
  inventory: { living: ['tv', 'sofa'] },
  access: { version: 1, from: { floor: '2' } },
});

const MAP: RoadMap = {
  width: 400,
  height: 400,
  ridge: '',
  roads: '',
  motorways: '',
  places: [
    ['Boskruin', 100, 100],
    ['Randburg', 200, 120],
  ],
  spots: [],
};

function show(sent: Partial<SentQuote> = {}) {
  const queries = createQueryClient();
  queries.setQueryData<RoadMap>([ROAD_MAP_PATH], MAP);
  return render(
    <QueryClientProvider client={queries}>
      <QuoteConfirmation
        sent={{ request, reference: 'MC-7F3K', chat: 'opened', linkKey: 'the-key', ...sent }}
        phone={{ display: '011 555 0100', link: 'tel:+27115550100' }}
        whatsAppNumber="27115550100"
      />
    </QueryClientProvider>,
  );
}

it('repeats what was asked for, behind a press', () => {
  show();
  expect(screen.queryByRole('heading')).toBeNull();
  const [told] = screen.getAllByRole('group');
  expect(told?.hasAttribute('open')).toBe(false);
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts.slice(0, 3)).toEqual([
    ['When', 'Saturday 5 December 2026'],
    ['From', '14 Kelly Avenue, Boskruin'],
    ['To', '7 Mowbray Road, Greenside'],
  ]);
  expect(facts[3]?.join(': ')).toContain('second floor');
  expect(facts.at(-1)?.join(': ')).toContain('On the truck: 1 bedroom, 2 items');
  expect(screen.getByRole('img', { name: 'In the truck: Sofa, TV' })).toBeTruthy();
});

it.each([
  ['opened', /a WhatsApp chat with all of it is open in another tab/],
  ['blocked', /Open the WhatsApp chat below/],
  ['earlier', /If you haven’t sent the WhatsApp message yet, open the chat below/],
] as const)(
  'with the chat %s it says what is to be done, and never that we sent it',
  (chat, words) => {
    const { container } = show({ chat });
    expect(HOW_IT_COMES[chat]).toMatch(words);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Open WhatsApp/ });
    expect(new URL(link.href).searchParams.get('text')).toContain('MC-7F3K');
    const said = `${HOW_IT_COMES[chat]} ${container.textContent}`;
    expect(said).not.toMatch(/we (have )?sent (you )?(a|the) (message|WhatsApp)/i);
  },
);

it.each([
  ['opened', false],
  ['blocked', true],
  ['earlier', true],
] as const)('with the chat %s its one step left comes first: %s', (chat, isFirst) => {
  show({ chat });
  const link = screen.getByRole('link', { name: 'Open WhatsApp' });
  const reference = screen.getByText('Your reference');
  const follows = reference.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(Boolean(follows)).toBe(!isFirst);
});

it('a quote by email has no chat, and says when it comes', () => {
  show({ chat: 'none' });
  expect(HOW_IT_COMES.none).toContain(`Your quote comes by email within ${emailQuoteWithin}.`);
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

it('promises no email with the link, whose sending the server tells nobody', () => {
  const said = /usually comes by email/;
  show();
  expect(screen.getByText(said)).toBeTruthy();
  cleanup();
  show({ request: { ...request, email: null } });
  expect(screen.queryByText(said)).toBeNull();
});

it('leads to the private page, and offers to copy its link; without a key it does neither', () => {
  show();
  const sheet = screen.getByRole<HTMLAnchorElement>('link', { name: CONFIRMATION_LABELS.sheet });
  expect(new URL(sheet.href).hash).toContain('the-key');
  expect(screen.getByRole('button', { name: 'Copy the sheet’s link' })).toBeTruthy();
  cleanup();
  show({ linkKey: undefined });
  expect(screen.queryByRole('link', { name: CONFIRMATION_LABELS.sheet })).toBeNull();
  expect(screen.queryByText(/Keep the move sheet’s link private/)).toBeNull();
});

it('another quote forgets this one', async () => {
  setSentQuote({ request, reference: 'MC-7F3K', chat: 'none' });
  show();
  expect(sessionStorage.getItem(QUOTE_SENT_KEY)).toContain('MC-7F3K');
  await userEvent.click(screen.getByRole('button', { name: CONFIRMATION_LABELS.again }));
  expect(sessionStorage.getItem(QUOTE_SENT_KEY)).toBeNull();
});

it('draws the way between two places of the map, and nothing for another', () => {
  show();
  expect(screen.queryByText('Boskruin', { selector: 'text' })).toBeNull();
  cleanup();
  show({ request: { ...request, toAddress: '3 Long Road, Randburg' } });
  for (const name of ['Boskruin', 'Randburg']) {
    expect(screen.getByText(name, { selector: 'text' })).toBeTruthy();
  }
});

it('one tap says how its visitor found us, and a tap that is lost costs nothing', async () => {
  const server = new FakeServer();
  const sent = { request, reference: 'MC-7F3K', chat: 'none', linkKey: 'the-key' } as const;
  setSentQuote(sent);
  show();
  const tap = () => userEvent.click(screen.getByRole('radio', { name: 'A friend' }));
  await tap();
  expect(await screen.findByText(UNSURE, { exact: false })).toBeTruthy();
  server.answer = () => Response.json({});
  await tap();
  await eventually(() => expect(sentQuoteInTab()).toEqual({ ...sent, heard: 'friend' }));
  expect(server.calls.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/api/your-move/heard',
    body: '{"heard":"friend"}',
  });
  cleanup();
  show({ heard: 'friend' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A friend' }).checked).toBe(true);
  expect(screen.getByText('Thank you.')).toBeTruthy();
  vi.unstubAllGlobals();
});
