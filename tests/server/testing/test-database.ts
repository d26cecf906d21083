import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  type Database,
  openDatabase,
  openDatabaseForVisitors,
} from '../../../server/database/database.ts';
import { loadConfig } from '../../../server/settings/config.ts';
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
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    mkdirSync(dirname(database.file), { recursive: true });
    emptyFile ??= makeEmptyFile();
    writeFileSync(database.file, await emptyFile);
  }
  const db = await open(database);
  onTestFinished(() => db.destroy());
  return db;
}

/** A database file with all tables and no rows, made once by each worker: to write it takes a tenth of the time
 *  of the migrations. */
let emptyFile: Promise<Uint8Array> | undefined;

async function makeEmptyFile(): Promise<Uint8Array> {
  const file = join(temporaryFolder(), 'requests.db');
  const db = await openDatabase({ kind: 'sqlite', file });
  await db.destroy();
  return readFileSync(file);
}
