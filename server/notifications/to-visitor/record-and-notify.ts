import type { HistoryEvent } from '../../../domain/move/event.ts';
import type { OpenTransaction } from '../../database/database.ts';
import type { Case } from '../../moves/case.ts';
import type { NewEvent } from '../../moves/event.repository.ts';
import { mailAbout } from '../../moves/mail-about.ts';
import { recordEvent } from '../../moves/record-event.ts';
import { permitFor } from '../../requests/mail-limit.repository.ts';
import { insertMailToVisitor } from '../../sending/outbox/outbox.repository.ts';

/** Records an event, with the email that tells the visitor, if it is news to them. Without an address, or
 *  with that of a stranger who has had enough, the event says that none was written, and somebody in the team has to tell
 *  them.
 *  @param isMailed false if somebody passes it on, or no email is due
 *  @returns the number of the event */
export async function recordAndNotify(
  trx: OpenTransaction,
  found: Case,
  event: NewEvent,
  at: Date,
  isMailed = true,
): Promise<number> {
  const mail = mailAbout({
    by: null,
    ...event,
    number: 0,
    at: at.toISOString(),
  } as HistoryEvent); // of the same kind
  if (!mail) return recordEvent(trx, found, event, at);
  const { id: submissionId, email } = found.stored;
  const permit = isMailed ? await permitFor(trx, email, at) : null;
  if (!permit) {
    return recordEvent(trx, found, { ...event, unmailed: true } as NewEvent, at); // news can be unmailed
  }
  const number = await recordEvent(trx, found, event, at);
  await insertMailToVisitor(trx, { kind: mail, submissionId, event: number }, permit);
  return number;
}
