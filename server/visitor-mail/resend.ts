import { addDays } from '../../domain/calendar-date.ts';
import type { HistoryEvent, VisitorMail } from '../../domain/history/event.ts';
import { isUnmailed, mailAbout } from '../../domain/history/mail-about.ts';
import { isStillNeeded } from '../../domain/history/still-needed.ts';
import { localDay } from '../../domain/local-time.ts';
import { situationOf } from '../../domain/situation/situation.ts';
import type { Database } from '../database/database.ts';
import type { Case } from '../history/case.ts';
import { deleteMails, type findTriedMails, makeDue } from '../outbox/outbox.queries.ts';
import { insertMail } from '../outbox/outbox.repository.ts';

/** Nobody can have the same mail sent to one wrong address after the other. */
const MOST_RESENDS = 4;

type TriedMail = Awaited<ReturnType<typeof findTriedMails>>[number];

/** Sends the news for a visitor that is still true to the corrected address: the emails again, whether or not they went
 *  out to the one before, and news that somebody told or had to tell them. An email that failed and is no longer true is dropped.
 *  @param found as it is after the correction
 *  @param tried the mails that went to the address before, or failed to
 *  @returns which ones */
export async function resend(
  trx: Database,
  { stored, events, progress }: Case,
  tried: readonly TriedMail[],
  at: Date,
): Promise<VisitorMail[]> {
  const today = localDay(at);
  const { may, phase } = situationOf(progress, today);
  const resends = events.filter((each) => each.kind === 'changed' && each.resent !== undefined);
  const mayResend = resends.length < MOST_RESENDS;
  // An email in the middle of an attempt is settled by the result (record-delivery.ts).
  const idle = tried.filter(({ leaseId }) => leaseId === null);
  const isStillTrue = (cause: HistoryEvent) => {
    if (!isStillNeeded({ isToVisitor: true }, cause, progress)) return false;
    if (cause.kind === 'announced') return cause.day === addDays(today, 1);
    return cause.kind === 'quoted' ? may.includes('accepted') : phase !== 'moved';
  };
  const isTrue = ({ event: number }: TriedMail) => {
    const cause = events.find((each) => each.number === number);
    return cause !== undefined && isStillTrue(cause);
  };
  const mails = mayResend ? idle.filter(isTrue) : [];
  await makeDue(trx, idsOf(mails));
  await deleteMails(trx, idsOf(idle.filter((mail) => mail.state === 'dead' && !isTrue(mail))));
  const unmailed = events.filter((each) => isUnmailed(each) && isStillTrue(each));
  const written = unmailed.flatMap((each) => {
    const kind = mayResend ? mailAbout(each) : undefined;
    const isStored = tried.some((mail) => mail.event === each.number && mail.kind === kind);
    return kind && !isStored ? [{ kind, event: each.number }] : [];
  });
  for (const mail of written) await insertMail(trx, { ...mail, submissionId: stored.id });
  return [...new Set([...mails, ...written].map(({ kind }) => kind))];
}

function idsOf(mails: readonly TriedMail[]): string[] {
  return mails.map(({ id }) => id);
}
