import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { type MovePlan, planLink } from '../../domain/your-move/move-plan.ts';
import { createQueryClient } from '../api/query-client.ts';
import { NOTE_HEADINGS } from '../by-key/note-headings.ts';
import { act, render, screen } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { OpenedPlan } from './OpenedPlan.tsx';

const KEY = 'd41d8cd98f00b204e9800998ecf8427e';

const BOOKED: MovePlan = {
  reference: 'REF-1',
  state: 'confirmed',
  day: '2031-12-06',
  visit: {
    from: '14 Kelly Avenue',
    to: '9 Cedar Road',
    hours: 'between 8 and 9',
    comes: [{ label: VISIT_LABELS.registration, value: 'JX 12 CD GP' }],
    access: [{ label: 'Where we load', value: 'second floor' }],
    tasks: ['Photograph the meters.'],
  },
};

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

async function open(plan: MovePlan) {
  server.answer = () => Response.json(plan);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OpenedPlan readKey={KEY} />
    </QueryClientProvider>,
  );
  await screen.findByText(/This link only reads/);
}

it('shows where, when, who comes and what to have ready, and says that it only reads', async () => {
  await open(BOOKED);
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/move-plan',
  ]);
  expect(server.bearers).toEqual([KEY]);
  for (const said of [
    'REF-1',
    '14 Kelly Avenue',
    '9 Cedar Road',
    'between 8 and 9',
    'JX 12 CD GP',
    'second floor',
    'Photograph the meters.',
    'Whoever asked for the move has another one',
  ]) {
    expect(page()).toContain(said);
  }
  expect(document.querySelectorAll('form, input, textarea')).toHaveLength(0);
});

it('prints its own link', async () => {
  await open(BOOKED);
  const link = screen.getByText(new URL(planLink(KEY), location.href).href);
  expect(link.closest('.hidden')?.className).toContain('print:block');
});

it('a move that is over or off has no link for paper, and nothing to print', async () => {
  await open({ ...BOOKED, state: 'off', visit: null });
  expect(page()).toContain('we’re not coming');
  expect(page()).not.toContain(KEY);
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('follows what happens: a key that was renewed meanwhile shows nothing any more', async () => {
  await open(BOOKED);
  server.answer = () =>
    Response.json(
      { status: 401 },
      { status: 401, headers: { 'content-type': 'application/problem+json' } },
    );
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await screen.findByRole('heading', { name: NOTE_HEADINGS.nothingStored });
  expect(page()).not.toContain('14 Kelly Avenue');
});
