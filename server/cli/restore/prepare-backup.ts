import { openDatabase } from '../../database/database.ts';
import { OtherTablesError } from '../../database/migrations.ts';
import type { KindCounts } from '../../requests/submission.ts';
import { signAllOut } from '../../team/devices/device.repository.ts';
import { copyDatabase, ForeignFileError, flush, inspect } from './sqlite-file.ts';

export interface Prepared {
  readonly file: string;
  readonly counts: KindCounts;
  /** How many devices of the team were signed in. */
  readonly signedOut: number;
}

/** Continues a sentence that begins with the backup's name. */
interface Refused {
  readonly refusal: string;
}

/** Copies a backup, checks the copy, and brings its tables to this version. Every device is signed out in it: the backup
 *  does not know which was signed out after it. */
export async function prepareBackup(
  backup: string,
  copy: string,
  now: Date,
): Promise<Prepared | Refused> {
  try {
    inspect(backup);
  } catch (error) {
    const isForeign = error instanceof ForeignFileError;
    return {
      refusal: `is not ${isForeign ? 'a backup' : 'an intact database'}: ${messageOf(error)}`,
    };
  }
  copyDatabase(backup, copy);
  let signedOut = 0;
  try {
    await using db = await openDatabase({ kind: 'sqlite', file: copy });
    signedOut = await signAllOut(db, now);
  } catch (error) {
    if (!(error instanceof OtherTablesError)) throw error;
    return { refusal: `${error.predicate}.` };
  }
  flush(copy);
  return { file: copy, counts: inspect(copy), signedOut };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
