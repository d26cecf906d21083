import { beforeEach, expect, it } from 'vitest';
import { CONTROL_LABELS } from '../../domain/request/labels.ts';
import { STEP_NAMES } from '../../domain/request/steps.ts';
import { ContactForm } from '../contact/ContactForm.tsx';
import {
  CONTACT_DRAFT_KEY,
  CONTACT_UNSENT_KEY,
  MOVE_FROM_KEY,
  QUOTE_DRAFT_KEY,
  QUOTE_SENT_KEY,
  QUOTE_UNSENT_KEY,
} from '../memory/storage-keys.ts';
import { QuoteWizard } from '../quote/QuoteWizard.tsx';
import { SEND_QUOTE } from '../quote/steps/step-words.ts';
import { act, fireEvent, render, screen } from '../testing/component.ts';

const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: '27115550100' };

// form-in-tab.test.ts and quote-draft.test.ts read many more.
const UNREADABLE = [
  '{oops',
  'null',
  '{"values":{"kitchen":null,"bedrooms":7,"name":{}},"step":"4","name":5,"message":[]}',
  '{"version":2,"draft":{"values":{"kitchen":null,"bedrooms":7,"name":{}},"step":"4","name":5,"message":[]},"begunAt":"x","lastTry":5}',
  '{"version":1,"key":"x","request":{},"values":{"moveType":5},"at":9e15,"begun":0,"waiting":true,"chat":"none"}',
];

// The wizard opens at its first step.
beforeEach(() => history.replaceState(null, ''));

function remember(text: string) {
  for (const key of [QUOTE_DRAFT_KEY, MOVE_FROM_KEY, QUOTE_SENT_KEY, CONTACT_DRAFT_KEY]) {
    sessionStorage.setItem(key, text);
  }
  for (const key of [QUOTE_UNSENT_KEY, CONTACT_UNSENT_KEY]) localStorage.setItem(key, text);
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

function type(label: string, words: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: words } });
  expect(field.value).toBe(words);
}

it.each(UNREADABLE)('with %s wherever we keep anything, a message can be written', async (text) => {
  remember(text);
  render(<ContactForm {...REACH} />);
  await act(() => import('./NotSent.tsx'));
  type('Message', 'Do you move pianos?');
  expect(button('Send message').disabled).toBe(false);
});

it.each(UNREADABLE)('with %s wherever we keep anything, a quote can be asked for', async (text) => {
  remember(text);
  render(<QuoteWizard level={1} lead="" {...REACH} />);
  // A page reads once whether its tab has sent a request, and again when the visitor comes back to it.
  act(() => void dispatchEvent(new Event('pageshow')));
  if (STEP_NAMES.includes('move')) await act(async () => button(/^Residential/).click());
  for (const next of screen.getAllByRole('button', { name: 'Continue' })) {
    await act(async () => next.click());
  }
  await act(() => import('./NotSent.tsx'));
  type(CONTROL_LABELS.name, 'Thandeka');
  expect(button(SEND_QUOTE).disabled).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});
