import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Phase } from '../../domain/move/phases.ts';
import { createQueryClient } from '../api/query-client.ts';
import { render, screen, userEvent } from '../testing/component.ts';
import { DeleteRequest } from './DeleteRequest.tsx';

it.each<[string, Phase, string, boolean]>([
  ['a request ends the wait for a quote', 'taken', 'You won’t get a quote', false],
  ['a quoted one takes the quote along', 'quoted', 'Our quote goes too', false],
  ['a refused one leaves nothing', 'refused', 'copies. You can’t undo it', false],
  ['a day that went by unconfirmed cancels nothing', 'overdue', 'copies. You can’t undo it', false],
  ['a booked move cancels it, and asks for a call first', 'booked', 'please phone us first', true],
  ['a cancelled move leaves nothing', 'cancelled', 'copies. You can’t undo it', false],
])('deleting %s', async (_, phase, meaning, asksForCall) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DeleteRequest linkKey="key" move={{ phase, keeps: null, bill: null }} onDeleted={() => {}} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /delete/i }));
  expect(document.body.textContent).toContain(meaning);
  expect(screen.queryAllByRole('link', { name: /^Call/ })).toHaveLength(asksForCall ? 1 : 0);
});
