import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import { NOTE_HEADINGS } from '../by-key/note-headings.ts';
import { teamName } from '../by-key/on-team-device.ts';
import { Desk } from '../desk/Desk.tsx';
import { keptDeskForm } from '../desk/desk-draft.ts';
import { Diary } from '../diary/Diary.tsx';
import { Figures } from '../diary/Figures.tsx';
import { CHECKLIST_KEY } from '../memory/link-storage-keys.ts';
import { EMPTY_CALL } from '../quote/call-form.ts';
import { phonedDraft } from '../quote/state/phoned-draft.ts';
import { act, render, screen, userEvent } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { Devices } from './Devices.tsx';

const KEY = 'k'.repeat(32);

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  history.replaceState(null, '', `/desk#${KEY}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** The server's answer to a device that is not signed in. */
const notSignedIn = () =>
  new Response(JSON.stringify({ status: 401, needs: 'device' }), {
    status: 401,
    headers: { 'Content-Type': 'application/problem+json' },
  });

const isFirst = () => screen.findByRole('heading', { name: NOTE_HEADINGS.notSignedIn });

it.each([
  ['the desk', Desk],
  ['the diary', Diary],
  ['the figures', Figures],
  ['the devices', Devices],
])('%s says only that the device is not signed in', async (_, Page) => {
  server.answer = notSignedIn;
  render(<Page />);
  await isFirst();
  expect(page()).toBe(
    NOTE_HEADINGS.notSignedIn +
      'This page is for our own team. Send a link to our inbox, then open it on this device: that signs it in, once.' +
      'Send a link to our inbox' +
      'Whoever runs the website can print a link too: leads device --new',
  );
});

it('a desk that is open disappears when its device is signed out, and what was being written stays', async () => {
  server.answer = () => Response.json(SAMPLE_DESK);
  render(<Desk />);
  await screen.findByRole('heading', { level: 1, name: SAMPLE_DESK.name });
  keptDeskForm(KEY, 'refused').keep({ begunAt: 3, values: { said: 'The piano is too wide.' } });
  server.answer = notSignedIn;
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await isFirst();
  expect(page()).not.toContain(SAMPLE_DESK.name);
  expect(keptDeskForm(KEY, 'refused').draft()?.values).toEqual({ said: 'The piano is too wide.' });
  server.answer = () => Response.json(SAMPLE_DESK);
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('heading', { level: 1, name: SAMPLE_DESK.name });
});

it('a device that signs itself out keeps nothing of the team', async () => {
  const device = { id: 'abc', name: 'Anna’s phone', browser: '', used: 'today', isThis: true };
  server.answer = () => Response.json({ devices: [device] });
  render(<Devices />);
  await screen.findByText('last used today');
  keptDeskForm(KEY, 'refused').keep({ begunAt: 3, values: { said: 'The piano is too wide.' } });
  phonedDraft.keep({ values: { ...EMPTY_CALL, name: 'Mrs van Wyk' } });
  teamName.write('Anna');
  const ofVisitor = `${CHECKLIST_KEY}JFM-7K3Q-24`;
  localStorage.setItem(ofVisitor, 'of a visitor');
  server.answer = notSignedIn;
  const signOut = screen.getByRole('button', { name: 'Sign out Anna’s phone' });
  server.answer = () => new Response(null, { status: 204 });
  const pressed = userEvent.click(signOut);
  await pressed;
  server.answer = notSignedIn;
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await isFirst();
  expect(Object.keys(localStorage)).toEqual([ofVisitor]);
  expect(server.calls.find(({ method }) => method === 'DELETE')?.path).toBe('/api/devices/abc');
});
