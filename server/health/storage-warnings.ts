import type { Config } from '../config.ts';
import type { StorageState } from '../database/storage-state.ts';

/** Below this a full disk is near, on which SQLite can store no request. */
export const LEAST_FREE_BYTES = 500_000_000;
/** More than a day, so that a late nightly backup raises no alarm. */
export const OLDEST_BACKUP_MS = 36 * 60 * 60 * 1000;

/** Warnings for the engineer about the disk and the backups. A laptop needs no backups. */
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
