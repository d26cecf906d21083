import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LINK_IS_USED, WHOSE_DEVICE } from '../../domain/team/sign-in-words.ts';
import { eventually } from '../../tests/eventually.ts';
import { teamName } from '../by-key/on-team-device.ts';
import { PRESS_AGAIN } from '../by-key/press-again.ts';
import { render, screen, userEvent } from '../testing/component.ts';
import { page, write } from '../testing/form.ts';
import { FakeServer, ourRefusal } from '../testing/server.ts';
import { SignIn } from './SignIn.tsx';

const KEY = 'k'.repeat(32);
const WHOSE = WHOSE_DEVICE;

let server: FakeServer;
const replace = vi.fn();

beforeEach(() => {
  server = new FakeServer();
  replace.mockReset();
  vi.spyOn(location, 'replace').mockImplementation(replace);
  history.replaceState(null, '', `/sign-in#${KEY}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('opening the link sends nothing; a press with a name does, and the diary opens', async () => {
  render(<SignIn />);
  expect(server.calls).toEqual([]);
  await press('Sign in');
  expect(page()).toContain('Please say whose device this is');
  expect(server.calls).toEqual([]);
  await write({ [WHOSE]: ' Anna’s phone ' });
  server.answer = () => new Response(null, { status: 204 });
  await press('Sign in');
  await eventually(() => expect(replace).toHaveBeenCalledWith('/diary'));
  expect(server.calls).toMatchObject([
    { method: 'POST', path: '/api/sign-in', body: `{"key":"${KEY}","name":"Anna’s phone"}` },
  ]);
  expect(teamName.read()).toBe('Anna');
});

it('a press without an answer is the same press when it is repeated', async () => {
  render(<SignIn />);
  await write({ [WHOSE]: 'Anna’s phone' });
  await press('Sign in');
  await screen.findByText(PRESS_AGAIN);
  server.answer = () => new Response(null, { status: 204 });
  await press('Sign in');
  await eventually(() => expect(replace).toHaveBeenCalled());
  const [first, second] = server.calls;
  expect(first?.key).toBeTruthy();
  expect(second?.key).toBe(first?.key);
});

it('a link that opens nothing any more offers another', async () => {
  render(<SignIn />);
  await write({ [WHOSE]: 'Anna’s phone' });
  server.answer = () => ourRefusal(401);
  await press('Sign in');
  await screen.findByRole('heading', { name: LINK_IS_USED });
  server.answer = () => new Response(null, { status: 202 });
  await press('Send another link');
  await screen.findByText('It is on its way. It works once, within an hour.');
  expect(server.calls.at(-1)).toMatchObject({ path: '/api/sign-in', body: '{}' });
  server.answer = () => ourRefusal(429);
  await press('Send another link');
  await screen.findByText(/^Several links went out/);
  expect(replace).not.toHaveBeenCalled();
});
