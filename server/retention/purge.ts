import type { KindName } from '../../domain/kind.ts';
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
import { isReference } from '../submissions/reference.ts';
import { BATCH, deleteSubmissions, findReferences } from '../submissions/submission.repository.ts';
import type { KindCounts } from '../submissions/submission.ts';
import { deleteDeletions, findDeletions } from './deletion.repository.ts';
import { findExpired } from './retention.repository.ts';
import type { RetentionLimits } from './retention-limits.ts';

export interface Purged {
  readonly removed: KindCounts;
  readonly mailFiles: number;
}

/** Removes data past its retention, and what is left of submissions that visitors deleted. The caller wipes the traces.
 *  @param limits undefined while the clock may be wrong: then nothing is removed by its age */
export async function purge(
  db: Database,
  { mailFolder }: Pick<Config, 'mailFolder'>,
  limits: RetentionLimits | undefined,
): Promise<Purged> {
  const left = await removeDeletedFiles(db, mailFolder);
  if (!limits) return { removed: {}, mailFiles: left };
  const { removed, mailFiles } = await purgeByAge(db, mailFolder, limits);
  return { removed, mailFiles: left + mailFiles };
}

/** Files left by a server that died in the middle of a deletion, or ran on another machine. */
async function removeDeletedFiles(db: Database, folder: string): Promise<number> {
  const deleted = (await findDeletions(db)).map(({ reference }) => reference);
  const files = await findMailFiles(folder, deleted);
  await removeFiles(files);
  return files.length;
}

async function purgeByAge(db: Database, folder: string, limits: RetentionLimits): Promise<Purged> {
  const removed: Partial<Record<KindName, number>> = {};
  const forgotten = await inTransaction(db, (trx) => deleteDeletions(trx, limits.deletionNotices));
  await removeFiles(deletionNoticeFiles(folder, forgotten));
  const strays = await findStrayFiles(db, folder, limits);
  await removeFiles(strays);
  let mailFiles = strays.length;
  for (;;) {
    const expired = await findExpired(db, limits, BATCH);
    if (expired.length === 0) return { removed, mailFiles };
    const references = expired.map(({ reference }) => reference);
    // Files go before the rows, which are needed to find them.
    const files = await findMailFiles(folder, references);
    await removeFiles(files);
    mailFiles += files.length;
    const ids = expired.map(({ id }) => id);
    const counts = await deleteSubmissions(db, ids);
    const entries = Object.entries(counts) as [KindName, number][]; // the keys of KindCounts
    for (const [kind, count] of entries) {
      removed[kind] = (removed[kind] ?? 0) + count;
    }
  }
}

/** Mail files whose subject was erased while they were written, and morning mails of long ago. */
async function findStrayFiles(
  db: Database,
  folder: string,
  { strayFiles }: RetentionLimits,
): Promise<string[]> {
  const references = await referencesOfMailFiles(folder, isReference, strayFiles);
  const known = new Set(await findReferences(db, references));
  const unknown = references.filter((reference) => !known.has(reference));
  const ofNobody = await findMailFiles(folder, unknown);
  return [...new Set([...ofNobody, ...(await oldMorningFiles(folder, strayFiles))])];
}
