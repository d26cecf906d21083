import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  deleteDeletionNotices,
  findDeletionNotices,
} from '../your-move/deletion-notice.repository.ts';
import { deletionNoticeFiles, findMailFiles, removeFiles } from './mail-files.ts';
import { BATCH, type Removed, removeSubmissions } from './remove-submissions.ts';
import { findExpired } from './retention.repository.ts';
import type { RetentionLimits } from './retention-limits.ts';

export interface Purged extends Removed {
  readonly mailFiles: number;
}

/** Removes what is older than it may become. The caller wipes. */
export async function purge(
  db: Database,
  { mailFolder }: Pick<Config, 'mailFolder'>,
  limits: RetentionLimits,
): Promise<Purged> {
  const purged = { quotes: 0, messages: 0, mailFiles: 0 };
  const forgotten = await inTransaction(db, (trx) =>
    deleteDeletionNotices(trx, limits.deletionNotices),
  );
  await removeFiles(deletionNoticeFiles(mailFolder, forgotten));
  // What a server left behind that died between a deletion and its end, or on another machine.
  const deleted = (await findDeletionNotices(db)).map(({ reference }) => reference);
  const leftBehind = await findMailFiles(mailFolder, deleted);
  await removeFiles(leftBehind);
  purged.mailFiles += leftBehind.length;
  for (;;) {
    const expired = await findExpired(db, limits, BATCH);
    if (expired.length === 0) return purged;
    const references = expired.map(({ reference }) => reference);
    // Before the rows: what finds the files must not be gone first.
    const files = await findMailFiles(mailFolder, references);
    await removeFiles(files);
    purged.mailFiles += files.length;
    const ids = expired.map(({ id }) => id);
    const { quotes, messages } = await removeSubmissions(db, ids);
    purged.quotes += quotes;
    purged.messages += messages;
  }
}
