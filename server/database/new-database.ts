import { dirname } from 'node:path';
import { type Config, leadsName, stateFolder } from '../config.ts';
import { StartError } from '../start-error.ts';
import { isEmpty } from './copy-rows.ts';
import type { Database } from './database.ts';
import { databaseName } from './database-name.ts';
import { databasesIn, type FoundDatabase } from './databases-in.ts';

/** The other databases of ours that a person may have meant: next to the SQLite file, or where it was before
 *  PostgreSQL. */
function otherDatabases(database: Config['database']): FoundDatabase[] {
  const folder = database.kind === 'sqlite' ? dirname(database.file) : stateFolder();
  return databasesIn(folder).filter(({ file }) => file !== databaseName(database));
}

/** PostgreSQL instead of SQLite leaves every request, link and waiting email behind, unless they are copied.
 *  @throws StartError when that was forgotten */
export async function refuseForgottenSqlite(
  db: Database,
  database: Config['database'],
): Promise<void> {
  if (database.kind === 'sqlite' || !(await isEmpty(db))) return;
  const [other] = otherDatabases(database);
  if (other === undefined) return;
  await db.destroy();
  const { file, submissions } = other;
  throw new StartError(
    `The database ${databaseName(database)} is empty, and ${file} has ${submissions} requests and messages. Copy them: ${leadsName()} copy --from sqlite:${file}. To begin without them, move that file away.`,
  );
}
