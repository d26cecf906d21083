import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { formPost, QUOTE_FIELDS } from '../../tests/server/testing/sample-form.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { parseForms, parseJson } from '../http/request-body.ts';
import { requests } from './kinds/request.kind.ts';
import { apiAnswers } from './replies.ts';
import { submissionRoute } from './submission.route.ts';

/** A release whose wizard asks one question more, on the same database. */
async function laterRelease(
  { db, config, outbox, now }: Awaited<ReturnType<typeof buildTestApp>>,
  question: z.ZodMiniType,
) {
  const app = Fastify();
  onTestFinished(() => app.close());
  parseJson(app);
  parseForms(app);
  const schema = z.extend(requests.schema as unknown as typeof AnyRequest, { asksMore: question });
  const kind = { ...requests, schema: schema as unknown as typeof requests.schema };
  const metrics = { countSubmission() {} };
  const route = { kind, answers: apiAnswers, limits: [], isOver: async () => false };
  submissionRoute(app, route, { config, db, outbox, metrics, now });
  return app;
}

const AnyRequest = z.object({}); // what z.extend takes

const sent = (payload: object) =>
  ({
    method: 'POST',
    url: '/api/quote-requests',
    headers: { 'idempotency-key': 'a-form' },
    payload,
  }) as const;

const BODIES = [
  ['JSON', sent(SAMPLE_REQUEST)],
  ['a form without script', formPost('/api/quote-requests', QUOTE_FIELDS)],
] as const;

test.each([
  ['an optional question', z._default(z.enum(['yes', 'no']), 'no')],
  ['a question that must be answered', z.enum(['yes', 'no'])],
])('a retry after a release with %s gets the first receipt', async (_question, question) => {
  for (const [what, post] of BODIES) {
    const earlier = await buildTestApp();
    const later = await laterRelease(earlier, question);
    await earlier.app.inject(post);
    const [stored] = await earlier.db.selectFrom('submissions').selectAll().execute();
    const retry = await later.inject(post);
    expect(retry.statusCode, what).toBe(201);
    expect(retry.json(), what).toMatchObject({ reference: stored?.reference });
    expect(await earlier.db.selectFrom('submissions').select('id').execute()).toHaveLength(1);
  }
});

test('a page of the later release repeats what one of the earlier sent, its new question unanswered', async () => {
  const earlier = await buildTestApp();
  const later = await laterRelease(earlier, z._default(z.enum(['', 'yes']), ''));
  const first = await earlier.app.inject(sent(SAMPLE_REQUEST));
  const retry = await later.inject(sent({ ...SAMPLE_REQUEST, asksMore: '' }));
  expect(retry.json()).toEqual(first.json());
  const other = await later.inject(sent({ ...SAMPLE_REQUEST, asksMore: 'yes' }));
  expect(other.statusCode).toBe(422);
});
