/** Tags of the tests that only `npm run test:full` runs. */
export const TAGS = [
  { name: 'postgres', description: 'Runs on PostgreSQL; most of them run on SQLite as well.' },
  { name: 'slow', description: 'Starts and kills processes, or takes several seconds.' },
];

export const FULL_RUN_TAGS: ReadonlySet<string> = new Set(TAGS.map(({ name }) => name));

export const isForFullRun = (tags: readonly string[]): boolean =>
  tags.some((tag) => FULL_RUN_TAGS.has(tag));

/** The tag of a browser test that only `npm run test:full` runs. */
export const VARIATION = '@variation';
