import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../server/settings/config.ts';
import { temporaryFolder } from '../tests/server/testing/temporary-folder.ts';
import { JOBS } from './jobs.ts';
import { liveMonth } from './month.ts';

// Holidays and Sundays move the days of visits, and a month may end just after midnight.
test.each([
  ['a Sunday', '2026-11-29T14:00+02:00'],
  ['the night after New Year', '2027-01-02T00:05+02:00'],
  ['the Tuesday after Easter', '2027-03-30T06:31+02:00'],
  ['a leap day', '2028-02-29T23:59+02:00'],
])('a month can end on %s', { tags: 'slow' }, async (_, end) => {
  const folder = temporaryFolder();
  const config = loadConfig({
    DATABASE_URL: `sqlite:${join(folder, 'requests.db')}`,
    MAIL_DIR: join(folder, 'mail'),
    RATE_LIMIT: '0',
  });
  const lived = await liveMonth(config, new Date(end));
  expect(lived.slice(0, Object.keys(JOBS).length).map(({ phase }) => phase)).toEqual(
    Object.keys(JOBS),
  );
});
