import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadConfig } from '../../../server/config.ts';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { createLog } from '../../../server/log.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A real database file with its tables, removed after the test. */
export async function openTestDatabase(
  file = join(temporaryFolder(), 'requests.db'),
): Promise<Database> {
  return openDatabaseAt(`sqlite:${file}`);
}

/** @param url as in DATABASE_URL; the caller removes the database */
export async function openDatabaseAt(url: string): Promise<Database> {
  const { database } = loadConfig({ DATABASE_URL: url });
  const db = await openDatabase(database, createLog('silent'));
  onTestFinished(() => db.destroy());
  return db;
}
