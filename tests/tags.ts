/** Tags of the tests that only `npm run test:full` runs. */
const FULL_ONLY = [
  { name: 'postgres', description: 'Runs on PostgreSQL; most of them run on SQLite as well.' },
  { name: 'slow', description: 'Starts and kills processes, or takes several seconds.' },
];

/** Tags of the tests that both runs have. */
const BOTH = [
  {
    name: 'property',
    description: 'Tries many inputs in the full run, and a tenth of them in the everyday one.',
  },
];

export const TAGS = [...FULL_ONLY, ...BOTH];

const names = (tags: typeof TAGS) => tags.map(({ name }) => name);

/** What `npm test` and the full run have of the unit tests, as Vitest filters them. */
export const EVERYDAY_FILTER = names(FULL_ONLY)
  .map((tag) => `!${tag}`)
  .join(' && ');
export const FULL_FILTER = names(TAGS).join(' || ');

/** Whether `npm test` leaves out a test with these tags. */
export const isForFullRun = (tags: readonly string[]): boolean =>
  tags.some((tag) => names(FULL_ONLY).includes(tag));

/** Whether the full run has a test with these tags, beside what `npm test` has. */
export const isInFullRun = (tags: readonly string[]): boolean =>
  tags.some((tag) => names(TAGS).includes(tag));

/** The tag of a browser test that only `npm run test:full` runs. */
export const VARIATION = '@variation';
