import { type CalendarDate, isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { replacesYes } from '../../domain/move/agreed-day.ts';
import { PHASES } from '../../domain/move/phases.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import type { DeletionTable } from '../database/tables/deletion.table.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Case, lockCase } from '../moves/case.ts';
import { keepsAccount } from '../moves/kept-account.ts';
import { confirmedBefore } from '../moves/replaced-confirmation.ts';
import { situationOf } from '../moves/situation.ts';
import { eraseToAccount } from '../retention/keep-account.ts';
import { setToWipe } from '../retention/wipe.ts';
import { insertMail, insertWebhook } from '../sending/outbox/outbox.repository.ts';

type Deletion = Omit<DeletionTable, 'reference' | 'at'>;

/** Deletes the request with everything about it, including its key; after the move, all but what its account needs. It
 *  leaves the notice of it, and the mail.
 *  @param isTold whether the visitor has read that something is kept
 *  @returns `conflict` if something is kept and they have not read it */
export async function deleteMove(
  db: Database,
  linkKey: string,
  at: Date,
  isTold = false,
): Promise<'stored' | 'repeated' | 'conflict' | 'unknown'> {
  return inTransaction(db, async (trx) => {
    const found = await lockCase(trx, { linkKey });
    if (!found) return 'unknown';
    if (found.progress.deleted) return 'repeated';
    const today = localDay(at);
    const { id, reference } = found.stored;
    const isKept = keepsAccount(found.progress, today);
    if (isKept && !isTold) return 'conflict';
    const isReduced = isKept && (await eraseToAccount(trx, found, { at }));
    if (!isReduced) {
      await trx.deleteFrom('submissions').where('id', '=', id).execute();
      await insertWebhook(trx, { kind: 'request.deleted', about: reference });
    }
    const deletion = isReduced ? { wasBooked: 0, visits: null } : takenOut(found, today);
    await leaveNotice(trx, { reference, at: at.toISOString(), ...deletion });
    return 'stored';
  });
}

/** The move that leaves the diary. */
function takenOut({ progress, events }: Case, today: CalendarDate): Deletion {
  const { inCalendars, plan } = progress;
  // The crew has what was confirmed last, whatever was wished since.
  const confirmed = confirmedBefore(events, progress.last + 1)?.visits;
  const off = replacesYes(progress) ? inCalendars : undefined;
  const visits = (confirmed ?? off ?? plan.visits)
    .filter(({ day }) => isCalendarDate(day))
    .map(({ visit, day }) => ({ visit, day }));
  const { phase } = situationOf(progress, today);
  const wasBooked =
    PHASES[phase].move === 'ahead' || (off?.some(({ day }) => day >= today) ?? false);
  return {
    wasBooked: wasBooked ? 1 : 0,
    visits: visits.length > 0 ? JSON.stringify(visits) : null,
  };
}

async function leaveNotice(trx: OpenTransaction, notice: DeletionTable): Promise<void> {
  await trx.insertInto('deletions').values(notice).execute();
  await insertMail(trx, { kind: 'deletion', about: notice.reference });
  await setToWipe(trx, new Date(notice.at));
}
