import { expect, it, vi } from 'vitest';
import { act, fireEvent, render, screen } from '../testing/component.ts';
import { write } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';

it('a mover with one type of move is not asked on the phone either, and stores it', async () => {
  vi.resetModules();
  vi.doMock(import('../../content/move-types.ts'), () => ({ moveTypes: ['residential'] as const }));
  const { PhonedRequest } = await import('./PhonedRequest.tsx');
  // Of the same copy of the library as the form.
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { createQueryClient } = await import('../api/query-client.ts');
  const server = new FakeServer();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PhonedRequest onClose={() => {}} />
    </QueryClientProvider>,
  );
  expect(screen.queryByText('What moves?')).toBeNull();
  await write({ 'Their name': 'Sipho Dlamini', Phone: '082 555 0177' });
  const save = screen.getByRole('button', { name: 'Save it and open the desk' });
  await act(async () => fireEvent.click(save));
  const [sent, ...more] = server.posts.filter(({ path }) => path.endsWith('requests'));
  expect(more).toEqual([]);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ moveType: 'residential' });
});
