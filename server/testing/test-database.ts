import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { createLog } from '../log.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A real database file with its tables, gone after the test. */
export async function openTestDatabase(
  file = join(temporaryFolder(), 'requests.db'),
): Promise<Database> {
  const db = await openDatabase({ kind: 'sqlite', file }, createLog('silent'));
  onTestFinished(() => db.destroy());
  return db;
}
