// @module-tag postgres
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withPostgres } from '../../tests/server/testing/postgres.ts';
import { openForVisitors } from '../../tests/server/testing/test-database.ts';
import { postgresUrls } from '../settings/postgres-urls.ts';
import { checkConnection, pingDatabase, type Tables } from './database.ts';
import { openPostgres } from './postgres.ts';

const newDatabase = withPostgres();

/** A proxy to PostgreSQL that can be cut silently for both ends, as when a machine vanishes, or frozen, as
 *  when a machine still accepts connections but does no more. */
async function breakableWayTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const connections = new Set<Socket>();
  let isFrozen = false;
  let askedWhileFrozen = 0;
  const way = createServer((near) => {
    if (isFrozen) {
      connections.add(near);
      askedWhileFrozen += 1;
      return;
    }
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
  const freeze = () => {
    isFrozen = true;
    cut();
  };
  return { url: url.href, cut, freeze, askedWhileFrozen: () => askedWhileFrozen };
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

test('a server that did not answer is asked last', async () => {
  const databaseUrl = await newDatabase();
  const [first, second] = [await breakableWayTo(databaseUrl), await breakableWayTo(databaseUrl)];
  const db = await openForVisitors(
    first.url.replace(/(127.0.0.1:\d+)/, `$1,${new URL(second.url).host}`),
  );
  await pingDatabase(db);
  first.freeze();
  await expect(pingDatabase(db)).rejects.toThrow('Query read timeout');
  await pingDatabase(db);
  expect(first.askedWhileFrozen()).toBe(0);
});

test('a transaction gets the time of one answer in all, not for each of its statements', async () => {
  const db = await openForVisitors(await newDatabase());
  onTestFinished(() => void vi.restoreAllMocks());
  const slow = db.transaction().execute(async (trx) => {
    await pingDatabase(trx);
    const late = performance.now() + 4000;
    vi.spyOn(performance, 'now').mockReturnValue(late);
    await sql`select pg_sleep(2)`.execute(trx);
  });
  await expect(slow).rejects.toThrow('Connection terminated');
  vi.restoreAllMocks();
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

/** PgBouncer's refusal: an ErrorResponse of PostgreSQL's protocol. */
function refusalOfPooler(): Buffer {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: statement_timeout', ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.from('E....');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

test('a pooler that refuses our time limits stops the start, which says why', async () => {
  const pooler = createServer((client) => {
    client.on('error', () => {}).once('data', () => client.end(refusalOfPooler()));
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  onTestFinished(() => void pooler.close());
  const { port } = pooler.address() as AddressInfo; // It listens on a port.
  await expect(openForVisitors(`postgres://movers@127.0.0.1:${port}/movers`)).rejects.toThrow(
    /^DATABASE_URL leads to a pooler/,
  );
});

test('a pooler that leaves out our time limits stops the start too', async () => {
  const { dialect } = openPostgres(await newDatabase());
  const db = new Kysely<Tables>({ dialect });
  onTestFinished(() => db.destroy());
  await checkConnection(db);
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await expect(checkConnection(connection)).rejects.toThrow(/^DATABASE_URL leads to a pooler/);
  });
});

test.each([
  ['postgres://movers:a,b@one/movers', ['postgres://movers:a,b@one/movers']],
  [
    'postgres://movers:secret@one:5432,two:5433/movers?sslmode=verify-full',
    [
      'postgres://movers:secret@one:5432/movers?sslmode=verify-full',
      'postgres://movers:secret@two:5433/movers?sslmode=verify-full',
    ],
  ],
])('%s names each of its servers', (url, each) => {
  expect(postgresUrls(url)).toEqual(each);
});
