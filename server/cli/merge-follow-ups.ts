import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { findMailAbout, insertMailRows } from '../outbox/outbox.admin.ts';
import { findQuotes, requestOf, updateQuote } from '../quote/quote.repository.ts';
import { removeQuotes } from '../retention/remove-submissions.ts';
import { findDeletionNotices } from '../your-move/deletion-notice.repository.ts';
import { findFollowUpRows, insertFollowUpRows } from '../your-move/follow-up.repository.ts';
import type { FollowUpRow } from '../your-move/follow-up.table.ts';
import { findLeadHeads } from './lead.repository.ts';

/** Adds what visitors did about requests that both have, with its mail: a correction that came later
 *  than the target's last one takes its place.
 *  @returns how many requests it changed */
export async function mergeFollowUps(
  source: Database,
  target: Database,
  ids: readonly string[],
): Promise<number> {
  const theirs = Map.groupBy(await findFollowUpRows(source, ids), ({ quoteId }) => quoteId ?? '');
  let changed = 0;
  for (const quote of await findQuotes(source, [...theirs.keys()])) {
    const rows = theirs.get(quote.id) ?? [];
    const mails = await findMailAbout(source, [quote.id]);
    await inTransaction(target, async (trx) => {
      const there = await findFollowUpRows(trx, [quote.id]);
      const missing = rows.filter(({ id }) => !there.some((row) => row.id === id));
      if (missing.length === 0) return;
      const isLater = lastChange(rows) > lastChange(there);
      if (isLater) await updateQuote(trx, quote.id, requestOf(quote));
      await insertWithMail(trx, missing, mails);
      if (isLater) changed += 1;
    });
  }
  return changed;
}

/** Deletes again what its visitors deleted in the source. The next purge takes out its files and bytes.
 *  @returns how many the target still had */
export async function mergeDeletions(source: Database, target: Database): Promise<number> {
  let deleted = 0;
  for (const notice of await findDeletionNotices(source)) {
    const mails = await findMailAbout(source, [notice.id]);
    // Not what has the same reference by chance, later.
    const { reference, at: before } = notice;
    deleted += await inTransaction(target, async (trx) => {
      await insertWithMail(trx, [notice], mails);
      const ids = (await findLeadHeads(trx, { reference, before })).map(({ id }) => id);
      return ids.length > 0 ? removeQuotes(trx, ids) : 0;
    });
  }
  return deleted;
}

async function insertWithMail(
  trx: Database,
  rows: readonly FollowUpRow[],
  mails: Awaited<ReturnType<typeof findMailAbout>>,
): Promise<void> {
  await insertFollowUpRows(trx, rows);
  const about = mails.filter(({ subjectId }) => rows.some(({ id }) => id === subjectId));
  // Whoever had it in hand is long gone.
  await insertMailRows(
    trx,
    about.map((mail) => ({ ...mail, leaseId: null })),
  );
}

function lastChange(rows: readonly FollowUpRow[]): string {
  return rows.findLast(({ kind }) => kind === 'change')?.at ?? '';
}
