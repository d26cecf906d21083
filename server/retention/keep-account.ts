import { localDay } from '../../domain/dates/local-time.ts';
import { firstDay } from '../../domain/move/plan.ts';
import { isSettled } from '../../domain/quote/account.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { eachQuestion } from '../../domain/request/request-questions.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Case, lockCase } from '../moves/case.ts';
import { replaceEvents } from '../moves/event.repository.ts';
import { keepsAccount, keptEvents } from '../moves/kept-account.ts';
import { progressOf } from '../moves/progress-of.ts';
import { recordEvent, rowOf } from '../moves/record-event.ts';
import { updateRequest } from '../requests/kinds/request.repository.ts';
import { renewKeys } from '../requests/mail-key.repository.ts';
import { updateSubmission } from '../requests/submission.repository.ts';
import { replaceVisits } from '../requests/visit.repository.ts';
import { deleteRequestMail, findMailStates } from '../sending/outbox/outbox.queries.ts';

interface Erasing {
  readonly at: Date;
  /** By the team's command, and not by its visitor. */
  readonly byTeam?: true;
}

/** Deletes what is not needed of a request whose move took place. The rest stays a request, so that whatever lists who
 *  has not paid goes on naming it.
 *  @param found locked
 *  @returns false, having changed nothing, if nothing of it is needed */
export async function eraseToAccount(
  trx: OpenTransaction,
  found: Case,
  { at, byTeam }: Erasing,
): Promise<boolean> {
  const { stored, progress } = found;
  if (progress.deleted) return true;
  if (stored.kind !== 'request' || !keepsAccount(progress, localDay(at))) return false;
  const idempotencyKey = `deleted ${progress.last + 1}`;
  await recordEvent(trx, found, { kind: 'deleted', ...(byTeam && { byTeam }), idempotencyKey }, at);
  await reduce(trx, stored.id);
  // Whoever had a link reads nothing of what is kept; a receipt by email has another one.
  if (stored.linkKey !== null) {
    await renewKeys(trx, stored.id, null);
    await updateSubmission(trx, stored.id, { readKey: null });
  }
  return true;
}

/** Takes the number and the address from the deleted requests that are paid and whose visitors have heard so. */
export async function forgetPaid(db: Database): Promise<void> {
  const ids = await findPaidWithContact(db);
  for (const id of ids) await inTransaction(db, (trx) => reduce(trx, id));
}

/** Few are deleted: the index of those is the short way, not that of the stage. */
async function findPaidWithContact(db: Database): Promise<string[]> {
  const kept = await db
    .selectFrom('submissions')
    .select(['id', 'stage', 'openCents', 'email', 'phone'])
    .where('keptUntil', 'is not', null)
    .execute();
  const ids = kept
    .filter(
      ({ stage, openCents, email, phone }) =>
        stage === 'paid' && openCents === 0 && (email !== '' || phone !== ''),
    )
    .map(({ id }) => id);
  const waiting = (await findMailStates(db, ids)).filter(({ state }) => state === 'waiting');
  return ids.filter((id) => waiting.every(({ submissionId }) => submissionId !== id));
}

/** Leaves of a deleted request what its account needs now. */
async function reduce(trx: OpenTransaction, id: string): Promise<void> {
  const found = await lockCase(trx, { id });
  if (found?.stored.kind !== 'request') return;
  const { stored, events, progress } = found;
  const isToBeTold = progress.openWishes.some(({ kind }) => kind === 'untold');
  const isPaid = isSettled(progress) && !isToBeTold;
  const kept = keptEvents(events, progress);
  const content = keptAnswers(stored.content, firstDay(progress.plan), isPaid);
  await replaceEvents(trx, id, kept);
  await deleteRequestMail(trx, id);
  await updateRequest(trx, id, content);
  const now = progressOf(content.moveDate, kept);
  await replaceVisits(trx, id, now.plan.visits, progress.plan.visits);
  const gone = { subject: null, source: null, flag: null, renewal: null };
  await updateSubmission(trx, id, { ...gone, ...rowOf({ ...stored, content }, now, kept) });
}

/** A receipt names the customer and the route; a customer who has not paid has to be reached too. */
function keptAnswers(request: QuoteRequest, moveDate: string, isPaid: boolean): QuoteRequest {
  const { name, email, phone, fromAddress, toAddress, moveType, deliveryMethod } = request;
  return {
    name,
    email: isPaid ? null : email,
    phone: isPaid ? '' : phone,
    ...{ fromAddress, toAddress, moveType, deliveryMethod, moveDate },
    ...eachQuestion(() => '' as const),
    additionalNotes: '',
    inventory: {},
  };
}
