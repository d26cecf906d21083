// @module-tag slow
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { outboxIsEmpty } from '../testing/outbox-waiting.ts';
import { reckon } from '../testing/reckoning.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { openMailServer } from '../testing/test-mail-server.ts';
import { createVisitors } from '../testing/visitors.ts';

async function setUp() {
  const folder = prepareFolder(temporaryFolder());
  const file = join(folder, 'requests.db');
  const mails = await openMailServer();
  const environment = { DATABASE_URL: `sqlite:${file}`, SMTP_URL: mails.url, RATE_LIMIT: '0' };
  const server = await startServerProcess(folder, environment);
  return { file, mails, server, visitors: createVisitors() };
}

/** Another process that holds the write lock for ever, like a backup that hangs. */
function lock(file: string) {
  const other = new DatabaseSync(file, { timeout: 5000 });
  other.exec('begin immediate');
  onTestFinished(() => other.close());
  return { unlock: () => other.exec('rollback') };
}

async function expectAllMailedOnce({ file, mails, visitors }: Awaited<ReturnType<typeof setUp>>) {
  const db = await openDatabaseAt(`sqlite:${file}`);
  await outboxIsEmpty(db);
  const thanked = visitors.acknowledged;
  const result = await reckon(db, thanked.values(), mails.accepted);
  expect(result).toMatchObject({ mailedOnce: thanked.size, lost: [] });
  expect(visitors.broken).toEqual([]);
}

// How long a request waits for the lock: sqlite.test.ts, where the test moves the clock.
test('locked by another process: each request gets a 503, and the server still answers everything else', async () => {
  const mover = await setUp();
  const { file, server, visitors } = mover;
  await visitors.press(server.url, 'before');
  const { unlock } = lock(file);

  const forms = Array.from({ length: 30 }, (_, number) => `while-locked-${number}`);
  let refused = 0;
  const pressing = forms.map(async (form) => {
    const status = await visitors.press(server.url, form);
    refused += 1;
    return status;
  });
  while (refused < forms.length) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  }
  expect(await Promise.all(pressing)).toEqual(forms.map(() => 503));

  unlock();
  for (const form of forms) await visitors.press(server.url, form);
  expect(visitors.acknowledged.size).toBe(31);
  await expectAllMailedOnce(mover);
});

/** Part of every Linux (util-linux). */
const PRLIMIT = 'prlimit';

/** Limits the size of the process's files from now on, which to it looks like a full disk. */
function limitFiles(pid: number | undefined, bytes: string): void {
  execFileSync(PRLIMIT, [`--pid=${pid}`, `--fsize=${bytes}`]);
}

// Only Linux can do this to a running process.
test.runIf(process.platform === 'linux')(
  'a full disk: a 503, not ready, nothing acknowledged that is not stored; with room again it goes on',
  async () => {
    const mover = await setUp();
    const { server, visitors } = mover;
    await visitors.press(server.url, 'before');
    limitFiles(server.child.pid, '65536:unlimited');
    const forms: string[] = [];
    while (!visitors.answers.has(503)) {
      const wave = Array.from({ length: 5 }, (_, number) => `filling-${forms.length + number}`);
      forms.push(...wave);
      await Promise.all(wave.map((form) => visitors.press(server.url, form)));
    }
    const thanked = visitors.acknowledged.size;
    const db = await openDatabaseAt(`sqlite:${mover.file}`);
    const stored = await reckon(db, visitors.acknowledged.values(), []);
    expect(stored.found).toBe(thanked);
    expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(thanked);

    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    expect(await ready()).toBe(503);

    limitFiles(server.child.pid, 'unlimited:unlimited');
    await eventually(async () => expect(await ready()).toBe(200));
    for (const form of forms) await visitors.press(server.url, form);
    expect(visitors.acknowledged.size).toBe(forms.length + 1);
    await expectAllMailedOnce(mover);
  },
);
