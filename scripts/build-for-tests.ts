import { buildWhenStale } from './build.ts';

/** Playwright's global set-up: one build before the workers, which would else build side by side. */
export default async function buildForTests(): Promise<void> {
  if (!(await buildWhenStale())) throw new Error('The site could not be built.');
}
