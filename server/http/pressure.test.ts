import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { FORM_SITE } from '../../tests/server/testing/form-site.ts';
import { formPost, QUOTE_FIELDS } from '../../tests/server/testing/sample-form.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp, loadTestSite } from '../../tests/server/testing/test-app.ts';
import { loadConfig } from '../settings/config.ts';

const URL = '/api/quote-requests';

const LIMITS = { latestMs: 100, windowMs: 500 };

/** Blocks the event loop again and again, like computations without end, until the returned function is
 *  called. */
function stall(): () => Promise<void> {
  let over = false;
  const stalling = (async () => {
    while (!over) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * LIMITS.latestMs);
      await nextTurn();
    }
  })();
  return () => {
    over = true;
    return stalling;
  };
}

test('a server that cannot keep up answers 503, returns every word of a form, and recovers', {
  tags: 'slow',
}, async () => {
  const { app, db, logged } = await buildTestApp({
    config: loadConfig({ RATE_LIMIT: '1' }),
    site: await loadTestSite(FORM_SITE),
    pressure: LIMITS,
  });
  const json = { method: 'POST', url: URL, payload: SAMPLE_REQUEST } as const;
  const sentByNeighbour = { ...json, remoteAddress: '192.0.2.1' };
  const goOn = stall();
  onTestFinished(goOn);
  await eventually(async () => expect((await app.inject(sentByNeighbour)).statusCode).toBe(503));
  const stored = await db.selectFrom('submissions').select('id').execute();

  const answer = await app.inject(json);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'retry-after': '5',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.json()).toMatchObject({ status: 503, detail: expect.any(String) });
  const page = await app.inject(formPost(URL, QUOTE_FIELDS));
  expect(page.statusCode).toBe(503);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '5',
  });
  expect(page.body).toContain(' value="12 Kelly Avenue, Boskruin"');
  expect(page.body).toContain('Nothing is lost');
  expect(logged.join()).toContain('the server cannot keep up');
  expect(await db.selectFrom('submissions').select('id').execute()).toEqual(stored);
  // The server still serves pages, and a busy server is not a reason for a restart.
  expect((await app.inject('/')).statusCode).toBe(200);
  expect((await app.inject('/healthz')).statusCode).toBe(200);

  await goOn();
  // The request that was turned away does not count against the limit of one.
  const taken = await eventually(async () => {
    const later = await app.inject(json);
    expect(later.statusCode).not.toBe(503);
    return later;
  });
  expect(taken.statusCode).toBe(201);
});
