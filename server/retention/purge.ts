import { localDay } from '../../domain/dates/local-time.ts';
import type { Database } from '../database/database.ts';
import { PURGED, setJobRun } from '../database/jobs/job-run.repository.ts';
import { inTransaction } from '../database/transaction.ts';
import { deleteDeletions } from '../moves/deletion.repository.ts';
import { deleteInvoices } from '../moves/invoice.repository.ts';
import { deletePayments } from '../moves/payment.repository.ts';
import { deleteAcknowledgements } from '../requests/acknowledgement.repository.ts';
import { deleteSubmissions } from '../requests/submission.repository.ts';
import type { KindCounts } from '../requests/submission.ts';
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
  await deletePayments(db, localDay(new Date(limits.invoices)));
  const removed = await deleteSubmissions(db, [...(await findExpired(db, limits)).keys()]);
  await setJobRun(db, PURGED, now);
  return removed;
}
