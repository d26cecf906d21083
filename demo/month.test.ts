import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/server/testing/temporary-folder.ts';
import { demoConfig } from './demo-config.ts';
import { JOBS } from './jobs/jobs.ts';
import { liveMonth } from './month.ts';

// Holidays and Sundays move the days of visits, and a month may end just after midnight.
test.each([
  ['a Sunday', '2026-11-29T14:00+02:00'],
  ['the night after New Year', '2027-01-02T00:05+02:00'],
  ['the Tuesday after Easter', '2027-03-30T06:31+02:00'],
  ['a leap day', '2028-02-29T23:59+02:00'],
])('a month can end on %s', { tags: 'slow' }, async (_, end) => {
  const folder = temporaryFolder();
  const config = demoConfig(folder);
  const { lived, mails } = await liveMonth(config, new Date(end), true);
  const phases = Object.keys(JOBS);
  expect(lived.slice(0, phases.length).map(({ desk }) => desk.phase)).toEqual(phases);
  // The style page shows at least one mail of each kind.
  const unsent = Object.entries(mails).filter(([, sent]) => sent.length === 0);
  expect(unsent.map(([kind]) => kind)).toEqual([]);
});
