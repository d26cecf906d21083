import { readFile, statfs, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '../config.ts';

export interface StorageState {
  /** What is free on the database's disk; undefined where that is another machine's. */
  readonly freeBytes?: number | undefined;
  /** When leads backup last ended well, as far as is known here. */
  readonly lastBackup?: Date | undefined;
}

/** The two things that end badly when nobody looks: a full disk, and backups that stopped. Of
 *  PostgreSQL nothing is known: its disk and its backups are its own. */
export async function storageState(database: Config['database']): Promise<StorageState> {
  if (database.kind === 'postgres') return {};
  const [disk, written] = await Promise.all([
    statfs(dirname(resolve(database.file))).catch(() => undefined),
    readFile(backupRecord(database.file), 'utf8').catch(() => ''),
  ]);
  const lastBackup = new Date(written.trim());
  return {
    freeBytes: disk && disk.bavail * disk.bsize,
    lastBackup: Number.isNaN(lastBackup.getTime()) ? undefined : lastBackup,
  };
}

/** Leaves word for the server, which cannot see where the copies are. */
export async function recordBackup(databaseFile: string, now: Date): Promise<void> {
  await writeFile(backupRecord(databaseFile), `${now.toISOString()}\n`, { mode: 0o600 });
}

function backupRecord(databaseFile: string): string {
  return `${databaseFile}.last-backup`;
}
