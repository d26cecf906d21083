import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SCRATCH_PREFIX } from '../../retention/abandoned-folders.ts';
import type { Config } from '../../settings/config.ts';

/** Next to the database, where the server removes the copy if the command is killed, and a rename suffices. */
export function placeFor(database: Config['database']): string {
  return database.kind === 'postgres' ? tmpdir() : dirname(database.file);
}

/** Lends a folder that only this user can read, and removes it afterwards. */
export async function withScratchFolder<Result>(
  parent: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(parent, SCRATCH_PREFIX));
  // The server removes what is left when the command is killed, even where root had called it.
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(parent);
    chownSync(folder, uid, gid);
  }
  return removedAfterwards(folder, () => use(folder));
}

/** Removes a file or folder after its use, with SQLite's journal of the file, even after a failure or when somebody interrupts the command. */
export async function removedAfterwards<Result>(
  path: string,
  use: () => Promise<Result>,
): Promise<Result> {
  const remove = () => {
    for (const each of [path, `${path}-journal`]) rmSync(each, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    return await use();
  } finally {
    process.off('exit', remove);
    remove();
  }
}
