import { expect, it, vi } from 'vitest';
import { render, screen } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';

const REACH = { phone: { display: '011 555 0100', link: 'tel:1' }, whatsAppNumber: '27115550100' };

it('a mover with one type of move does not ask for it, and the browser posts it', async () => {
  vi.resetModules();
  vi.doMock(import('../../content/move-types.ts'), () => ({ moveTypes: ['residential'] as const }));
  const { QuoteWizard } = await import('./QuoteWizard.tsx');
  new FakeServer();
  render(<QuoteWizard level={1} lead="Taps first." {...REACH} />);
  expect(page()).toContain('Step 1 of 3');
  expect(screen.queryByText('Move type')).toBeNull();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Free quote' });
  expect(new FormData(form).getAll('moveType')).toEqual(['residential']);
  // Nothing comes before the first step.
  const back = screen.getAllByRole('button', { name: 'Back', hidden: true });
  expect(back).toHaveLength(2);
});
