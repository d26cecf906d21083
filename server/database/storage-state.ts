import { readFile, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../settings/config.ts';

export interface StorageState {
  /** Free bytes on the database's disk; undefined if another machine has the database. */
  readonly freeBytes?: number | undefined;
  /** The time of the last successful `leads backup`, if this machine knows one. */
  readonly lastBackup?: Date | undefined;
}

/** The two silent dangers: a full disk, and backups that have stopped. Nothing is known about
 *  PostgreSQL, which has its own disk and backups. */
export async function storageState(database: Config['database']): Promise<StorageState> {
  if (database.kind === 'postgres') return {};
  const [disk, written] = await Promise.all([
    statfs(dirname(database.file)).catch(() => undefined),
    readFile(backupRecord(database.file), 'utf8').catch(() => ''),
  ]);
  const lastBackup = new Date(written.trim());
  return {
    freeBytes: disk && disk.bavail * disk.bsize,
    lastBackup: Number.isNaN(lastBackup.getTime()) ? undefined : lastBackup,
  };
}

/** Records the time for the server, which cannot see the copies themselves. */
export async function recordBackup(databaseFile: string, now: Date): Promise<void> {
  await writeFile(backupRecord(databaseFile), `${now.toISOString()}\n`, { mode: 0o600 });
}

function backupRecord(databaseFile: string): string {
  return `${databaseFile}.last-backup`;
}
