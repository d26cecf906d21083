import { buildWhenStale } from './build.ts';

/** Playwright's global set-up: builds once before the workers start, which would build in parallel. */
export default async function buildForTests(): Promise<void> {
  if (!(await buildWhenStale())) throw new Error('The site could not be built.');
}
