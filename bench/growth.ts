import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '../domain/calendar-date.ts';
import { REMINDED_WITHIN_MS } from '../domain/desk/reminder.ts';
import { localDay } from '../domain/local-time.ts';
import { root } from '../scripts/command.ts';
import { loadConfig } from '../server/config.ts';
import { openDatabase } from '../server/database/database.ts';
import { type DiaryKeys, replaceDiaryKeys } from '../server/diary/diary-key.repository.ts';
import { findMorningCases } from '../server/waiting/morning-cases.ts';
import { findUnanswered } from '../server/waiting/waiting.repository.ts';
import { createDatabase, startPostgresCluster } from '../tests/server/testing/postgres-cluster.ts';
import { benchFolder, startBenchServer } from './bench-server.ts';
import type { BenchOptions } from './bench-tools.ts';
import { fillDatabase, type StoredKeys } from './growth-data.ts';
import { median, printTable, type Row } from './table.ts';

/** A busy firm's first weeks, and the seven years that it keeps. */
const SMALL = 2_000;
const LARGE = 300_000;
const FEW = 30_000;

/** How many times as long a wait may take with the years. */
const MOST_RATIO = 3;
const LONGEST_STALL_MS = 300;
/** It looks at a year, of which the few are three weeks. */
const LONGEST_FIGURES_MS = 300;
const FIGURES = 'the figures';
/** Seconds that a person at a terminal waits. */
const COMMANDS: readonly (readonly [words: string, seconds: number])[] = [
  ['find thandi 1234', 5],
  ['list', 4],
  ['show REF', 4],
  ['show visitor1000@visitor.example', 4],
  ['report', 4],
  ['report --by source --from YEAR_AGO', 4],
  ['report --by suburb --from YEAR_AGO', 4],
  ['outbox', 4],
  ['erase --dry-run visitor1000@visitor.example', 4],
  ['backup FILE', 25],
];

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
  const open = await fillDatabase(url, size);
  const server = await startBenchServer({
    DATABASE_URL: url,
    REMIND_AFTER: 'off',
    MORNING_MAIL: 'off',
  });
  try {
    const stall = watchForStalls(server.url);
    const asked = await askEverything(server.url, open, await newDiaryKeys(url));
    const stallMs = await stall.stop();
    const looks = await timeLooks(url);
    return {
      asked: new Map([...asked, ...looks]),
      stallMs,
      commands: await runCommands(url, open),
    };
  } finally {
    await server.stop();
  }
}

async function newDiaryKeys(url: string): Promise<DiaryKeys> {
  const db = await openDatabase(loadConfig({ DATABASE_URL: url }).database);
  try {
    return await replaceDiaryKeys(db);
  } finally {
    await db.destroy();
  }
}

async function askEverything(url: string, open: readonly StoredKeys[], diary: DiaryKeys) {
  const asked = new Map<string, number>();
  const ask = async (what: string, times: number, send: (index: number) => Promise<Response>) => {
    const taken: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const began = performance.now();
      const answer = await send(index);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
      taken.push(performance.now() - began);
    }
    asked.set(what, median(taken));
  };
  const keyed = (key: string) => ({ Authorization: `Bearer ${key}` });
  const keysOf = (index: number) => open[index % open.length] as StoredKeys; // never empty
  await ask('private page', 30, (index) =>
    fetch(`${url}/api/your-move`, { headers: keyed(keysOf(index).linkKey) }),
  );
  await ask('desk', 30, (index) =>
    fetch(`${url}/api/desk`, { headers: keyed(keysOf(index).deskKey) }),
  );
  await ask('a quote by email', 30, (index) =>
    fetch(`${url}/api/desk`, {
      method: 'POST',
      headers: {
        ...keyed(keysOf(index).deskKey),
        'Content-Type': 'application/json',
        'Idempotency-Key': `growth-${index}`,
      },
      body: JSON.stringify(QUOTE_ACTION),
    }),
  );
  const soon = addDays(localDay(new Date()), 14);
  await ask('another day at the desk', 30, (index) =>
    fetch(`${url}/api/desk/days/${soon}`, { headers: keyed(keysOf(index).deskKey) }),
  );
  await ask('the diary', 10, () => fetch(`${url}/api/diary`, { headers: keyed(diary.page) }));
  await ask('a request by phone', 30, (index) =>
    fetch(`${url}/api/diary/requests`, {
      method: 'POST',
      headers: {
        ...keyed(diary.page),
        'Content-Type': 'application/json',
        'Idempotency-Key': `growth-${index}`,
      },
      body: JSON.stringify({ by: 'Anna', name: 'Mrs van Wyk', phone: '011 555 0142' }),
    }),
  );
  await ask(FIGURES, 10, () => fetch(`${url}/api/diary/figures`, { headers: keyed(diary.page) }));
  await ask('its feed', 10, () => fetch(`${url}/diary/${diary.feed}.ics`));
  await ask('/metrics', 10, () => fetch(`${url}/metrics`));
  await ask('/readyz', 10, () => fetch(`${url}/readyz`));
  return asked;
}

