import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import type { Database } from '../../../server/database/database.ts';
import { FORM_SITE } from '../testing/form-site.ts';
import { hostileRequest } from '../testing/hostile-requests.ts';
import { buildTestApp, loadTestSite } from '../testing/test-app.ts';

/** Each run of the tests takes others: what one does not meet, another does. */
const RUNS = 500;
/** The server answers no other request while it parses a body. The limit is far above the worst
 *  case, and counts the processor's time: the machine that runs the tests may have other work. */
const LONGEST_MS = 1500;

const REFUSALS = [400, 413, 415, 422];

function processorMsSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** Expects an answer that a client can understand and that reveals no internals. */
function expectProperAnswer({ statusCode, headers, body }: LightMyRequestResponse) {
  expect([201, 303, ...REFUSALS]).toContain(statusCode);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const type = headers['content-type'];
  if (statusCode === 201) expect(type).toBe('application/json; charset=utf-8');
  else if (statusCode === 303)
    expect(headers.location).toMatch(`/thank-you/${company.referencePrefix}-`);
  else if (type === 'application/problem+json') expect(JSON.parse(body).status).toBe(statusCode);
  else expect(type).toBe('text/html; charset=utf-8');
  expect(body).not.toMatch(/FST_|node_modules|SQLITE|\bat .+\.ts:\d/);
}

function referenceIn({ statusCode, headers, body }: LightMyRequestResponse): string[] {
  if (statusCode === 201) return [JSON.parse(body).reference];
  return statusCode === 303 ? [String(headers.location).replace('/thank-you/', '')] : [];
}

async function storedReferences(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('submissions').select('reference').execute();
  return rows.map(({ reference }) => reference).toSorted();
}

test('hostile bodies by the hundred break nothing, and store nothing unless they are thanked', {
  tags: 'slow',
}, async ({ annotate }) => {
  const { app, db, logged } = await buildTestApp({ site: await loadTestSite(FORM_SITE) });
  // The time of disk writes does not matter here.
  await sql`pragma synchronous = off`.execute(db);
  const seed = Date.now() % 2 ** 31;
  await annotate(`seed ${seed}`);
  const seen = new Map<number, number>();
  const thanked = new Set<string>();
  let longest = 0;

  await fc.assert(
    fc.asyncProperty(hostileRequest, async (request) => {
      const from = process.cpuUsage();
      const answer = await app.inject(request);
      longest = Math.max(longest, processorMsSince(from));
      expectProperAnswer(answer);
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
      for (const reference of referenceIn(answer)) thanked.add(reference);
    }),
    { seed, numRuns: RUNS },
  );

  await annotate(
    `answers ${JSON.stringify([...seen])}; the longest took ${Math.round(longest)} ms`,
  );
  // The run really reached each kind of answer.
  expect([...seen.keys()]).toEqual(expect.arrayContaining([201, 303, ...REFUSALS]));
  expect(longest).toBeLessThan(LONGEST_MS);
  expect(await storedReferences(db)).toEqual([...thanked].toSorted());
  const received = db.selectFrom('outbox').select('id').where('kind', '=', 'received');
  const mails = await received.execute();
  expect(mails).toHaveLength(thanked.size);
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

test.each([
  ['lists in lists', JSON_TYPE, '['.repeat(16_000) + ']'.repeat(16_000)],
  ['lists that are never closed', JSON_TYPE, '['.repeat(32_000)],
  ['objects in objects', JSON_TYPE, `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['prototypes in lists', JSON_TYPE, `${'['.repeat(8000)}{"__proto__":1}${']'.repeat(8000)}`],
  ['prototypes in prototypes', JSON_TYPE, `${'{"__proto__":'.repeat(2300)}1${'}'.repeat(2300)}`],
  ['32 KiB of items', JSON_TYPE, `{"inventory":{"kitchen":[${'1,'.repeat(16_000)}1]}}`],
  ['access of 32 KiB', JSON_TYPE, `{"access":{"version":1,"to":{${'"a":1,'.repeat(5000)}"b":1}}}`],
  ['moving hours without end', JSON_TYPE, `{"access":{"to":{"hours":"a${' '.repeat(30_000)}a"}}}`],
  ['an endless address', JSON_TYPE, `{"email":"a@${'a.'.repeat(15_000)}"}`],
  ['an endless first part of an address', JSON_TYPE, `{"email":"${'a'.repeat(30_000)}"}`],
  ['spaces', JSON_TYPE, `{"name":"a${' '.repeat(30_000)}a"}`],
  ['marks', JSON_TYPE, `{"name":"a${'\u0301'.repeat(15_000)}a"}`],
  ['a form of 130,000 fields', FORM_TYPE, '&a'.repeat(131_000)],
  ['a form with 29,000 items', FORM_TYPE, 'kitchen=&'.repeat(29_000)],
  ['a form of 256 KiB that all has to be escaped', FORM_TYPE, `name=${'<'.repeat(262_000)}`],
])('%s hold nobody up', async (_what, type, payload) => {
  const { app } = await buildTestApp({ site: await loadTestSite(FORM_SITE) });
  const request = {
    method: 'POST',
    url: '/api/quote-requests',
    headers: { 'content-type': type },
    payload,
  } as const;
  await app.inject({ ...request, payload: '' });
  const from = process.cpuUsage();
  const answer = await app.inject(request);
  expect(processorMsSince(from)).toBeLessThan(LONGEST_MS);
  expect(REFUSALS).toContain(answer.statusCode);
  expectProperAnswer(answer);
});
