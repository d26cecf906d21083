import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { daysIn } from '../../content/term.ts';
import { TERMS } from '../../content/terms.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { missingPrograms } from './install-nginx.ts';

const DAYS = daysIn(TERMS.backupsKeptFor);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const missing = missingPrograms(['restic']);
if (missing.length > 0) console.warn('Skipped: restic cannot be run here.');

const readUnit = (unit: string) =>
  readFileSync(join(import.meta.dirname, '../../deploy', unit), 'utf8');

type Names = Readonly<Record<string, string>>;

/** Runs the last command of a unit's setting as systemd does, with other paths. */
function runUnit(unit: string, setting: string, paths: Names, environment: Names = {}): void {
  let file = readUnit(unit);
  for (const [path, other] of Object.entries(paths)) file = file.replaceAll(path, other);
  const [, line = ''] = [...file.matchAll(new RegExp(`^${setting}=(.+)$`, 'gm'))].at(-1) ?? [];
  const words = line.match(/'[^']*'|"[^"]*"|\S+/g) ?? [];
  const [program = '', ...args] = words.map((word) => word.replace(/^(['"])(.*)\1$/, '$2'));
  run([program, ...args], environment);
}

function run([program = '', ...args]: readonly string[], environment: Names): string {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
  return execFileSync(program, args, { env, encoding: 'utf8' });
}

function writeCopy(folder: string, name: string, at: Date): void {
  writeFileSync(join(folder, name), name);
  utimesSync(join(folder, name), at, at);
}

test('the units count the days of the privacy policy, and restic leaves no removed data in place', () => {
  expect(readUnit('movers-backup.service')).toContain(`-mtime +${DAYS - 1} -delete`);
  const forget = `--keep-within ${DAYS - 1}d --prune --max-unused 0\n`;
  expect(readUnit('movers-offsite.service')).toContain(forget);
});

test('no copy goes while the clock may be wrong', () => {
  const before = (unit: string) =>
    readUnit(unit)
      .match(/^ExecStartPost=.+$/gm)
      ?.slice(0, -1);
  const [check = ''] = before('movers-backup.service') ?? [];
  expect(check).toContain('server/cli/main.ts purge --dry-run');
  expect(before('movers-offsite.service')?.join()).toContain('is-failed movers-backup.service');
});

test('the nightly backup leaves no copy that is two weeks old, at whatever minute it was made', () => {
  const folder = temporaryFolder();
  const daysAgo = (days: number, hour: number) => {
    const at = new Date();
    at.setDate(at.getDate() - days);
    at.setHours(hour);
    return at;
  };
  writeCopy(folder, 'too-old.db', daysAgo(DAYS, 23));
  writeCopy(folder, 'as-old.db', daysAgo(DAYS, 0));
  writeCopy(folder, 'killed.db.0a1b2c3d.part', daysAgo(DAYS, 0));
  writeCopy(folder, 'killed.db.0a1b2c3d.part-journal', daysAgo(DAYS, 0));
  writeCopy(folder, 'kept.db', daysAgo(DAYS - 1, 0));
  writeCopy(folder, 'another-file', daysAgo(DAYS, 0));
  runUnit('movers-backup.service', 'ExecStartPost', { '/var/backups/movers': folder });
  expect(readdirSync(folder).toSorted()).toEqual(['another-file', 'kept.db']);
});

test('the copy for elsewhere is the last whole one with the settings, whatever a killed backup left', () => {
  const place = temporaryFolder();
  const [copies, restic] = [join(place, 'copies'), join(place, 'restic')];
  mkdirSync(copies);
  writeFileSync(restic, `#!/bin/sh\necho "$@" > ${place}/taken\n`, { mode: 0o755 });
  const now = new Date();
  writeCopy(copies, '2026-11-26-023401.db', now);
  // Made before it, in a time zone that is ahead.
  writeCopy(copies, '2026-11-26-031500.db', new Date(now.getTime() - HOUR_MS));
  writeCopy(copies, '2026-11-27-023401.db.0a1b2c3d.part', now);
  writeFileSync(join(copies, '2026-11-27-023401.db'), '');
  const paths = { '/var/backups/movers': copies, '/usr/bin/restic': restic };
  runUnit('movers-offsite.service', 'ExecStart', paths);
  expect(readFileSync(join(place, 'taken'), 'utf8')).toBe(
    `backup ${join(copies, '2026-11-26-023401.db')} /etc/movers.env\n`,
  );

  // Without a copy there is nothing to take: the unit fails, and the team hears of it.
  for (const name of readdirSync(copies)) if (name.endsWith('.db')) rmSync(join(copies, name));
  expect(() => runUnit('movers-offsite.service', 'ExecStart', paths)).toThrow('Command failed');
});

/** restic with a clock: the number of the night is part of its environment. */
const RESTIC = `#!/bin/sh
[ "$1" != backup ] || set -- "$@" --time "$(date -d "2026-11-01 03:30 $NIGHT days" "+%F %T")"
exec restic "$@"
`;

test.skipIf(missing.length > 0)('nor does the place elsewhere, after many nights', () => {
  const place = temporaryFolder();
  const [copies, restic] = [join(place, 'copies'), join(place, 'restic')];
  const settings = join(place, 'movers.env');
  writeFileSync(restic, RESTIC, { mode: 0o755 });
  const environment = { RESTIC_REPOSITORY: join(place, 'elsewhere'), RESTIC_PASSWORD: 'secret' };
  const ask = (...args: readonly string[]) => run(['restic', ...args], environment);
  ask('init');
  // The backup leaves each night this night's copy, an hour old, and those of the nights before.
  const runAtNight = (night: number, setting: string) => {
    rmSync(copies, { recursive: true, force: true });
    mkdirSync(copies);
    for (let copy = Math.max(1, night - DAYS + 1); copy <= night; copy += 1) {
      const at = new Date(Date.now() - (night - copy) * DAY_MS - HOUR_MS);
      writeCopy(copies, `${copy}.db`, at);
    }
    writeFileSync(settings, 'SITE_URL=https://movers.example\n');
    const paths = {
      '/var/backups/movers': copies,
      '/etc/movers.env': settings,
      '/usr/bin/restic': restic,
    };
    runUnit('movers-offsite.service', setting, paths, { ...environment, NIGHT: `${night}` });
  };
  const last = DAYS + 2;
  for (const night of [1, 2, 3, 6, last]) runAtNight(night, 'ExecStart');
  runAtNight(last, 'ExecStartPost');
  const found: { matches: { path: string }[] }[] = JSON.parse(ask('find', '--json', '*.db'));
  const names = found.flatMap(({ matches }) => matches.map(({ path }) => basename(path)));
  expect(names.toSorted()).toEqual([`${last}.db`, '6.db']);
});
