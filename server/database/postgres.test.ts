import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { withPostgres } from '../../tests/server/testing/postgres.ts';
import { openForVisitors } from '../../tests/server/testing/test-database.ts';
import { postgresUrls } from '../postgres-urls.ts';
import { pingDatabase } from './database.ts';
import { openPostgres } from './postgres.ts';

const newDatabase = withPostgres();

/** A proxy to PostgreSQL that can be cut silently for both ends, as when a machine vanishes. */
async function breakableWayTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const connections = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      connections.add(socket);
      socket.on('error', () => {});
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    way.close();
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((way.address() as AddressInfo).port); // It listens on a port.
  const cut = () => {
    for (const socket of connections) socket.unpipe();
  };
  return { url: url.href, cut };
}

test('a connection that no longer answers is given up, and the next one works', async () => {
  const way = await breakableWayTo(await newDatabase());
  const db = await openForVisitors(way.url);
  await pingDatabase(db);
  way.cut();
  await expect(pingDatabase(db)).rejects.toThrow('Query read timeout');
  await pingDatabase(db);
});

test('a transaction whose connection no longer answers does not wait for its rollback as well', async () => {
  const way = await breakableWayTo(await newDatabase());
  const db = await openForVisitors(way.url);
  const failing = db.transaction().execute(async (trx) => {
    await pingDatabase(trx);
    way.cut();
    await pingDatabase(trx);
  });
  await expect(failing).rejects.toThrow('Connection terminated');
  await pingDatabase(db);
});

test('the start may take as long as a migration or another server’s; a visitor’s question may not', async () => {
  const { dialect, beginServing } = openPostgres(await newDatabase());
  const db = new Kysely({ dialect });
  onTestFinished(() => db.destroy());
  const longest = async () => (await sql`show statement_timeout`.execute(db)).rows;
  expect(await longest()).toEqual([{ statement_timeout: '1min' }]);
  await beginServing();
  expect(await longest()).toEqual([{ statement_timeout: '3s' }]);
});

test.each([
  ['postgres://movers:a,b@one/movers', ['postgres://movers:a,b@one/movers']],
  [
    'postgres://movers:secret@one:5432,two:5433/movers?ssl=true',
    [
      'postgres://movers:secret@one:5432/movers?ssl=true',
      'postgres://movers:secret@two:5433/movers?ssl=true',
    ],
  ],
])('%s names each of its servers', (url, each) => {
  expect(postgresUrls(url)).toEqual(each);
});
