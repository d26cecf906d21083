import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/database.ts';
import { loadConfig } from '../../server/settings/config.ts';
import { replaceFeedKey } from '../../server/team/diary/diary-key.repository.ts';
import {
  createDatabase,
  startPostgresCluster,
} from '../../tests/server/testing/postgres-cluster.ts';
import { signedIn } from '../../tests/server/testing/signed-in.ts';
import { benchFolder, startBenchServer } from '../bench-server.ts';
import type { BenchOptions } from '../bench-tools.ts';
import { printTable, type Row } from '../table.ts';
import { askEverything, FIGURES, FIND, type TeamKeys } from './asked.ts';
import { COMMANDS, runCommands } from './commands.ts';
import { fillDatabase } from './fill-database.ts';
import { timeLooks } from './looks.ts';
import { watchForStalls } from './stalls.ts';

/** A busy firm's first weeks, and the seven years that it keeps. */
const SMALL = 6_000;
const LARGE = 300_000;
const FEW = 30_000;

/** How many times as long a wait may take with the years. */
const MOST_RATIO = 3;
const LONGEST_STALL_MS = 300;
/** Milliseconds of what cannot take as long with a few: the figures look at a year, of which the few are three weeks, and
 *  somebody holds the line. */
const MOST_MS: Readonly<Record<string, number>> = { [FIGURES]: 300, [FIND]: 50 };

/** Times of the server and the team's commands with a few requests, and with years of them.
 *  Peer: the same with the few. */
export async function benchGrowth({ few }: BenchOptions): Promise<void> {
  const large = few ? FEW : LARGE;
  const sqlite = async (size: number) => {
    const folder = benchFolder();
    const file = join(folder, 'requests.db');
    return measure(`sqlite:${file}`, size).finally(() => rmSync(folder, { recursive: true }));
  };
  print('SQLite', large, await sqlite(SMALL), await sqlite(large));
  const cluster = await startPostgresCluster();
  try {
    const postgres = async (size: number) => measure(await createDatabase(cluster.url), size);
    print('PostgreSQL', large, await postgres(SMALL), await postgres(large));
  } finally {
    await cluster.remove();
  }
}

interface Measured {
  /** Milliseconds, by what was asked. */
  readonly asked: ReadonlyMap<string, number>;
  readonly stallMs: number;
  /** Seconds, by command. */
  readonly commands: ReadonlyMap<string, number>;
}

async function measure(url: string, size: number): Promise<Measured> {
  const filled = await fillDatabase(url, size);
  const server = await startBenchServer({
    DATABASE_URL: url,
    REMIND_AFTER: 'off',
    MORNING_MAIL: 'off',
  });
  try {
    const stall = watchForStalls(server.url);
    const asked = await askEverything(server.url, filled, await newTeamKeys(url));
    const stallMs = await stall.stop();
    const looks = await timeLooks(url);
    return {
      asked: new Map([...asked, ...looks]),
      stallMs,
      commands: await runCommands(url, filled.open),
    };
  } finally {
    await server.stop();
  }
}

async function newTeamKeys(url: string): Promise<TeamKeys> {
  const db = await openDatabase(loadConfig({ DATABASE_URL: url }).database);
  try {
    return { device: await signedIn(db), feed: await replaceFeedKey(db) };
  } finally {
    await db.destroy();
  }
}

function print(database: string, size: number, small: Measured, large: Measured): void {
  const rows: Row[] = [...large.asked].map(([what, value]) => {
    const peer = small.asked.get(what) ?? Number.NaN;
    const ratio = value / peer;
    const most = MOST_MS[what];
    return {
      what: `${what}, ms`,
      value: value.toFixed(1),
      peer: peer.toFixed(1),
      ratio,
      target: most === undefined ? `≤ ${MOST_RATIO} ×` : `≤ ${most}`,
      passes: most === undefined ? ratio <= MOST_RATIO : value <= most,
    };
  });
  rows.push({
    what: 'longest stall, ms',
    value: large.stallMs.toFixed(0),
    peer: small.stallMs.toFixed(0),
    target: `≤ ${LONGEST_STALL_MS}`,
    passes: large.stallMs <= LONGEST_STALL_MS,
  });
  for (const [words, most] of COMMANDS) {
    const value = large.commands.get(words);
    if (value === undefined) continue;
    const peer = small.commands.get(words)?.toFixed(1);
    rows.push({
      what: `leads ${words}, s`,
      value: value.toFixed(1),
      ...(peer !== undefined && { peer }),
      target: `≤ ${most}`,
      passes: value <= most,
    });
  }
  printTable(`Growth, ${database}: ${size} requests; peer: ${SMALL}`, rows);
}
