import { afterEach, expect, it, vi } from 'vitest';
import { isUnanswered, request } from './request.ts';

/** The error that a call throws on this answer. */
function failureOf(fetched: typeof fetch): Promise<unknown> {
  vi.stubGlobal('fetch', fetched);
  return request('POST', '/x', { body: {} }).then(
    (response) => response.json(),
    (error) => error,
  );
}

afterEach(() => vi.unstubAllGlobals());

const STATUSES = [400, 403, 413, 415, 422, 429, 500, 503];

it.each(STATUSES)('a %i with a problem document is our answer', async (status) => {
  const headers = { 'Content-Type': 'application/problem+json' };
  const problem = async () => new Response('{}', { status, headers });
  expect(isUnanswered(await failureOf(problem))).toBe(false);
});

it.each([...STATUSES, 502, 504, 511])('a %i without one is somebody else’s', async (status) => {
  for (const type of ['text/plain', 'text/html', 'application/json']) {
    const page = async () => new Response('no', { status, headers: { 'Content-Type': type } });
    expect(isUnanswered(await failureOf(page))).toBe(true);
  }
});

it('no connection, no patience and a page that is not ours are no answer', async () => {
  const offline = failureOf(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(isUnanswered(await offline)).toBe(true);
  const late = failureOf(() => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(isUnanswered(await late)).toBe(true);
  const page = failureOf(async () => new Response('<h1>Hotel Wi-Fi</h1>')).catch((error) => error);
  expect(isUnanswered(await page)).toBe(true);
});
