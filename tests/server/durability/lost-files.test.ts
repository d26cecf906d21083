// @module-tag slow
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { eventually } from '../../eventually.ts';
import { reckon } from '../testing/reckoning.ts';
import { prepareFolder, runServer, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { openDesk, storeRequest } from '../testing/test-desk.ts';
import { createVisitors } from '../testing/visitors.ts';

/** A server with one stored request, and a desk on its database.
 *  @param settings others than the usual */
async function setUp(settings: Record<string, string> = {}) {
  const desk = openDesk(settings);
  const folder = prepareFolder(join(desk.folder, '..'));
  const environment = { ...desk.environment, RATE_LIMIT: '0' };
  const server = await startServerProcess(folder, environment);
  const visitors = createVisitors();
  await visitors.press(server.url, 'before');
  return {
    ...desk,
    runIn: folder,
    server,
    visitors,
    again: () => runServer(folder, { PORT: '0', HOST: '127.0.0.1', ...environment }),
    ready: async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return { status: answer.status, text: await answer.text() };
    },
    stop: () => {
      server.child.kill('SIGTERM');
      return server.ended;
    },
    copies: () =>
      readdirSync(desk.folder)
        .filter((name) => name.includes('.rescued-') && name.endsWith('.db'))
        .map((name) => join(desk.folder, name)),
  };
}

type Mover = Awaited<ReturnType<typeof setUp>>;

async function expectRefusal({ server, visitors, ready }: Mover) {
  expect(await visitors.press(server.url, 'after')).toBe(503);
  const { status, text } = await ready();
  expect(status).toBe(503);
  expect(text).toContain('deleted, moved or written over');
  expect(await visitors.press(server.url, 'after')).toBe(503);
  await eventually(() => expect(server.output()).toContain('the database cannot be used'));
  expect(visitors.broken).toEqual([]);
}

async function expectAllIn(file: string, { visitors }: Mover) {
  const thanked = visitors.acknowledged;
  const { found } = await reckon(await openDatabaseAt(`sqlite:${file}`), thanked.values(), []);
  expect(found).toBe(thanked.size);
}

type Loss = readonly [what: string, lose: (file: string) => void];

const DELETED: Loss = ['deleted', (file) => rmSync(file)];
const OTHER_LOSSES: readonly Loss[] = [
  [
    'deleted with its log',
    (file) => ['', '-wal', '-shm'].forEach((end) => void rmSync(file + end)),
  ],
  ['moved', (file) => renameSync(file, `${file}.old`)],
  [
    'replaced by another file, as by rsync',
    (file) => {
      copyFileSync(file, `${file}.new`);
      renameSync(`${file}.new`, file);
    },
  ],
  ['without its log', (file) => rmSync(`${file}-wal`)],
  ['without the index of its log', (file) => rmSync(`${file}-shm`)],
];

const TITLE =
  'a database that is %s under the server: a 503, not ready, and a copy of all that was stored';

async function expectCopyAfter(...[_what, lose]: Loss) {
  const mover = await setUp();
  lose(mover.file);
  await expectRefusal(mover);
  await eventually(() => expect(mover.server.output()).toContain('is in a copy'));
  const [copy = ''] = mover.copies();
  expect(mover.server.output()).toContain(copy);
  expect(await mover.stop()).toBe(0);
  await expectAllIn(copy, mover);
}

// Requests would be lost: one of them for the everyday run.
test.each([DELETED])(TITLE, expectCopyAfter);
test.each(OTHER_LOSSES)(TITLE, { tags: 'slow' }, expectCopyAfter);

test('nobody begins without a database that was lost: the start refuses, and a restore mends it', {
  tags: 'slow',
}, async () => {
  const mover = await setUp();
  rmSync(mover.file);
  await expectRefusal(mover);
  await eventually(() => expect(mover.server.output()).toContain('is in a copy'));
  await mover.stop();
  const refused = mover.again();
  expect(await refused.ended).toBe(1);
  const [copy = ''] = mover.copies();
  expect(refused.output()).toContain(`restore ${copy}`);
  expect(await mover.leads(`restore ${copy}`)).toMatchObject({ exitCode: 0 });
  const url = await mover.again().listening;
  expect(await mover.visitors.press(url, 'after')).toBe(201);
  await expectAllIn(mover.file, mover);
});

test('a database that is moved back is used again, without a restart', {
  tags: 'slow',
}, async () => {
  const mover = await setUp();
  const { file, server, visitors, ready } = mover;
  renameSync(file, `${file}.old`);
  await expectRefusal(mover);
  renameSync(`${file}.old`, file);
  await eventually(async () => expect((await ready()).status).toBe(200));
  expect(await visitors.press(server.url, 'after')).toBe(201);
  await expectAllIn(file, mover);
});

test('a link to the database that leads to a copy of it: a 503 until it leads back', {
  tags: 'slow',
}, async () => {
  const folder = temporaryFolder();
  const [linked, disk] = [join(folder, 'data'), join(folder, 'disk')];
  mkdirSync(disk);
  symlinkSync(disk, linked);
  const mover = await setUp({ DATABASE_URL: `sqlite:${join(linked, 'requests.db')}` });
  cpSync(disk, `${disk}-larger`, { recursive: true });
  rmSync(linked);
  symlinkSync(`${disk}-larger`, linked);
  await expectRefusal(mover);
  rmSync(linked);
  symlinkSync(disk, linked);
  await eventually(async () => expect((await mover.ready()).status).toBe(200));
  expect(await mover.visitors.press(mover.server.url, 'after')).toBe(201);
  await expectAllIn(join(disk, 'requests.db'), mover);
});

test('a folder that is gone, as with its disk: a 503, and a start of its own once it is back', {
  tags: 'slow',
}, async () => {
  const mover = await setUp();
  const { folder, server, visitors, ready } = mover;
  renameSync(folder, `${folder}-away`);
  await expectRefusal(mover);
  await eventually(() => expect(server.output()).toContain('no copy can be made'));
  renameSync(`${folder}-away`, folder);
  await eventually(async () => expect((await ready()).status).toBe(200));
  expect(await visitors.press(server.url, 'after')).toBe(201);
});

test.each(['a backup of it', 'another database'])(
  'a file over which %s is copied: a 503, and no copy of what is half of each',
  { tags: 'slow' },
  async (what) => {
    const mover = await setUp();
    const { file, folder, server, leads } = mover;
    const other = join(folder, 'other.db');
    if (what === 'another database') {
      const trial = openDesk();
      await trial.using((db) =>
        storeRequest(db, { reference: `${company.referencePrefix}-2222-22` }),
      );
      cpSync(trial.file, other);
    } else expect(await leads(`backup ${other}`)).toMatchObject({ exitCode: 0 });
    copyFileSync(other, file);
    await expectRefusal(mover);
    await eventually(() => expect(server.output()).toContain('see the last backup'));
    expect(mover.copies()).toEqual([]);
  },
);
