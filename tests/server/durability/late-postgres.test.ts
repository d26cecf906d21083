// @module-tag slow
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { withPostgresCluster } from '../testing/postgres.ts';
import { createDatabase, query } from '../testing/postgres-cluster.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const cluster = withPostgresCluster();

/** Starts a server while PostgreSQL is stopped.
 *  @param before what happens to the empty database */
async function startWithout(before = 'select 1') {
  const databaseUrl = await createDatabase(cluster().url);
  await query(databaseUrl, before);
  await cluster().stop('fast');
  const environment = { DATABASE_URL: databaseUrl, RATE_LIMIT: '0' };
  return startServerProcess(prepareFolder(temporaryFolder()), environment);
}

async function send(url: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(SAMPLE_REQUEST);
  return (await fetch(`${url}/api/quote-requests`, { method: 'POST', headers, body })).status;
}

test('a server that starts before its PostgreSQL serves, and is ready once that is there', async () => {
  const { url } = await startWithout();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect(await send(url)).toBe(503);
  await cluster().start();
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
  expect(await send(url)).toBe(201);
});

test('if it is another program’s then, the server ends with one sentence', async () => {
  const server = await startWithout('create table submissions (id text)');
  await cluster().start();
  expect(await server.ended).toBe(1);
  expect(server.output().trimEnd().split('\n').at(-1)).toMatch(
    /^The database belongs to another program.* DATABASE_URL\.$/,
  );
});
