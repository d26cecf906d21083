// The part of the stage `lint` that names texts which React could not renew on a translated page.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './command.ts';
import { filesInIslands } from './files-in-islands.ts';
import { sharedPlaces } from './text-places.ts';

const files = filesInIslands(join(root, 'web'));
const places = sharedPlaces(
  Object.fromEntries(files.map((file) => [relative(root, file), readFileSync(file, 'utf8')])),
);
for (const { place, source, instead } of places) {
  console.error(`${place}: “${source.slice(0, 80)}” has neighbours. ${instead}.`);
}
if (places.length > 0) {
  console.error(
    'On a translated page React goes on only with texts that are alone: scripts/text-places.ts.',
  );
  process.exitCode = 1;
} else console.log(`In ${files.length} files each text has its element to itself.`);
