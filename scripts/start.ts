// npm start: builds the site when it is stale, then serves it from this same process.
import { StartError } from '../server/settings/start-error.ts';
import { buildWhenStale } from './build.ts';
import { stopWithNpm } from './stop-with-npm.ts';

const ready = await buildWhenStale().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  return false;
});
if (ready) {
  await import('../server/main.ts');
  stopWithNpm('start');
} else {
  process.exitCode = 1;
}
