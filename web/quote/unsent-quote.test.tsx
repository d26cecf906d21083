import { beforeEach, expect, it, vi } from 'vitest';
import { CONTROL_LABELS } from '../../domain/request/labels.ts';
import { STEP_NAMES } from '../../domain/request/steps.ts';
import { VISIT_KEY } from '../memory/storage-keys.ts';
import { act, cleanup, render, screen } from '../testing/component.ts';
import { A_MINUTE_MS, page, pass, write } from '../testing/form.ts';
import { FakeServer, ourRefusal } from '../testing/server.ts';
import { QuoteWizard } from './QuoteWizard.tsx';
import { quoteInTab } from './state/quote-draft.ts';
import { setSentQuote } from './state/sent-quote.ts';
import { SEND_QUOTE } from './steps/step-words.ts';

const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: '27115550100' };
const THANDEKA = {
  [CONTROL_LABELS.fromAddress]: '14 Kelly Avenue, Boskruin',
  [CONTROL_LABELS.toAddress]: '7 Mowbray Road, Greenside',
  [CONTROL_LABELS.moveDate]: '2031-12-05',
  [CONTROL_LABELS.name]: 'Thandeka',
  [CONTROL_LABELS.phone]: '082 555 0119',
  [CONTROL_LABELS.email]: 'thandeka@visitor.example',
};

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  vi.spyOn(window, 'open').mockReturnValue(null);
  quoteInTab.forget();
  setSentQuote(undefined);
  history.replaceState(null, '');
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

async function press(name: string | RegExp) {
  await act(async () => screen.getByRole('button', { name }).click());
  await pass(0);
}

/** The page, with the code that comes after the form. */
async function open() {
  render(<QuoteWizard level={1} lead="" {...REACH} />);
  await act(() => import('../forms/NotSent.tsx'));
  await pass(0);
}

async function openAndWrite() {
  await open();
  if (STEP_NAMES.includes('move')) await press(/^Residential/);
  for (const next of screen.getAllByRole('button', { name: 'Continue' })) {
    await act(async () => next.click());
  }
  await pass(0);
  await write(THANDEKA);
}

it('a request that its visitor is changing is not sent until they press again', async () => {
  await openAndWrite();
  await press(SEND_QUOTE);
  expect(page()).toContain('Not sent yet. We can’t reach our server.');

  await write({ [CONTROL_LABELS.toAddress]: '9 Other Road, Linden' });
  const paused = `Not sent yet. Press “${SEND_QUOTE}” to send it.`;
  expect(page()).toContain(paused);
  server.found();
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(2 * A_MINUTE_MS);
  // The next page waits as well.
  cleanup();
  await open();
  expect(page()).toContain(paused);
  await pass(2 * A_MINUTE_MS);
  expect(server.posts).toHaveLength(1);

  await press(SEND_QUOTE);
  expect(server.posts).toHaveLength(2);
  expect(server.posts[1]?.key).not.toBe(server.posts[0]?.key);
  expect(server.posts[1]?.body).toContain('9 Other Road, Linden');
  expect(localStorage.length).toBe(0);
});

it('a request that something else answers is not sent by itself for ever, and its answers fit a chat', async () => {
  server.answer = () => new Response('boom', { status: 500 });
  server.health = () => Response.json({ status: 'alive' });
  await openAndWrite();
  await press(SEND_QUOTE);
  await pass(60 * A_MINUTE_MS);
  expect(page()).toContain('this page no longer tries by itself');
  expect(server.posts).toHaveLength(4);
  const chat = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
  const text = chat.searchParams.get('text') ?? '';
  expect(text).toMatch(/^Hello, I would like a quote\.\n/);
  for (const answer of ['14 Kelly Avenue, Boskruin', 'Thandeka', '082 555 0119']) {
    expect(text).toContain(answer);
  }
});

it('a request that a later tab sends says where the first visit began', async () => {
  const visit = (page: string) => sessionStorage.setItem(VISIT_KEY, JSON.stringify([0, page, '']));
  const source = (post?: { body: string | undefined }) => JSON.parse(post?.body ?? '').source.page;
  visit('/movers-randburg');
  await openAndWrite();
  await press(SEND_QUOTE);
  cleanup();
  quoteInTab.forget();
  visit('/about');
  await open();
  await press(SEND_QUOTE);
  await write({ [CONTROL_LABELS.toAddress]: '9 Other Road, Linden' });
  server.found();
  await press(SEND_QUOTE);
  expect(server.posts.map(source)).toEqual(Array(3).fill('/movers-randburg'));
});

it('a request that its visitor discards is neither kept nor sent, and the next form is empty', async () => {
  await openAndWrite();
  await press(SEND_QUOTE);
  await press('Discard');
  expect(page()).toContain('Discarded. It’s gone from this device.');
  server.found();
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(2 * A_MINUTE_MS);
  expect(server.posts).toHaveLength(1);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Thandeka');
  cleanup();
  await open();
  expect(screen.getByLabelText<HTMLInputElement>(CONTROL_LABELS.name).value).toBe('');
  expect(page()).not.toContain('Discarded.');
});

// A screen reader reads out changes in a region that it knows; it may skip one that comes with its text.
it('a request is read out as refused, again at each try, and as kept', async () => {
  server.answer = () => ourRefusal(500);
  await openAndWrite();
  const known = new Set(screen.getAllByRole('status').filter((region) => !region.textContent));
  const heard = () => [...known].map((region) => region.textContent).join('|');
  await press(SEND_QUOTE);
  expect(heard()).toContain('Not sent.');
  expect(heard()).toContain(`press “${SEND_QUOTE}” again`);

  // The same text again would not be read out: it goes during the second try.
  const { promise, resolve: refuse } = Promise.withResolvers<Response>();
  server.answer = () => promise;
  await press(SEND_QUOTE);
  expect(heard()).not.toContain('Not sent.');
  await act(async () => refuse(ourRefusal(500)));
  await pass(0);
  expect(heard()).toContain('Not sent.');

  server.answer = undefined;
  await press(SEND_QUOTE);
  expect(heard()).toContain('Not sent yet.');
});

it.each([
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
  ['returns true', () => true],
])(
  'a browser whose window.open %s shows the confirmation, and nothing is sent twice',
  async (_what, openWindow) => {
    vi.stubGlobal('open', openWindow);
    server.found();
    await openAndWrite();
    await press(SEND_QUOTE);
    await pass(A_MINUTE_MS);
    expect(page()).toContain('JFM-7K3Q-24');
    expect(screen.queryByRole('button', { name: SEND_QUOTE })).toBeNull();
    expect(server.posts).toHaveLength(1);
  },
);
