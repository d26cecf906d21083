import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { emailQuoteWithin } from '../../content/terms.ts';
import { CONTROL_LABELS } from '../../domain/request/labels.ts';
import { ContactForm } from '../contact/ContactForm.tsx';
import { messageInTab } from '../contact/contact-draft.ts';
import { QuoteWizard } from '../quote/QuoteWizard.tsx';
import { quoteInTab } from '../quote/state/quote-draft.ts';
import { setSentQuote } from '../quote/state/sent-quote.ts';
import { SEND_QUOTE } from '../quote/steps/step-words.ts';
import { act, render, screen } from '../testing/component.ts';
import { pass, write } from '../testing/form.ts';
import { FakeServer, ourRefusal } from '../testing/server.ts';
import { currentNotice } from './notices.ts';

const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: '27115550100' };
const SIPHO = { Name: 'Sipho', Email: 'sipho@visitor.example', Message: 'Do you move pianos?' };
const THANDEKA = {
  [CONTROL_LABELS.fromAddress]: '14 Kelly Avenue, Boskruin',
  [CONTROL_LABELS.toAddress]: '7 Mowbray Road, Greenside',
  [CONTROL_LABELS.moveDate]: '2031-12-05',
  [CONTROL_LABELS.name]: 'Thandeka',
  [CONTROL_LABELS.phone]: '082 555 0119',
  [CONTROL_LABELS.email]: 'thandeka@visitor.example',
};
const FAILURES: Readonly<Record<string, (() => Response) | undefined>> = {
  'no connection': undefined,
  'our server, which cannot store': () => ourRefusal(503),
  'a gateway': () => new Response('', { status: 502 }),
};

let server: FakeServer;
let invalidated: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  invalidated = [];
  vi.spyOn(QueryClient.prototype, 'invalidateQueries').mockImplementation(async (filters) => {
    invalidated.push(filters?.queryKey);
  });
  vi.spyOn(window, 'open').mockReturnValue({ opener: window } as Window); // only its opener is used
  messageInTab.forget();
  quoteInTab.forget();
  setSentQuote(undefined);
  history.replaceState(null, '');
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** Finds buttons by their text: to look for a role takes most of a test's time in so long a form. */
async function press(name: string) {
  for (const button of document.querySelectorAll('button')) {
    if (button.textContent.startsWith(name)) await act(async () => button.click());
  }
  await pass(0);
}

async function sendMessage() {
  render(<ContactForm {...REACH} />);
  await act(() => import('./NotSent.tsx'));
  await write(SIPHO);
  await press('Send message');
}

async function sendQuote(deliveryMethod: 'whatsapp' | 'email') {
  render(<QuoteWizard level={1} lead="" {...REACH} />);
  await act(() => import('./NotSent.tsx'));
  await press('Residential');
  await press('Continue');
  await write(THANDEKA);
  const choice = document.querySelector<HTMLInputElement>(`[value="${deliveryMethod}"]`);
  await act(async () => choice?.click());
  await press(SEND_QUOTE);
}

it('a message that was sent: its notice, an empty form, and a list that is out of date', async () => {
  server.found();
  await sendMessage();
  expect(currentNotice()).toMatchObject({
    title: 'Message Sent!',
    description: "Thank you for contacting us. We'll get back to you soon.",
    variant: 'default',
  });
  for (const label of Object.keys(SIPHO)) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
  }
  expect(invalidated).toEqual([['/api/contact-submissions']]);
});

it('a request that WhatsApp answers: its notice, a chat in a new tab, and a list that is out of date', async () => {
  server.found();
  await sendQuote('whatsapp');
  expect(currentNotice()).toMatchObject({
    title: 'Quote Request Submitted!',
    description: expect.stringMatching(/^A WhatsApp message with your details will be sent\b/),
    variant: 'default',
  });
  expect(server.posts).toMatchObject([{ path: '/api/quote-requests' }]);
  const [[address, target] = []] = vi.mocked(window.open).mock.calls;
  expect(target).toBe('_blank');
  const chat = new URL(`${address}`);
  expect(chat.origin + chat.pathname).toBe('https://wa.me/27115550100');
  for (const answer of ['Thandeka', '082 555 0119', '7 Mowbray Road, Greenside']) {
    expect(chat.searchParams.get('text')).toContain(answer);
  }
  expect(invalidated).toEqual([['/api/quote-requests']]);
});

it('a request that an email answers: a notice with the promise, and no chat', async () => {
  server.found();
  await sendQuote('email');
  expect(currentNotice()).toMatchObject({
    title: 'Quote Request Submitted!',
    description: `Your quote request was emailed to our team inbox. We will respond within ${emailQuoteWithin}.`,
    variant: 'default',
  });
  expect(window.open).not.toHaveBeenCalled();
  expect(invalidated).toEqual([['/api/quote-requests']]);
});

it.each(Object.entries(FAILURES))('after %s a message fails with a notice', async (_, answer) => {
  server.answer = answer;
  await sendMessage();
  expect(currentNotice()).toMatchObject({
    title: 'Error',
    description: 'Failed to send message. Please try again.',
    variant: 'destructive',
  });
  expect(invalidated).toEqual([]);
});

it('a request fails with a notice of the same kind, whatever the cause', async () => {
  const notices = new Set();
  for (const answer of Object.values(FAILURES)) {
    server.answer = answer;
    if (notices.size === 0) await sendQuote('email');
    else await press(SEND_QUOTE);
    expect(currentNotice()).toMatchObject({
      title: 'Error',
      description: 'Failed to submit quote request. Please try again.',
      variant: 'destructive',
    });
    notices.add(currentNotice()?.id);
  }
  expect(notices.size).toBe(Object.keys(FAILURES).length);
  expect(invalidated).toEqual([]);
});
