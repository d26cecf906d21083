import { isCalendarDate } from '../../domain/calendar-date.ts';
import { replacedDay } from '../../domain/history/agreed-day.ts';
import { localDay } from '../../domain/local-time.ts';
import { confirmedBefore } from '../../domain/quote/replaced-confirmation.ts';
import { PHASES } from '../../domain/situation/phases.ts';
import { situationOf } from '../../domain/situation/situation.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockCase } from '../history/case.ts';
import { insertMail } from '../outbox/outbox.repository.ts';

/** Deletes the request with everything about it, including its key, and leaves the notice of it.
 *  @returns its reference, or undefined when the key opens nothing */
export async function deleteMove(
  db: Database,
  linkKey: string,
  at: Date,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const found = await lockCase(trx, { linkKey });
    if (!found) return undefined;
    const { id, reference } = found.stored;
    const { progress, events } = found;
    const off = replacedDay(progress);
    // The crew has the day that was confirmed last, whatever was wished since.
    const confirmed = confirmedBefore(events, progress.last + 1)?.day;
    const day = confirmed ?? off ?? progress.moveDay.day;
    const today = localDay(at);
    const { phase } = situationOf(progress, today);
    const wasBooked = PHASES[phase].move === 'ahead' || (off !== null && off >= today);
    await trx.deleteFrom('submissions').where('id', '=', id).execute();
    await trx
      .insertInto('deletions')
      .values({
        reference,
        at: at.toISOString(),
        wasBooked: wasBooked ? 1 : 0,
        moveDay: isCalendarDate(day) ? day : null,
      })
      .execute();
    await insertMail(trx, { kind: 'deletion', about: reference });
    return reference;
  });
}
