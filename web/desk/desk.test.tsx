import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ACTION_NAMES } from '../../domain/team/action-names.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { trucksInWords } from '../../domain/team/trucks-out.ts';
import { eventually } from '../../tests/eventually.ts';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import { NOTE_HEADINGS } from '../by-key/note-headings.ts';
import { teamName } from '../by-key/on-team-device.ts';
import { act, render, screen, userEvent } from '../testing/component.ts';
import { A_MINUTE_MS, page, pass } from '../testing/form.ts';
import { FakeServer, ourRefusal } from '../testing/server.ts';
import { Desk } from './Desk.tsx';
import { keptDeskForm } from './desk-draft.ts';
import { STORED } from './stored.ts';

const KEY = 'k'.repeat(32);

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  history.replaceState(null, '', `/desk#${KEY}`);
  return () => {
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  };
});

it('a link that opens nothing any more shows what was being written, and keeps none of it', async () => {
  keptDeskForm(KEY, 'refused').keep({
    begunAt: 3,
    values: { said: 'The piano is too wide.', by: '' },
  });
  server.answer = () => ourRefusal(401);
  render(<Desk />);
  await screen.findByRole('heading', { name: NOTE_HEADINGS.nothingStored });
  expect(page()).toContain('The piano is too wide.');
  expect(keptDeskForm(KEY, 'refused').draft()).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

it('without anything written it says nothing of it', async () => {
  server.answer = () => ourRefusal(401);
  render(<Desk />);
  await screen.findByRole('heading', { name: NOTE_HEADINGS.nothingStored });
  expect(page()).not.toContain('What you were writing');
  await act(async () => {});
});

it('one answer has all that the page shows: what came later would move its buttons', async () => {
  const sameDay = { day: '2026-12-05', moves: [], trucks: 1, trucksADay: 2 };
  const place = { address: '', door: '' };
  const move: DeskView['move'] = {
    ...{ type: 'Residential', contact: [], heavy: [], route: null, from: place, to: place },
    when: { label: 'Offered', value: 'Fri 5 Dec', season: [] },
    home: { bedrooms: '3', inventory: {} },
  };
  server.answer = () => Response.json({ ...SAMPLE_DESK, move, sameDay });
  render(<Desk />);
  await screen.findByText(trucksInWords(sameDay));
  await act(async () => {});
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/desk']);
});

const PRESSED = 'No answer yet:';

it.each<[string, () => Response]>([
  ['a foreign 500', () => new Response('boom', { status: 500 })],
  ['our own 503', () => ourRefusal(503)],
])('%s ends an action’s own tries, and the page says what to do', async (_, answer) => {
  server.answer = () => Response.json(SAMPLE_DESK);
  teamName.write('Anna');
  render(<Desk />);
  const take = await screen.findByRole('button', { name: 'I’m on it' });
  server.answer = () =>
    server.calls.at(-1)?.method === 'POST' ? answer() : Response.json(SAMPLE_DESK);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(async () => take.click());
  await pass(1000);
  expect(page()).toContain(PRESSED);
  await pass(A_MINUTE_MS * 10);
  expect(server.posts).toHaveLength(4);
  expect(new Set(server.posts.map(({ key }) => key)).size).toBe(1);
  expect(page()).not.toContain(PRESSED);
  expect(page()).toContain('Perhaps not saved: that you’re on it.');
});

it('without a signal an action is tried at least twice a minute until it is stored', async () => {
  server.answer = () => Response.json(SAMPLE_DESK);
  teamName.write('Anna');
  render(<Desk />);
  const take = await screen.findByRole('button', { name: 'I’m on it' });
  server.answer = undefined;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(async () => take.click());
  await pass(A_MINUTE_MS * 10);
  expect(page()).toContain(PRESSED);
  expect(server.posts.length).toBeGreaterThan(15);
  server.answer = () => Response.json(SAMPLE_DESK);
  await pass(A_MINUTE_MS);
  expect(page()).toContain(STORED.taken);
});

it('keeps how somebody on the phone says that they found us', async () => {
  server.answer = () => Response.json(SAMPLE_DESK);
  render(<Desk />);
  const select = await screen.findByLabelText<HTMLSelectElement>(/How did they find us\?/);
  expect(select.value).toBe('');
  server.answer = () => ourRefusal(503);
  await userEvent.selectOptions(select, 'A friend');
  expect(await screen.findByText(/That was not saved/)).toBeTruthy();
  server.answer = () => Response.json({ ...SAMPLE_DESK, heard: 'friend' });
  await userEvent.selectOptions(select, 'A friend');
  await eventually(() => expect(select.value).toBe('friend'));
  expect(server.calls.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/api/desk/heard',
    body: '{"heard":"friend"}',
  });
});

it('a device that calls itself offline tries all the same', async () => {
  server.answer = () => Response.json(SAMPLE_DESK);
  render(<Desk />);
  const take = await screen.findByRole('button', { name: ACTION_NAMES.taken });
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  await userEvent.click(take);
  await eventually(() => expect(server.posts).toHaveLength(1));
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
});
