import { afterEach, expect, it, vi } from 'vitest';
import { request } from './request.ts';
import { isUnanswered } from './unanswered.ts';

/** What a call that meets this throws. */
function failureOf(fetched: typeof fetch): Promise<unknown> {
  vi.stubGlobal('fetch', fetched);
  return request('POST', '/x', { body: {} }).then(
    (response) => response.json(),
    (error) => error,
  );
}

afterEach(() => vi.unstubAllGlobals());

it.each([400, 403, 413, 415, 422, 429, 500, 503])('a %i is an answer', async (status) => {
  expect(isUnanswered(await failureOf(async () => new Response('no', { status })))).toBe(false);
});

it.each([502, 504])('a %i is a gateway that did not reach us', async (status) => {
  expect(isUnanswered(await failureOf(async () => new Response('no', { status })))).toBe(true);
});

it('no connection, no patience and a page that is not ours are no answer', async () => {
  const offline = failureOf(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(isUnanswered(await offline)).toBe(true);
  const late = failureOf(() => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(isUnanswered(await late)).toBe(true);
  const page = failureOf(async () => new Response('<h1>Hotel Wi-Fi</h1>')).catch((error) => error);
  expect(isUnanswered(await page)).toBe(true);
});
