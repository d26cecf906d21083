// @module-tag slow
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { letTimePass, outboxIsEmpty } from '../testing/outbox-waiting.ts';
import { withPostgresCluster } from '../testing/postgres.ts';
import { query } from '../testing/postgres-cluster.ts';
import { reckon } from '../testing/reckoning.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { openMailServer } from '../testing/test-mail-server.ts';
import { createVisitors } from '../testing/visitors.ts';

const VISITORS = 4;

const cluster = withPostgresCluster();

test('the machine of the primary burns under load: the standby has all that was acknowledged, and the servers find it', async () => {
  const primary = cluster();
  const standby = await primary.startStandby();
  try {
    await eventually(async () => {
      const [row] = await query(primary.url, 'select sync_state from pg_stat_replication');
      expect(row).toEqual({ sync_state: 'sync' });
    });
    // As in docs/reliability.md: the first host in the URL is not always the primary.
    const [first, second] = [new URL(standby.url).host, new URL(primary.url).host];
    const databaseUrl = `postgres://movers@${first},${second}/postgres`;
    const mails = await openMailServer();
    const environment = { DATABASE_URL: databaseUrl, SMTP_URL: mails.url, RATE_LIMIT: '0' };
    const servers = await Promise.all(
      [1, 2].map(() => startServerProcess(prepareFolder(temporaryFolder()), environment)),
    );
    const visitors = createVisitors();
    let open = true;
    const pressing = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let number = 0; open; number += 1) {
        await visitors.pressUntilTaken(
          () => `${servers[visitor % 2]?.url}`,
          `${visitor}-${number}`,
        );
      }
    });
    const refused = () => visitors.answers.get(503) ?? 0;
    const thankedAre = (count: number) =>
      eventually(() => expect(visitors.acknowledged.size).toBeGreaterThan(count));
    await thankedAre(10);

    // The server thanks no visitor while only the primary has a request.
    const resume = await standby.pause();
    await eventually(() => expect(refused()).toBeGreaterThan(VISITORS));
    const thankedBefore = visitors.acknowledged.size;
    const refusedBefore = refused();
    await eventually(() => expect(refused()).toBeGreaterThan(refusedBefore + VISITORS));
    expect(visitors.acknowledged.size).toBe(thankedBefore);
    const ready = () =>
      Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
    expect(await ready()).toEqual([503, 503]);
    resume();
    await eventually(async () => expect(await ready()).toEqual([200, 200]));
    await thankedAre(thankedBefore + 10);

    await primary.burn();
    const refusedAtFire = refused();
    await eventually(() => expect(refused()).toBeGreaterThan(refusedAtFire));
    await query(standby.url, 'select pg_promote()');
    await thankedAre(visitors.acknowledged.size + 20);
    open = false;
    await Promise.all(pressing);
    await eventually(async () => expect(await ready()).toEqual([200, 200]));

    const db = await openDatabaseAt(databaseUrl);
    // A lease whose answer was lost belongs to no server, and would end within two minutes.
    await letTimePass(db);
    await outboxIsEmpty(db);
    expect(visitors.broken).toEqual([]);
    const result = await reckon(db, visitors.acknowledged.values(), mails.accepted);
    expect(result).toMatchObject({
      found: visitors.acknowledged.size,
      lost: [],
      strangeCopies: [],
    });
  } finally {
    await standby.remove();
  }
});
