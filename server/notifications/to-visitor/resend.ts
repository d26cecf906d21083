import { localDay } from '../../../domain/dates/local-time.ts';
import type { VisitorMail } from '../../../domain/move/event.ts';
import { whyUntrue } from '../../../domain/move/mail-truth.ts';
import type { OpenTransaction } from '../../database/database.ts';
import type { Case } from '../../moves/case.ts';
import { noteNotSent } from '../../moves/event.repository.ts';
import { isUnmailed, mailAbout } from '../../moves/mail-about.ts';
import { permitFor } from '../../requests/mail-limit.repository.ts';
import { deleteMails, type findTriedMails, makeDue } from '../../sending/outbox/outbox.queries.ts';
import { insertMailToVisitor } from '../../sending/outbox/outbox.repository.ts';

/** Nobody can have the same mail sent to one wrong address after the other. */
const MOST_RESENDS = 4;

type TriedMail = Awaited<ReturnType<typeof findTriedMails>>[number];

/** Sends the news for a visitor that is still true to the corrected address: the emails again, whether or not they went
 *  out to the one before, and news that somebody told or had to tell them. An email that failed and is no longer true is dropped.
 *  @param found as it is after the correction
 *  @param tried the mails that went to the address before, or failed to
 *  @returns which ones */
export async function resend(
  trx: OpenTransaction,
  { stored, events, progress }: Case,
  tried: readonly TriedMail[],
  at: Date,
): Promise<VisitorMail[]> {
  const today = localDay(at);
  const resends = events.filter((each) => each.kind === 'changed' && each.resent !== undefined);
  const permit = resends.length < MOST_RESENDS ? await permitFor(trx, stored.email, at) : null;
  // An email in the middle of an attempt is settled by the result (record-delivery.ts).
  const idle = tried.filter(({ leaseId }) => leaseId === null);
  const whyNot = ({ kind, event: number }: Pick<TriedMail, 'kind' | 'event'>) => {
    const cause = events.find((each) => each.number === number);
    return cause ? whyUntrue(kind, cause, progress, today) : 'overtaken';
  };
  const mails = permit ? idle.filter((mail) => whyNot(mail) === null) : [];
  await makeDue(trx, idsOf(mails));
  const untrue = idle.filter((mail) => mail.state === 'dead' && whyNot(mail) !== null);
  await deleteMails(trx, idsOf(untrue));
  for (const mail of untrue) await noteNotSent(trx, stored.id, mail, whyNot(mail) ?? 'overtaken');
  const written = events.filter(isUnmailed).flatMap((each) => {
    const kind = permit ? mailAbout(each) : undefined;
    const isStored = tried.some((mail) => mail.event === each.number && mail.kind === kind);
    return kind && !isStored && whyUntrue(kind, each, progress, today) === null
      ? [{ kind, event: each.number }]
      : [];
  });
  for (const mail of written) {
    if (permit) await insertMailToVisitor(trx, { ...mail, submissionId: stored.id }, permit);
  }
  return [...new Set([...mails, ...written].map(({ kind }) => kind))];
}

function idsOf(mails: readonly TriedMail[]): string[] {
  return mails.map(({ id }) => id);
}
