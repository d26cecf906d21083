import { afterEach, expect, it, vi } from 'vitest';
import { ContactForm } from '../contact/ContactForm.tsx';
import { QuoteWizard } from '../quote/QuoteWizard.tsx';
import { render, screen } from '../testing/component.ts';
import { page } from '../testing/form.ts';

const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: '27115550100' };
const bug = () => {
  throw new Error('a bug');
};

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['contact form', 'message', () => <ContactForm {...REACH} />],
  ['wizard', 'quote', () => <QuoteWizard {...REACH} level={1} lead="" />],
])('a %s that has stopped leads to a chat about a %s', async (_, about, Island) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(performance, 'timeOrigin', 'get').mockImplementation(bug);
  vi.spyOn(History.prototype, 'state', 'get').mockImplementation(bug);
  render(<Island />);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'write by WhatsApp' });
  expect(page()).toContain('Part of this page has stopped working.');
  const text = new URL(link.href).searchParams.get('text') ?? '';
  expect(['message', 'quote'].filter((word) => text.includes(word))).toEqual([about]);
});
