import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The path without symbolic links of a file that may not be there yet. SQLite keeps its log next to the real file, and
 *  so must whatever else is named after the database. */
export function databasePath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    // Whatever else is wrong with the path, such as a circle of links, opening it says.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return resolve(path);
  }
  const target = linkTarget(path);
  if (target !== null) return databasePath(resolve(dirname(path), target));
  const folder = dirname(resolve(path));
  return join(folder === dirname(folder) ? folder : databasePath(folder), basename(path));
}

function linkTarget(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
