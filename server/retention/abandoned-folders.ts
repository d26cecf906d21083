import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../domain/dates/calendar-date.ts';

/** Begins the name of the folder in which a command prepares a copy of the database. Six random characters follow. */
export const SCRATCH_PREFIX = 'restore-';
const NAME = new RegExp(`^${SCRATCH_PREFIX}\\w{6}$`);

/** Removes what commands left that were killed. One that still works has begun within a day.
 *  @returns the number of folders */
export async function removeAbandonedFolders(parent: string, now: Date): Promise<number> {
  const entries = await readdir(parent, { withFileTypes: true });
  let removed = 0;
  for (const entry of entries) {
    if (!entry.isDirectory() || !NAME.test(entry.name)) continue;
    const folder = join(parent, entry.name);
    if ((await stat(folder)).mtimeMs > now.getTime() - DAY_MS) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
