import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openCompany } from '../../../demo/company.ts';
import { root } from '../../../scripts/command.ts';
import type { Database } from '../../../server/database/database.ts';
import { MIGRATIONS } from '../../../server/database/migrations.ts';
import type { OutboxRow } from '../../../server/database/tables/outbox.table.ts';
import { findCases } from '../../../server/moves/case.ts';
import { webhookBody } from '../../../server/notifications/webhooks/webhook-body.ts';
import { loadConfig } from '../../../server/settings/config.ts';
import { withPostgres } from '../testing/postgres.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { openDesk } from '../testing/test-desk.ts';
import { CONTRACT } from './contract.ts';
import { END } from './live-release.ts';
import { namesInDatabase } from './names-in-database.ts';
import { hashesOfMigrations, keptReleases, makeDatabaseOf, releasedHashes } from './released.ts';

const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
/** Whether this commit is a release or becomes one. The changes after a release stand under “Unreleased”. */
const isRelease = !/^## Unreleased$/m.test(changelog);
const released = [...changelog.matchAll(/^## (\d\S+)/gm)].map(([, version = '']) => version);

const STEP = 'node scripts/record-release.ts keeps it (docs/decisions/releases.md)';

test('each release has a database, and each released migration a hash', () => {
  expect(keptReleases(), STEP).toEqual(released.toReversed());
  const names = Object.keys(hashesOfMigrations());
  expect(Object.keys(MIGRATIONS)).toEqual(names);
  const kept = Object.keys(releasedHashes());
  expect(kept, STEP).toEqual(isRelease ? names : names.slice(0, kept.length));
});

test('a released migration is never changed', () => {
  const now = hashesOfMigrations();
  for (const [name, hash] of Object.entries(releasedHashes())) {
    expect(now[name], `${name} was released: put it back, and change the tables in a new one`).toBe(
      hash,
    );
  }
});

test.runIf(isRelease)('the newest database has every name that the contract promises', async () => {
  const { using } = deskOf(keptReleases().at(-1));
  const found = await using(namesInDatabase);
  for (const [place, names] of Object.entries(CONTRACT.stored)) {
    const missing = new Set(names).difference(new Set(found[place]));
    expect([...missing], `${place}: live-release.ts does not store them`).toEqual([]);
  }
});

test.each(keptReleases())('today’s code reads every row of %s', async (version) => {
  await deskOf(version).using(readAll);
});

describe('on PostgreSQL', { tags: 'postgres' }, () => {
  const newUrl = withPostgres();

  test.each(keptReleases())('it reads them too, once %s is copied', async (version) => {
    const url = await newUrl();
    const { leads } = deskOf(version);
    // Brings the file up to date first.
    expect(await leads(`copy --to ${url}`)).toMatchObject({ exitCode: 0 });
    await readAll(await openDatabaseAt(url));
  });
});

async function readAll(db: Database): Promise<void> {
  const rows = await db.selectFrom('submissions').select('id').execute();
  const cases = await findCases(
    db,
    rows.map(({ id }) => id),
  );
  expect(cases.length).toBeGreaterThan(50);
  for (const { stored, events } of cases) {
    const unread = events.filter(({ kind }) => kind === 'unreadable');
    expect(unread, stored.reference).toEqual([]);
  }
  const webhooks = await db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'webhook')
    .execute();
  expect(webhooks.length).toBeGreaterThan(50);
  for (const row of webhooks) {
    const body = await webhookBody(db, row as OutboxRow<'webhook'>, 'full');
    expect(JSON.parse(`${body}`).type).toBe(row.kind);
  }
}

const UNREADABLE = /cannot read|undefined|\[object|NaN/;

test.each(keptReleases())(
  'and shows, mails, exports and counts it',
  { tags: 'slow' },
  async (version) => {
    const { environment, leads, using } = deskOf(version);
    // Whatever waits goes out as it opens.
    const company = await openCompany(loadConfig({ ...environment, RATE_LIMIT: '0' }), END);
    onTestFinished(() => company.close());
    const mails = await using((db) =>
      db
        .selectFrom('outbox')
        .selectAll()
        .where('channel', '=', 'mail')
        .where('state', '<>', 'dead')
        .execute(),
    );
    // Two of one moment may want the same file, which is no matter of what was stored.
    const failed = mails.filter(({ lastError }) => /composed|cannot read/.test(lastError ?? ''));
    expect(failed).toEqual([]);
    expect(mails.filter(({ state }) => state === 'sent').length).toBeGreaterThan(100);
    for (const keys of await using(keysOfAll)) {
      const { deskKey, linkKey, readKey } = keys;
      if (deskKey)
        expect(JSON.stringify(await company.desk({ deskKey, linkKey }))).not.toMatch(UNREADABLE);
      if (linkKey)
        expect(JSON.stringify(await company.move({ deskKey: '', linkKey }))).not.toMatch(
          UNREADABLE,
        );
      if (readKey) await company.call({ method: 'GET', url: '/api/move-plan', key: readKey });
    }
    for (const url of [
      '/api/diary',
      '/api/diary/figures',
      '/api/diary/before/2026-11-29',
    ] as const) {
      await company.call({ method: 'GET', url });
    }
    for (const command of COMMANDS) {
      const { exitCode, out, err } = await leads(command);
      expect({ command, exitCode, err }).toMatchObject({ command, exitCode: 0 });
      expect(out, command).not.toMatch(UNREADABLE);
    }
  },
);

/** They read everything. */
const COMMANDS = [
  'list',
  'list --json',
  'export',
  'export --excel',
  'export --json',
  'report',
  'report --json',
  'report --by source',
  'invoices --month 2026-11',
  'payments --month 2026-11',
  'conversions --month 2026-11 --for google',
  'outbox',
  'device',
  'purge --dry-run',
];

const keysOfAll = (db: Database) =>
  db.selectFrom('submissions').select(['deskKey', 'linkKey', 'readKey']).execute();

function deskOf(version = '') {
  const desk = openDesk({}, END.toISOString());
  mkdirSync(desk.folder, { recursive: true });
  makeDatabaseOf(version, desk.file);
  return desk;
}