/** The server's own work, each minute and each morning. */
async function timeLooks(url: string): Promise<Map<string, number>> {
  const db = await openDatabase(loadConfig({ DATABASE_URL: url }).database);
  const time = async (look: () => Promise<unknown>) => {
    const began = performance.now();
    await look();
    return performance.now() - began;
  };
  const since = new Date(Date.now() - REMINDED_WITHIN_MS).toISOString();
  try {
    return new Map([
      ['looking for reminders', await time(() => findUnanswered(db, since))],
      ['the morning’s list', await time(() => findMorningCases(db, new Date()))],
    ]);
  } finally {
    await db.destroy();
  }
}

const QUOTE_ACTION = {
  kind: 'quoted',
  by: 'Anna',
  after: 0,
  via: 'email',
  price: 6500,
  upTo: null,
  includes: ['The drive'],
  day: '2031-02-05',
  window: '8 to 9',
  validUntil: '9999-12-31',
  note: '',
};

/** Asks for something that needs no database, over and over: it waits for as long as the event loop is blocked. */
function watchForStalls(url: string) {
  let longest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - began);
      await pause(5);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return longest;
    },
  };
}

async function runCommands(url: string, [first]: readonly StoredKeys[]) {
  const folder = benchFolder();
  const seconds = new Map<string, number>();
  for (const [words] of COMMANDS) {
    if (words.startsWith('backup') && !url.startsWith('sqlite:')) continue;
    const command = words
      .replace('REF', first?.reference ?? '')
      .replace('YEAR_AGO', addDays(localDay(new Date()), -365))
      .replace('FILE', join(folder, 'copy.db'));
    const began = performance.now();
    const child = spawn(
      process.execPath,
      [join(root, 'server/cli/main.ts'), ...command.split(' ')],
      {
        cwd: root,
        env: { PATH: process.env.PATH ?? '', DATABASE_URL: url, MAIL_DIR: join(folder, 'mail') },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    await once(child, 'exit');
    seconds.set(words, (performance.now() - began) / 1000);
  }
  rmSync(folder, { recursive: true, force: true });
  return seconds;
}

function print(database: string, size: number, small: Measured, large: Measured): void {
  const rows: Row[] = [...large.asked].map(([what, value]) => {
    const peer = small.asked.get(what) ?? Number.NaN;
    const ratio = value / peer;
    const isYear = what === FIGURES;
    return {
      what: `${what}, ms`,
      value: value.toFixed(1),
      peer: peer.toFixed(1),
      ratio,
      target: isYear ? `≤ ${LONGEST_FIGURES_MS}` : `≤ ${MOST_RATIO} ×`,
      passes: isYear ? value <= LONGEST_FIGURES_MS : ratio <= MOST_RATIO,
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
