import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import { act, render, screen, userEvent } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer, ourRefusal } from '../testing/server.ts';
import { Desk } from './Desk.tsx';
import { draftOf, keepDraft } from './desk-draft.ts';

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
  keepDraft(KEY, {
    form: 'refused',
    begunAt: 3,
    values: { said: 'The piano is too wide.', by: '' },
  });
  server.answer = () => ourRefusal(401);
  render(<Desk />);
  await screen.findByRole('heading', { name: 'Nothing is stored under this link' });
  expect(page()).toContain('The piano is too wide.');
  expect(draftOf(KEY, 'refused')).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

it('without anything written it says nothing of it', async () => {
  server.answer = () => ourRefusal(401);
  render(<Desk />);
  await screen.findByRole('heading', { name: 'Nothing is stored under this link' });
  expect(page()).not.toContain('What you were writing');
  await act(async () => {});
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
