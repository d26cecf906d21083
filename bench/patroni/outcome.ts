import { openDatabase } from '../../server/database/database.ts';
import { outboxBacklog } from '../../server/sending/outbox/outbox-backlog.ts';
import { loadConfig } from '../../server/settings/config.ts';
import type { MailServer } from '../../tests/server/testing/mail-server.ts';
import { query } from '../../tests/server/testing/postgres-cluster.ts';
import { reckon } from '../../tests/server/testing/reckoning.ts';
import type { Visitors } from '../../tests/server/testing/visitors.ts';
import type { Cluster } from './cluster.ts';
import type { Node } from './node.ts';
import { until } from './until.ts';

/** An abandoned lease ends within two minutes. */
const LAST_MAILS_S = 180;

/** Waits for the last mails and for all nodes, then counts what docs/patroni.md names. */
export async function outcomeOf(
  { nodes, databaseUrl, primary }: Cluster,
  visitors: Visitors,
  mails: MailServer,
) {
  await until('three nodes with the same requests', async () => {
    const counts = await Promise.all(nodes.map(async (node) => (await stored(node)).size));
    return new Set(counts).size === 1 ? true : undefined;
  }).catch((error: Error) => console.error(error.message));
  const db = await openDatabase(loadConfig({ DATABASE_URL: databaseUrl }).database);
  await until(
    'the last mails',
    async () => ((await outboxBacklog(db, new Date())).waiting === 0 ? true : undefined),
    LAST_MAILS_S,
  ).catch((error: Error) => console.error(error.message));

  const thanked = [...visitors.acknowledged.values()];
  const result = await reckon(db, thanked, mails.accepted);
  await db.destroy();
  const onEach = await Promise.all(nodes.map((node) => stored(node).catch(() => new Set())));
  const onPrimary = await stored(await primary());
  const mailed = new Set(mails.accepted.map(({ reference }) => reference));
  const lost = thanked.filter((reference) => !onPrimary.has(reference));
  const isLost = new Set(lost);
  const notMailed = result.lost.filter((reference) => !isLost.has(reference));
  const counts = {
    acknowledged: thanked.length,
    'stored on all three nodes': thanked.filter((one) => onEach.every((node) => node.has(one)))
      .length,
    'mailed once': result.mailedOnce,
    'mailed twice': result.mailedTwice,
    'mailed more often': result.mailedMoreOften,
    lost: lost.length,
    'lost without a mail either': lost.filter((reference) => !mailed.has(reference)).length,
    'stored but not mailed': notMailed.length,
  };
  const wrong = [
    ...visitors.broken,
    ...lost.map((reference) => `${reference} was acknowledged and is not in the database`),
    ...notMailed.map((reference) => `${reference} was not mailed`),
    ...result.strangeCopies.map((reference) => `${reference} was mailed under two Message-IDs`),
  ];
  return { counts, wrong };
}

async function stored(node: Node): Promise<Set<unknown>> {
  const rows = await query(node.url('movers'), 'select reference from submissions');
  return new Set(rows.map((row) => Object(row).reference));
}
