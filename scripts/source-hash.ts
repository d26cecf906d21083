import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash over the contents of files and folders and over other values that affect the result.
 * Contents, not dates: a checkout or a copy changes every date and nothing else.
 * @param sources paths relative to `folder`; a missing one counts as empty.
 */
export function hashSources(
  folder: string,
  sources: readonly string[],
  values: readonly string[],
): string {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const file of sources.flatMap((source) => filesIn(folder, source))) {
    const content = readFileSync(join(folder, file));
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(folder: string, source: string): string[] {
  const place = join(folder, source);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [source];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(folder, `${source}/${name}`))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}
