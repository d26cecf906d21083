import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadConfig } from '../../../server/config.ts';
import {
  type Database,
  openDatabase,
  openDatabaseForVisitors,
} from '../../../server/database/database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A real database file with its tables, removed after the test. It waits longer than a visitor would: the
 *  machine may be busy. */
export async function openTestDatabase(
  file = join(temporaryFolder(), 'requests.db'),
): Promise<Database> {
  return openDatabaseAt(`sqlite:${file}`);
}

/** {@link openDatabaseAt}, as patient as the server is while a visitor waits.
 *  @param url as in DATABASE_URL */
export async function openForVisitors(url: string): Promise<Database> {
  return openDatabaseAt(url, openDatabaseForVisitors);
}

/** @param url as in DATABASE_URL; the caller removes the database */
export async function openDatabaseAt(url: string, open = openDatabase): Promise<Database> {
  const { database } = loadConfig({ DATABASE_URL: url });
  const db = await open(database);
  onTestFinished(() => db.destroy());
  return db;
}
