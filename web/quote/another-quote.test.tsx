import { beforeEach, expect, it } from 'vitest';
import { CONTROL_LABELS } from '../../domain/request/labels.ts';
import { ANOTHER_QUOTE_LINK, packageLink } from '../../domain/request/quote-link.ts';
import { quoteRequestSchema } from '../../domain/request/request.schema.ts';
import { FIRST_STEP } from '../../domain/request/steps.ts';
import { MOVE_FROM_KEY } from '../memory/storage-keys.ts';
import { act, cleanup, render, screen, userEvent } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { QuoteWizard } from './QuoteWizard.tsx';
import { quoteInTab } from './state/quote-draft.ts';
import { followSentQuote, setSentQuote } from './state/sent-quote.ts';

const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: '27115550100' };
const LINK_KEY = 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk';
const request = quoteRequestSchema.parse({
  name: 'Thandeka',
  email: 'thandeka@visitor.example',
  phone: '082 555 0119',
  moveType: 'residential',
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '9 Cedar Road, Fourways',
  moveDate: '2031-12-05',
  deliveryMethod: 'email',
});

beforeEach(() => {
  new FakeServer();
  quoteInTab.forget();
  setSentQuote({ request, reference: 'JFM-88DX-9V', linkKey: LINK_KEY, chat: 'none' });
});

/** Follows a link to the page. */
async function come(link: string) {
  cleanup();
  history.replaceState(null, '', link);
  render(<QuoteWizard level={1} lead="Taps first." {...REACH} />);
  await act(() => import('./confirmation/QuoteConfirmation.tsx'));
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isConfirmed = () => page().includes('Thank you, ');

it.each([
  ['a package', packageLink('Premium'), 'Please quote the Premium package.\n'],
  ['a piece of the inventory', '/get-quote?pieces=tv', ''],
  ['another quote', ANOTHER_QUOTE_LINK, ''],
])('after one request a link with a wish for %s begins another', async (_what, link, notes) => {
  await come(link);
  expect(isConfirmed()).toBe(false);
  expect(page()).toContain('We still have your earlier one, JFM-88DX-9V: see its move sheet.');
  expect(screen.getByRole('link', { name: 'see its move sheet' }).getAttribute('href')).toBe(
    `/your-move#${LINK_KEY}`,
  );
  expect(field(CONTROL_LABELS.name).value).toBe('Thandeka');
  expect(field(CONTROL_LABELS.toAddress).value).toBe('');
  expect(field(`${CONTROL_LABELS.additionalNotes} (optional)`).value).toBe(notes);
  expect(location.search + location.hash).toBe('');

  // A reload, or the header's link.
  await come('/get-quote');
  expect(isConfirmed()).toBe(false);
  expect(field(`${CONTROL_LABELS.additionalNotes} (optional)`).value).toBe(notes);
});

it('a suburb that was searched for since is where the next move begins', async () => {
  sessionStorage.setItem(MOVE_FROM_KEY, 'Midrand');
  await come('/get-quote');
  expect(isConfirmed()).toBe(false);
  expect(field(CONTROL_LABELS.fromAddress).value).toBe('Midrand');
});

it('a second wish joins the first', async () => {
  await come(packageLink('Premium'));
  await come('/get-quote?pieces=tv');
  expect(field(`${CONTROL_LABELS.additionalNotes} (optional)`).value).toBe(
    'Please quote the Premium package.\n',
  );
  expect(field('TV').checked).toBe(true);
});

it('a link that is opened on the page itself begins another too', async () => {
  await come('/get-quote');
  history.replaceState(null, '', packageLink('Premium'));
  await act(async () => window.dispatchEvent(new Event('hashchange')));
  expect(isConfirmed()).toBe(false);
  expect(field(`${CONTROL_LABELS.additionalNotes} (optional)`).value).toContain('Premium');
});

it('without a wish the page shows what was sent', async () => {
  await come('/get-quote');
  expect(isConfirmed()).toBe(true);
});

it('a press for another quote leads to its first question, before the button goes', async () => {
  await come('/get-quote');
  const again = await screen.findByText('Ask for another quote');
  again.focus();
  await userEvent.click(again);
  expect(isConfirmed()).toBe(false);
  expect(document.activeElement?.id).toBe(`step-${FIRST_STEP}`);
});

it('an earlier request that is deleted is not named any more', async () => {
  await come(packageLink('Premium'));
  await act(async () => followSentQuote(LINK_KEY, undefined));
  expect(page()).not.toContain('JFM-88DX-9V');
  expect(field(`${CONTROL_LABELS.additionalNotes} (optional)`).value).toContain('Premium');
});
