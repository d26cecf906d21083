import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedBy } from '../api/by-key.ts';
import { act, render, screen, userEvent } from '../testing/component.ts';
import { page, pass } from '../testing/form.ts';
import { FakeServer, ourRefusal } from '../testing/server.ts';
import { AGAIN_LABELS } from '../ui/again-labels.ts';
import { KeyedPage } from './KeyedPage.tsx';
import { NotSince } from './NotSince.tsx';
import { Opened } from './Opened.tsx';

const [ONE, OTHER] = ['1'.repeat(32), '2'.repeat(32)];
const FIVE_MINUTES_MS = 5 * 60_000;

let server: FakeServer;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-11-26T14:06:00.000Z');
  server = new FakeServer();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  // A page that stops says why in the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reload.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

interface Paper {
  readonly words: readonly string[];
}

function Page({ bearer }: { bearer: string }) {
  const query = useQuery({
    ...openedBy<Paper>('/api/paper', bearer),
    refetchInterval: FIVE_MINUTES_MS,
  });
  return (
    <Opened
      query={query}
      opening={<p>Opening…</p>}
      unanswered={(button) => <>No answer yet {button}</>}
      gone={<p>Nothing under this link</p>}
      stopped={(button) => <>This page has stopped working {button}</>}
    >
      {({ words }) => (
        <>
          <NotSince query={query} />
          <p>{words.join(' ')}</p>
        </>
      )}
    </Opened>
  );
}

function open(key: string) {
  history.replaceState(null, '', `/paper#${key}`);
  render(<KeyedPage withoutKey={<p>No key</p>}>{(bearer) => <Page bearer={bearer} />}</KeyedPage>);
}

/** From now on the server has this. */
function store(words: string) {
  server.answer = () => Response.json({ words: words.split(' ') });
}

/** The shape of another release. */
const storeOtherwise = () => {
  server.answer = () => Response.json({});
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (key: string) =>
  act(async () => {
    history.replaceState(null, '', `/paper#${key}`);
    window.dispatchEvent(new Event('hashchange'));
  });

it('shows what the key opens, or that it opens nothing', async () => {
  store('a piano');
  open(ONE);
  await screen.findByText('a piano');
  server.answer = () => ourRefusal(401);
  await pass(FIVE_MINUTES_MS);
  expect(page()).toBe('Nothing under this link');
});

it('without an answer it can be tried again', async () => {
  open(ONE);
  await screen.findByText(/No answer yet/);
  store('a piano');
  await press(AGAIN_LABELS.try);
  await screen.findByText('a piano');
});

it('an old state is never shown as the present one', async () => {
  store('a piano');
  open(ONE);
  await screen.findByText('a piano');
  server.answer = undefined;
  await pass(FIVE_MINUTES_MS);
  const age = () => screen.getByRole('alert').textContent;
  expect(age()).toMatch(/^As of 16:06: no connection since/);
  expect(page()).toContain('a piano');
  await pass(12 * 24 * FIVE_MINUTES_MS);
  expect(age()).toMatch(/^As of Thu 26 Nov at 16:06: no connection since/);
  store('a harp');
  await press(AGAIN_LABELS.try);
  await screen.findByText('a harp');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a page that has stopped works again with the next answer, without anybody', async () => {
  storeOtherwise();
  open(ONE);
  await screen.findByText(/This page has stopped working/);
  store('a piano');
  await pass(FIVE_MINUTES_MS);
  expect(page()).toContain('a piano');
  expect(page()).not.toContain('stopped');
  expect(reload).not.toHaveBeenCalled();
});

it('a page that every answer stops loads itself again: its code may be the older one', async () => {
  storeOtherwise();
  open(ONE);
  await screen.findByText(/This page has stopped working/);
  expect(reload).not.toHaveBeenCalled();
  server.answer = undefined;
  await pass(FIVE_MINUTES_MS);
  expect(reload, 'not into the browser’s page for no connection').not.toHaveBeenCalled();
  storeOtherwise();
  await pass(FIVE_MINUTES_MS);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that has stopped has a button, and another link is another page', async () => {
  storeOtherwise();
  open(ONE);
  await screen.findByText(/This page has stopped working/);
  await press(AGAIN_LABELS.load);
  expect(reload).toHaveBeenCalledOnce();
  store('a harp');
  await follow(OTHER);
  await screen.findByText('a harp');
});

it('a page under which an extension has removed elements is drawn again, and is right', async () => {
  store('a piano');
  open(ONE);
  const words = await screen.findByText('a piano');
  // React does not know of it, and throws when the server says that there is nothing more.
  words.remove();
  server.answer = () => ourRefusal(401);
  await pass(FIVE_MINUTES_MS);
  expect(page()).toBe('Nothing under this link');
});
