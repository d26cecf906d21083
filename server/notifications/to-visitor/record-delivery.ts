import { localDay } from '../../../domain/dates/local-time.ts';
import {
  type EventContent,
  type HistoryEvent,
  VISITOR_MAILS,
  type VisitorMail,
} from '../../../domain/move/event.ts';
import { EVENT_MAILS, isToVisitor } from '../../../domain/move/mail-kinds.ts';
import { whyNotSent } from '../../../domain/move/mail-truth.ts';
import { timeForNow } from '../../database/jobs/earliest-now.ts';
import { type Case, lockCase } from '../../moves/case.ts';
import { noteNotSent } from '../../moves/event.repository.ts';
import { recordEvent } from '../../moves/record-event.ts';
import { permitFor } from '../../requests/mail-limit.repository.ts';
import { makeDue } from '../../sending/outbox/outbox.queries.ts';
import { insertMail } from '../../sending/outbox/outbox.repository.ts';
import type { OnFinished, SettleDeps } from '../../sending/outbox/settle-mail.ts';

function isUndelivered(events: readonly HistoryEvent[], about: number, mail: VisitorMail): boolean {
  const last = events.findLast(
    (event) =>
      (event.kind === 'undelivered' || event.kind === 'delivered') &&
      event.about === about &&
      event.mail === mail,
  );
  return last?.kind === 'undelivered';
}

/** Whether somebody noted that an email to the visitor's address came back to us: our own mail server takes the next
 *  one all the same. */
function isNotedBounce({ events, progress: { lastBounce } }: Case): boolean {
  return events.some(({ number, by }) => number === lastBounce && by !== null);
}

/** Records an email to a visitor that failed for good, and tells the team; and one that went out after all. */
export function recordDelivery(now: () => Date): OnFinished {
  return async (
    trx,
    { id, kind, submissionId, event: number },
    { isSent, isUnknown, reason, address },
  ) => {
    if (submissionId === null) return;
    const found = await lockCase(trx, { id: submissionId });
    const about = found?.events.find((each) => each.number === number);
    if (!found || !about) return;
    const { last } = found.progress;
    const store = (content: EventContent) => {
      const event = { ...content, idempotencyKey: `${content.kind} ${id} ${last}` };
      return recordEvent(trx, found, event, now());
    };
    const mail = VISITOR_MAILS.find((each) => each === kind);
    // The visitor corrected the address while the mail was on its way to the one before.
    if (address !== undefined && address !== found.stored.email) {
      const permit = await permitFor(trx, found.stored.email, now());
      return permit ? makeDue(trx, [id]) : undefined;
    }
    if (!isSent && mail) {
      const event = await store({
        kind: 'undelivered',
        about: about.number,
        mail,
        reason,
        ...(!isUnknown && { mayBeRight: true }),
      });
      await insertMail(trx, { kind: 'undelivered', submissionId, event });
    } else if (
      mail &&
      !isNotedBounce(found) &&
      (isUndelivered(found.events, about.number, mail) || found.progress.lastBounce !== null)
    ) {
      await store({ kind: 'delivered', about: about.number, mail });
    }
  };
}

/** Notes why an email about an event was not sent when its turn came: the history says it. */
export function recordNotSent(now: () => Date): NonNullable<SettleDeps['onNeedless']> {
  return async (trx, { kind, submissionId, event: number }) => {
    const mail = EVENT_MAILS.find((each) => each === kind);
    if (submissionId === null || !mail) return;
    const found = await lockCase(trx, { id: submissionId });
    const about = found?.events.find((each) => each.number === number);
    if (!found || !about) return;
    const isUnaddressed = isToVisitor(mail) && found.stored.email === null;
    const untrue = whyNotSent(mail, about, found.progress, localDay(await timeForNow(trx, now())));
    const why = untrue ?? (isUnaddressed ? 'no-address' : 'overtaken');
    await noteNotSent(trx, submissionId, { kind: mail, event: number }, why);
  };
}
