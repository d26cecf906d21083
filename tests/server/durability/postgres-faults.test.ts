// @module-tag slow
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { letTimePass, outboxIsEmpty } from '../testing/outbox-waiting.ts';
import { withPostgresCluster } from '../testing/postgres.ts';
import { createDatabase, type PostgresCluster } from '../testing/postgres-cluster.ts';
import { reckon } from '../testing/reckoning.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { openMailServer } from '../testing/test-mail-server.ts';
import { createVisitors } from '../testing/visitors.ts';

const VISITORS = 4;

const cluster = withPostgresCluster();

/** A fault of PostgreSQL, with a function that ends it. */
type Fault = readonly [what: string, inject: (postgres: PostgresCluster) => Promise<() => unknown>];

const FAULTS: readonly Fault[] = [
  [
    'stopped and started again',
    async (postgres) => {
      await postgres.stop('fast');
      return () => postgres.start();
    },
  ],
  [
    'killed and started again',
    async (postgres) => {
      await postgres.stop('immediate');
      return () => postgres.start();
    },
  ],
  ['paused, as by a disk that hangs', (postgres) => postgres.pause()],
];

test.each(FAULTS)('PostgreSQL is %s under load: nothing is lost', async (_what, inject) => {
  const databaseUrl = await createDatabase(cluster().url);
  const mails = await openMailServer();
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: mails.url, RATE_LIMIT: '0' };
  const server = await startServerProcess(prepareFolder(temporaryFolder()), environment);
  const visitors = createVisitors();
  let open = true;
  const pressing = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let number = 0; open; number += 1) {
      await visitors.pressUntilTaken(() => server.url, `${visitor}-${number}`);
    }
  });
  const thankedAre = (count: number) =>
    eventually(() => expect(visitors.acknowledged.size).toBeGreaterThan(count));

  await thankedAre(10);
  const undo = await inject(cluster());
  await eventually(() => expect(visitors.answers.get(503)).toBeGreaterThan(0));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await undo();
  await thankedAre(visitors.acknowledged.size + 10);
  open = false;
  await Promise.all(pressing);

  const db = await openDatabaseAt(databaseUrl);
  // A lease whose answer was lost belongs to no server, and would end within two minutes.
  await letTimePass(db);
  await outboxIsEmpty(db);
  expect(visitors.broken).toEqual([]);
  const thanked = visitors.acknowledged;
  const result = await reckon(db, thanked.values(), mails.accepted);
  expect(result).toMatchObject({ mailedOnce: thanked.size, lost: [], strangeCopies: [] });
});
