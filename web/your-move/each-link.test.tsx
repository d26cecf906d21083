import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { PHASES } from '../../domain/move/phases.ts';
import { ROAD_MAP_PATH, type RoadMap } from '../../domain/places/road-between.ts';
import { CONTROL_LABELS } from '../../domain/request/labels.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import type { YourMove as Move } from '../../domain/your-move/your-move.ts';
import { LIMITS } from '../../tests/limits.ts';
import { createQueryClient } from '../api/query-client.ts';
import { useFragmentKey } from '../by-key/fragment-key.ts';
import { cleanup, fireEvent, render, screen, userEvent } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { AGAIN_LABELS } from '../ui/again-labels.ts';
import { MOVE_HEADINGS } from './move-headings.ts';
import { MOVE_NEWS } from './move-news.ts';
import { OpenedLink } from './OpenedLink.tsx';
import { MOVE, NO_ROADS } from './sample-move.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  // The tab keeps the link that it opened last.
  sessionStorage.clear();
  history.replaceState(null, '', '/your-move');
  // This document has none; a page that reports a fault fails its test.
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  return () => vi.unstubAllGlobals();
});

function OpenedByAddress() {
  return <OpenedLink linkKey={`${useFragmentKey()}`} />;
}

async function open(key: string, move: Move) {
  server.answer = () => Response.json(move);
  renderAt(key);
  await screen.findAllByText(move.reference);
}

function renderAt(key: string) {
  history.replaceState(null, '', `/your-move#${key.repeat(32)}`);
  const queries = createQueryClient();
  queries.setQueryData<RoadMap>([ROAD_MAP_PATH], NO_ROADS);
  render(
    <QueryClientProvider client={queries}>
      <OpenedByAddress />
    </QueryClientProvider>,
  );
}

it.each(['', '#', `#${'x'.repeat(30)}`])(
  'at “/your-move%s” the page says what it needs',
  async (end) => {
    // As a new tab, which knows no link: another file's tests have opened some in these modules.
    vi.resetModules();
    const { YourMove } = await import('./YourMove.tsx');
    history.replaceState(null, '', `/your-move${end}`);
    render(<YourMove />);
    expect(await screen.findByText(/This page opens with your private link/)).toBeTruthy();
    expect(server.calls).toEqual([]);
  },
);

it('each link opens its own move, one after the other in the same tab', async () => {
  await open('a', MOVE);
  expect(page()).toContain(MOVE.request.phone);
  cleanup();
  const other = { ...MOVE, reference: 'JFM-9X4R-31' };
  await open('b', { ...other, request: { ...MOVE.request, phone: '011 555 0100' } });
  expect(page()).toContain('011 555 0100');
  expect(page()).not.toContain(MOVE.request.phone);
  expect(server.bearers).toEqual(['a'.repeat(32), 'b'.repeat(32)]);
});

it('what cannot be opened promises nothing of what is stored, and is tried again by a button', async () => {
  renderAt('a');
  const alert = await screen.findByRole('alert', {}, { timeout: LIMITS.testTimeout });
  expect(alert.textContent).toContain('didn’t answer');
  expect(page()).not.toMatch(/lost|safe|changed/i);
  server.answer = () => Response.json(MOVE);
  await userEvent.click(screen.getByRole('button', { name: AGAIN_LABELS.try }));
  await screen.findAllByText(MOVE.reference);
});

it('a form that stays as it was, or is closed again, says that nothing was changed', async () => {
  await open('a', MOVE);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const puts = () => server.calls.filter(({ method }) => method === 'PUT');
  server.answer = () => Response.json({ ...MOVE, changes: [] });
  await press(MOVE_LABELS.change);
  await press(MOVE_LABELS.save);
  await screen.findByText(MOVE_NEWS.unchanged);
  expect(puts()).toHaveLength(1);
  await press(MOVE_LABELS.change);
  const phone = screen.getByLabelText(CONTROL_LABELS.phone);
  fireEvent.change(phone, { target: { value: '011 555 0100' } });
  await press(MOVE_LABELS.keep);
  const outcome = await screen.findByText(MOVE_NEWS.unchanged);
  expect(outcome.closest('[tabindex]')).toBe(document.activeElement);
  expect(page()).toContain(MOVE.request.phone);
  expect(page()).not.toContain('011 555 0100');
  expect(puts()).toHaveLength(1);
});

it('a move without a date is for no calendar', async () => {
  await open('a', {
    ...MOVE,
    request: { ...MOVE.request, moveDate: 'in spring' },
    moveDay: { day: 'in spring', status: 'wished' },
  });
  expect(page()).toContain('in spring');
  expect(screen.queryByRole('button', { name: MOVE_LABELS.calendar })).toBeNull();
});

it('a request that we cannot do leaves a kind word, the reference and the way to another', async () => {
  await open('a', { ...MOVE, phase: 'refused' });
  expect(page()).toContain(PHASES.refused.page);
  const again = screen.getByRole('link', { name: MOVE_LABELS.again });
  expect(again.getAttribute('href')).toBe('/get-quote#another');
  expect(page()).not.toContain(MOVE_HEADINGS.checklist);
});
