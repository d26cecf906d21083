import { localDay } from '../../domain/local-time.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { deleteInvoices } from '../invoices/invoice.repository.ts';
import { PURGED, setJobRun } from '../jobs/job-run.repository.ts';
import { deleteAcknowledgements } from '../submissions/acknowledgement.repository.ts';
import { deleteSubmissions } from '../submissions/submission.repository.ts';
import type { KindCounts } from '../submissions/submission.ts';
import { deleteDeletions } from './deletion.repository.ts';
import { forgetPaid } from './keep-account.ts';
import { deleteTaps, findExpired } from './retention.repository.ts';
import { retentionLimits } from './retention-limits.ts';

/** Removes data past its retention, and records that the clock was right: by the rule, or on a person's word. The caller
 *  wipes the traces. */
export async function purge(db: Database, now: Date, years: number): Promise<KindCounts> {
  const limits = retentionLimits(now, years);
  await inTransaction(db, (trx) => deleteDeletions(trx, limits.deletionNotices));
  await deleteTaps(db, localDay(new Date(limits.requests)));
  await deleteAcknowledgements(db, now);
  await forgetPaid(db);
  await deleteInvoices(db, limits.invoices);
  const removed = await deleteSubmissions(db, [...(await findExpired(db, limits)).keys()]);
  await setJobRun(db, PURGED, now);
  return removed;
}
