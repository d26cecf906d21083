import { createDatabase, startPostgresCluster } from '../tests/server/testing/postgres-cluster.ts';
import { startBenchServer } from './bench-server.ts';
import { loadQuotes, type QuoteLoad } from './quote-load.ts';
import { postgresInsertsPerSecond, sqliteInsertsPerSecond } from './raw-inserts.ts';
import { printTable, type Row } from './table.ts';

const TITLE =
  'Quotes: requests a second from 50 visitors, each stored and on the disk when answered';

/** Whole requests over HTTP, checked, stored with their outbox row, and mailed to files as far as the
 *  visitors leave time for it, against bare inserts into the same kind of database on the same disk:
 *  one process that writes row after row with SQLite, ten connections with PostgreSQL. */
export async function benchQuotes(): Promise<void> {
  // Before and after: a disk's speed changes from one minute to the next.
  const before = sqliteInsertsPerSecond();
  const server = await startBenchServer();
  const load = await loadQuotes(server.url).finally(() => server.stop());
  const raw = (before + sqliteInsertsPerSecond()) / 2;
  printTable(TITLE, [
    ...rows('SQLite', load, { name: 'raw node:sqlite', perSecond: raw, least: 0.05 }),
    ...(await postgresRows().catch(notHere)),
  ]);
}

function notHere(error: unknown): Row[] {
  const note = error instanceof Error ? error.message : String(error ?? 'it does not start');
  return [{ what: 'PostgreSQL', value: 'not measured', note }];
}

async function postgresRows(): Promise<Row[]> {
  const cluster = await startPostgresCluster();
  try {
    const url = await createDatabase(cluster.url);
    const server = await startBenchServer({ DATABASE_URL: url });
    const load = await loadQuotes(server.url).finally(() => server.stop());
    return rows('PostgreSQL', load, { ...(await postgresInsertsPerSecond(url)), least: 0.02 });
  } finally {
    await cluster.remove();
  }
}

interface Peer {
  readonly name: string;
  readonly perSecond: number;
  /** The lowest passing ratio to it: a request is several statements, HTTP and its checking. */
  readonly least: number;
}

function rows(database: string, load: QuoteLoad, { name, perSecond, least }: Peer): Row[] {
  const ratio = load.perSecond / perSecond;
  return [
    {
      what: `${database}, requests a second`,
      value: load.perSecond.toFixed(0),
      peer: perSecond.toFixed(0),
      ratio,
      target: `≥ ${least} × ${name}`,
      passes: ratio >= least,
      ...(load.refused > 0 && { note: `${load.refused} more were refused` }),
    },
    { what: `${database}, median ms`, value: load.p50Ms.toFixed(1) },
    { what: `${database}, 99th percentile ms`, value: load.p99Ms.toFixed(1) },
  ];
}
