import { globSync, readFileSync } from 'node:fs';
import { focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openedBy } from './by-key.ts';
import { createQueryClient } from './query-client.ts';

const KEY = ['/api', 'quote-requests', 7];
const A_DAY_MS = 24 * 60 * 60 * 1000;
const FIVE_MINUTES_MS = 5 * 60 * 1000;

let queries: QueryClient;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(async () => Response.json(['one']));
  vi.stubGlobal('fetch', fetched);
  queries = createQueryClient();
  queries.mount();
});
afterEach(() => {
  queries.clear();
  queries.unmount();
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Behaves like a component on the page: asks, and keeps listening. */
async function watch() {
  const stop = new QueryObserver(queries, { queryKey: KEY }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return stop;
}

describe('a query', () => {
  it('is a GET to its joined key, with cookies, read as JSON', async () => {
    await expect(queries.query({ queryKey: KEY })).resolves.toEqual(['one']);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]).toMatchObject([
      '/api/quote-requests/7',
      { method: 'GET', credentials: 'include', headers: {} },
    ]);
  });

  it('fails with status and body, and is not retried', async () => {
    fetched.mockImplementation(async () => new Response('no room left', { status: 503 }));
    await watch();
    await vi.advanceTimersByTimeAsync(A_DAY_MS);
    expect(fetched).toHaveBeenCalledOnce();
    expect(queries.getQueryState(KEY)?.error?.message).toBe('503: no room left');
  });

  it('is not asked again by time, by coming back to the window, or by another component', async () => {
    await watch();
    await vi.advanceTimersByTimeAsync(A_DAY_MS);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await watch();
    expect(fetched).toHaveBeenCalledOnce();
    expect(queries.getQueryCache().find({ queryKey: KEY })?.isStale()).toBe(false);
  });

  it('is asked again once somebody says that it is out of date', async () => {
    await watch();
    await queries.invalidateQueries({ queryKey: KEY });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is forgotten five minutes after the last component left', async () => {
    const stop = await watch();
    stop();
    await vi.advanceTimersByTimeAsync(FIVE_MINUTES_MS - 1);
    expect(queries.getQueryData(KEY)).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(1);
    expect(queries.getQueryData(KEY)).toBeUndefined();
  });
});

describe('a query that gets no answer', () => {
  /** Waits until its caller gives up, as a connection does that a proxy keeps open. */
  const silence: typeof fetch = (_, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  it('has failed after 30 seconds, keeps what it knew, and the next one is another request', async () => {
    await watch();
    fetched.mockImplementation(silence);
    queries.invalidateQueries({ queryKey: KEY });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(queries.getQueryState(KEY)).toMatchObject({ fetchStatus: 'fetching' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(queries.getQueryState(KEY)).toMatchObject({
      fetchStatus: 'idle',
      status: 'error',
      data: ['one'],
    });
    fetched.mockImplementation(async () => Response.json(['two']));
    await queries.invalidateQueries({ queryKey: KEY });
    expect(queries.getQueryData(KEY)).toEqual(['two']);
  });

  it('also has failed if the answer stops in the middle', async () => {
    fetched.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start(stream) {
          init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        },
      });
      return new Response(body);
    });
    await watch();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(queries.getQueryState(KEY)).toMatchObject({ fetchStatus: 'idle', status: 'error' });
  });

  it('ends at once for a page that is no longer interested', async () => {
    fetched.mockImplementation(silence);
    const stop = await watch();
    stop();
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});

it('the secret of a private link goes into a header, never into an address', async () => {
  await queries.query({ queryKey: ['/api', 'desk', { bearer: 'secret' }] });
  const [[url, options] = []] = fetched.mock.calls;
  expect(url).toBe('/api/desk');
  expect(new Headers(options?.headers).get('Authorization')).toBe('Bearer secret');
});

describe('a 401', () => {
  beforeEach(() => {
    fetched.mockImplementation(async () => new Response('who are you?', { status: 401 }));
  });

  it('is a failure', async () => {
    await expect(queries.query({ queryKey: KEY })).rejects.toThrow(/^401: who are you\?$/);
  });

  it('from our server means that a private link opens nothing; from a gateway it is a failure', async () => {
    const ask = () => queries.query(openedBy('/api/your-move', 'secret'));
    await expect(ask()).rejects.toThrow(/^401: who are you\?$/);
    const headers = { 'Content-Type': 'application/problem+json' };
    fetched.mockImplementation(async () => new Response('{}', { status: 403, headers }));
    await expect(ask()).rejects.toThrow('403');
    fetched.mockImplementation(async () => new Response('{}', { status: 401, headers }));
    await expect(ask()).resolves.toBeNull();
  });
});

it('a mutation is not retried', async () => {
  const mutationFn = vi.fn(() => Promise.reject(new Error('503: no room left')));
  const mutation = queries.getMutationCache().build(queries, { mutationFn });
  await expect(mutation.execute(undefined)).rejects.toThrow('503');
  await vi.advanceTimersByTimeAsync(A_DAY_MS);
  expect(mutationFn).toHaveBeenCalledOnce();
});

it('no part of a page asks the device whether it is online: everything tries', () => {
  const asking = globSync('web/**/*.{ts,tsx,astro}').filter(
    (file) =>
      !file.includes('.test.') &&
      /\.onLine\b|onlineManager|'offline'|networkMode: '(?!always')/.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(asking).toEqual([]);
});
