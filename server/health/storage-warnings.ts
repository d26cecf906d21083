import type { Config } from '../config.ts';
import type { StorageState } from '../database/storage-state.ts';

/** Below that a full disk is near: SQLite takes no request then. */
export const LEAST_FREE_BYTES = 500_000_000;
/** A nightly backup that once comes late is no alarm. */
export const OLDEST_BACKUP_MS = 36 * 60 * 60 * 1000;

/** Disk and backups, in words for the person who watches the server. A laptop needs no backups. */
export function storageWarnings(
  { freeBytes = Number.POSITIVE_INFINITY, lastBackup }: StorageState,
  { database, siteUrl }: Pick<Config, 'database' | 'siteUrl'>,
  now: Date,
): string[] {
  const isKept = database.kind === 'sqlite' && siteUrl.startsWith('https:');
  const age = lastBackup ? now.getTime() - lastBackup.getTime() : Number.POSITIVE_INFINITY;
  return [
    ...(freeBytes < LEAST_FREE_BYTES ? ['The disk of the database is nearly full.'] : []),
    ...(isKept && age > OLDEST_BACKUP_MS ? ['No backup was made for a day and a half.'] : []),
  ];
}
