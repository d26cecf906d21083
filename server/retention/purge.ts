import { localDay } from '../../domain/local-time.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { deleteInvoices } from '../invoices/invoice.repository.ts';
import { deleteSubmissions } from '../submissions/submission.repository.ts';
import type { KindCounts } from '../submissions/submission.ts';
import { deleteDeletions } from './deletion.repository.ts';
import { forgetPaid } from './keep-account.ts';
import { deleteTaps, findExpired } from './retention.repository.ts';
import type { RetentionLimits } from './retention-limits.ts';

/** Removes data past its retention. The caller wipes the traces. */
export async function purge(db: Database, limits: RetentionLimits): Promise<KindCounts> {
  await inTransaction(db, (trx) => deleteDeletions(trx, limits.deletionNotices));
  await deleteTaps(db, localDay(new Date(limits.requests)));
  await forgetPaid(db);
  await deleteInvoices(db, limits.invoices);
  return deleteSubmissions(db, await findExpired(db, limits));
}
