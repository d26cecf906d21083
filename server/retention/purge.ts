import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  deletionNoticeFiles,
  findMailFiles,
  oldMorningFiles,
  referencesOfMailFiles,
  removeFiles,
} from '../mail/mail-files.ts';
import { isReferenceTaken } from '../submissions/reference.repository.ts';
import { isReference } from '../submissions/reference.ts';
import { BATCH, type Removed, removeSubmissions } from '../submissions/removal.repository.ts';
import { deleteDeletionNotices, findDeletionNotices } from './deletion-notice.repository.ts';
import { findExpired } from './retention.repository.ts';
import type { RetentionLimits } from './retention-limits.ts';

export interface Purged extends Removed {
  readonly mailFiles: number;
}

/** Removes data past its retention. The caller wipes the traces. */
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
  // Files left by a server that died in the middle of a deletion, or ran on another machine.
  const deleted = (await findDeletionNotices(db)).map(({ reference }) => reference);
  const leftBehind = await findMailFiles(mailFolder, deleted);
  await removeFiles(leftBehind);
  purged.mailFiles += leftBehind.length;
  const strays = await findStrayFiles(db, mailFolder, limits);
  await removeFiles(strays);
  purged.mailFiles += strays.length;
  for (;;) {
    const expired = await findExpired(db, limits, BATCH);
    if (expired.length === 0) return purged;
    const references = expired.map(({ reference }) => reference);
    // Files go before the rows, which are needed to find them.
    const files = await findMailFiles(mailFolder, references);
    await removeFiles(files);
    purged.mailFiles += files.length;
    const ids = expired.map(({ id }) => id);
    const { quotes, messages } = await removeSubmissions(db, ids);
    purged.quotes += quotes;
    purged.messages += messages;
  }
}

/** Mail files whose subject was erased while they were written, and morning mails of long ago. */
async function findStrayFiles(
  db: Database,
  folder: string,
  { strayFiles }: RetentionLimits,
): Promise<string[]> {
  const unknown: string[] = [];
  for (const reference of await referencesOfMailFiles(folder, isReference, strayFiles)) {
    if (!(await isReferenceTaken(db, reference))) unknown.push(reference);
  }
  const ofNobody = unknown.length > 0 ? await findMailFiles(folder, unknown) : [];
  return [...new Set([...ofNobody, ...(await oldMorningFiles(folder, strayFiles))])];
}
