import { openDatabase } from '../../database/database.ts';
import { OtherTablesError } from '../../database/migrations.ts';
import type { KindCounts } from '../../submissions/submission.ts';
import { copyDatabase, ForeignFileError, flush, inspect } from './sqlite-file.ts';

export type Prepared =
  | { readonly file: string; readonly counts: KindCounts }
  /** Continues a sentence that begins with the backup's name. */
  | { readonly refusal: string };

/** Copies a backup, checks the copy, and brings its tables to this version. */
export async function prepareBackup(backup: string, copy: string): Promise<Prepared> {
  try {
    inspect(backup);
  } catch (error) {
    const isForeign = error instanceof ForeignFileError;
    return {
      refusal: `is not ${isForeign ? 'a backup' : 'an intact database'}: ${messageOf(error)}`,
    };
  }
  copyDatabase(backup, copy);
  try {
    const db = await openDatabase({ kind: 'sqlite', file: copy });
    await db.destroy();
  } catch (error) {
    if (!(error instanceof OtherTablesError)) throw error;
    return { refusal: `${error.predicate}.` };
  }
  flush(copy);
  return { file: copy, counts: inspect(copy) };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
