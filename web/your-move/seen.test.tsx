import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { teamDevice } from '../by-key/on-team-device.ts';
import { act, render } from '../testing/component.ts';
import { pass } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { useTellSeen } from './use-tell-seen.ts';

let server: FakeServer;
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server = new FakeServer();
  server.answer = () => Response.json({ last: 2 });
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  return () => {
    teamDevice.forget();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

function Quote({ open }: { open: number | undefined }) {
  useTellSeen('the-key', open);
  return null;
}

function show(open: number | undefined) {
  const quote = (number: number | undefined) => (
    <QueryClientProvider client={queries}>
      <Quote open={number} />
    </QueryClientProvider>
  );
  const queries = createQueryClient();
  const { rerender } = render(quote(open));
  return (number: number) => rerender(quote(number));
}

const told = () => server.posts.map(({ body }) => JSON.parse(body ?? '{}').quote);
const happens = (event: Event) => act(async () => window.dispatchEvent(event));
const moved = (pixels: number) =>
  Object.assign(new Event('pointermove'), { movementX: pixels, movementY: 0 });
const sign = () => happens(new Event('keydown'));

it('a page that nobody touches, however long it is open, has not been seen', async () => {
  show(1);
  await pass(60 * 60_000);
  await happens(new Event('scroll')); // a program's, or the browser's own
  await happens(moved(0)); // a pointer that rests over a new page
  expect(told()).toEqual([]);
});

it.each(['keydown', 'pointerdown', 'touchstart', 'wheel'])(
  'with a first %s it has been, once',
  async (type) => {
    show(1);
    await happens(new Event(type));
    await happens(new Event(type));
    expect(told()).toEqual([1]);
  },
);

it('also with a pointer that moves', async () => {
  show(1);
  await happens(moved(3));
  expect(told()).toEqual([1]);
});

it('not while the page is hidden, nor without a quote to answer', async () => {
  hidden = true;
  const showQuote = show(undefined);
  await sign();
  showQuote(1);
  await sign();
  expect(told()).toEqual([]);
  hidden = false;
  await sign();
  expect(told()).toEqual([1]);
});

it('a revised quote is seen as well', async () => {
  const showQuote = show(1);
  await sign();
  showQuote(4);
  await sign();
  expect(told()).toEqual([1, 4]);
});

it('what did not reach the team is told again at the next look, and not before', async () => {
  show(1);
  server.answer = undefined;
  await sign();
  await sign();
  expect(told()).toEqual([1]);
  server.found();
  await happens(new Event('visibilitychange'));
  await sign();
  await happens(new Event('visibilitychange'));
  await sign();
  expect(told()).toEqual([1, 1]);
});

it('the team’s own look at a visitor’s page is not the visitor’s', async () => {
  teamDevice.write('yes');
  show(1);
  await sign();
  expect(told()).toEqual([]);
});
