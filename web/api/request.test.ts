import { afterEach, expect, it, vi } from 'vitest';
import { request } from './request.ts';

function answer(response: Response) {
  const fetched = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls[0]?.[1];
}

afterEach(() => vi.unstubAllGlobals());

it('sends credentials, and a JSON body with its type', async () => {
  const sent = answer(Response.json({ id: 1 }, { status: 201 }));
  await request('POST', '/api/quote-requests', { body: { name: 'Bo' }, headers: { 'X-A': '1' } });
  expect(sent()).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"name":"Bo"}',
    headers: { 'Content-Type': 'application/json', 'X-A': '1' },
  });
});

it('says nothing of JSON when there is no body', async () => {
  const sent = answer(Response.json([]));
  await request('GET', '/api/quote-requests');
  expect(sent()?.headers).toEqual({});
  expect(sent()).not.toHaveProperty('body');
});

it('fails with the status and the body', async () => {
  answer(new Response('no room left', { status: 503, statusText: 'Service Unavailable' }));
  await expect(request('POST', '/x', { body: {} })).rejects.toThrow(/^503: no room left$/);
});

it('fails with the status text when the body is empty', async () => {
  answer(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(request('GET', '/x')).rejects.toThrow(/^502: Bad Gateway$/);
});
