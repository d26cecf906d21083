import { expect, test } from 'vitest';
import { openDesk } from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import { signIn } from '../../team/devices/sign-in.ts';

const SITE = { SITE_URL: 'https://movers.example' };
const NOW = new Date('2026-11-22T08:00:00Z');

const nameDevice = (key: string, name: string) => (db: Database) =>
  signIn(db, {
    key,
    name,
    browser: 'Chrome on Android',
    idempotencyKey: undefined,
    formerKey: undefined,
    now: NOW,
  });

test('device prints a link, lists what it signed in, and signs out by name or id', async () => {
  const { leads, using } = openDesk(SITE);
  await using(async () => {});
  expect(await leads('device')).toMatchObject({ exitCode: 0, out: '' });
  for (const name of ['Anna’s phone', 'Anna’s phone', 'Sam’s laptop']) {
    const { exitCode, out } = await leads('device --new');
    expect(exitCode).toBe(0);
    const [, key = ''] = /^https:\/\/movers\.example\/sign-in#([A-Za-z0-9]{32})\n$/.exec(out) ?? [];
    expect(await using(nameDevice(key, name))).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(await using(nameDevice(key, name))).toBeUndefined();
  }
  const { out } = await leads('device');
  expect(out).toContain('Chrome on Android, last used today\n');
  expect(out).toContain('signed in today by a link of this command\n');
  const ids = Array.from(out.matchAll(/^Anna’s phone, (\w{8})$/gm), ([, id]) => `${id}`);
  expect(ids).toHaveLength(2);

  const several = await leads(['device', '--out', "anna's phone"]);
  expect(several).toMatchObject({ exitCode: 1 });
  for (const id of ids) expect(several.err).toContain(id);
  expect(await leads(['device', '--out', "Sam's laptop"])).toMatchObject({ exitCode: 0 });
  expect(await leads(['device', '--out', ids[0] ?? ''])).toMatchObject({ exitCode: 0 });
  expect((await leads('device')).out).toMatch(new RegExp(`^Anna’s phone, ${ids[1]}\n`));
  expect((await leads('device')).out).not.toContain('Sam');
  expect(await leads(['device', '--out', 'Sam’s laptop'])).toMatchObject({ exitCode: 1 });
  expect(await leads('device --new --out Sam')).toMatchObject({ exitCode: 2 });
});
