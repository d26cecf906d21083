import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../tests/eventually.ts';
import { withPostgres } from '../../tests/server/testing/postgres.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { loadConfig } from '../settings/config.ts';
import { startServer } from '../start-server.ts';
import { openDatabase } from './database.ts';

const newDatabase = withPostgres();

async function start(DATABASE_URL: string) {
  const settings = { DATABASE_URL, MAIL_DIR: temporaryFolder(), LOG_LEVEL: 'silent' };
  const config = loadConfig({ PORT: '0', HOST: '127.0.0.1', MORNING_MAIL: 'off', ...settings });
  const server = await startServer(config, null);
  onTestFinished(() => server.close());
  return server;
}

test('servers that start at once on a new PostgreSQL are all ready', {
  tags: 'postgres',
}, async () => {
  const DATABASE_URL = await newDatabase();
  const servers = await Promise.all(Array.from({ length: 4 }, () => start(DATABASE_URL)));
  for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('a server that starts while others are busy waits longer than a visitor would', {
  tags: 'postgres',
}, async () => {
  const DATABASE_URL = await newDatabase();
  const other = await openDatabase(loadConfig({ DATABASE_URL }).database);
  onTestFinished(() => other.destroy());
  const waiting = sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query_start < now() - interval '3.5 s'`;
  const starting = await other.transaction().execute(async (trx) => {
    await sql`lock table outbox in access exclusive mode`.execute(trx);
    const started = start(DATABASE_URL).catch((error: unknown) => error);
    await eventually(async () => expect((await waiting.execute(other)).rows).toHaveLength(1));
    return { started };
  });
  expect(await starting.started).toMatchObject({ url: expect.stringContaining('http') });
});
