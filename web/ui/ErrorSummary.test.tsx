import { expect, it } from 'vitest';
import { render, screen, userEvent } from '../testing/component.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const ITEMS = [
  { fieldId: 'name', message: 'Name is required' },
  { fieldId: 'phone', message: 'Please enter a valid phone number' },
];

const summary = (items = ITEMS) => (
  <>
    <ErrorSummary ref={null} title="2 answers need another look" items={items} />
    <label htmlFor="name">Name</label>
    <input id="name" />
    <label htmlFor="phone">Phone</label>
    <input id="phone" />
  </>
);

it('is named by its title, and lists every message in the order of the fields', () => {
  render(summary());
  expect(screen.getByRole('region', { name: '2 answers need another look' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Name is required',
    'Please enter a valid phone number',
  ]);
});

it('leads to the field without a new address or an entry in the history', async () => {
  render(summary());
  const before = [location.href, history.length];
  await userEvent.click(screen.getByRole('link', { name: /valid phone/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  expect([location.href, history.length]).toEqual(before);
});

it('says in the page’s title that something is wrong, for as long as it does', () => {
  document.title = 'Contact us';
  const { rerender } = render(summary());
  expect(document.title).toBe('Error: Contact us');
  rerender(<p>Sent.</p>);
  expect(document.title).toBe('Contact us');
});
