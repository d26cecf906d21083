import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A SQLite database of ours that has requests or messages. */
export interface FoundDatabase {
  readonly file: string;
  readonly submissions: number;
}

/** The databases of ours with requests or messages in the folder, whatever program or release last wrote them. */
export function databasesIn(folder: string): FoundDatabase[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.db'));
  return files.flatMap((name) => {
    const file = join(folder, name);
    const submissions = countIn(file);
    return submissions > 0 ? [{ file, submissions }] : [];
  });
}

function countIn(file: string): number {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    return Number(database.prepare('select count(*) as count from submissions').get()?.count);
  } catch {
    // Not a database, not ours, or not for us to read.
    return 0;
  }
}
