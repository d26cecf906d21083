import { progressOf } from '../../domain/history/progress-of.ts';
import { localDay } from '../../domain/local-time.ts';
import { changeSchemaFor } from '../../domain/request/phoned-request.schema.ts';
import type { RequestChange } from '../../domain/request/request-change.schema.ts';
import { requestChanges } from '../../domain/request/request-changes.ts';
import { whyNotSent } from '../../domain/situation/mail-truth.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Case, lockCase } from '../history/case.ts';
import type { Problem } from '../http/problem.ts';
import { findTriedMails, hasLeft } from '../outbox/outbox.queries.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import { updateRequest } from '../request/request.repository.ts';
import type { KeyedRequest } from '../submissions/idempotency.ts';
import { newLinkKey } from '../submissions/link-key.ts';
import { readContent } from '../submissions/read-content.ts';
import { type SubmissionKey, updateSubmission } from '../submissions/submission.repository.ts';
import { mayAcknowledge } from '../visitor-mail/mail-limit.repository.ts';
import type { RequestCase } from '../visitor-mail/mail-to-visitor.ts';
import { recordNews } from '../visitor-mail/record-news.ts';
import { resend } from '../visitor-mail/resend.ts';
import { tooManyChanges } from './too-many-changes.ts';
import { visitorAnswers } from './your-move.ts';

interface ChangeOutcome {
  /** `repeated`: already stored, so nothing is stored or mailed. `conflict`: the stored answers are not those
   *  that the visitor saw; nothing is changed. `unknown`: the key opens nothing. */
  readonly outcome: 'stored' | 'repeated' | 'conflict' | 'unknown' | { readonly problem: Problem };
  readonly changes: readonly RequestChange[];
  /** Opens the visitor's page from now on, if that is another key. */
  readonly renewed?: string;
}

/** A request by the key that opens it, or by the key that opened it before a change which renewed it and to which its
 *  sender got no answer.
 *  @param idempotencyKey of the change; may be empty */
export function byEitherKey(linkKey: string, idempotencyKey: string): SubmissionKey[] {
  const renewal = renewalOf(linkKey, idempotencyKey);
  return [{ linkKey }, ...(renewal === null ? [] : [{ renewal }])];
}

function renewalOf(linkKey: string, idempotencyKey: string): string | null {
  return idempotencyKey === '' ? null : `${linkKey} ${idempotencyKey}`;
}

interface ChangeOptions {
  /** The version that the visitor saw; without it any stored answers are replaced. */
  readonly madeFrom?: unknown;
  readonly idempotencyKey?: string;
}

/** Stores the corrected request with the mail about the differences, or neither. The comparison
 *  runs under a lock: of two changes made from the same answers, the second is refused. With another email address the
 *  visitor's link is renewed, since emails with it went to the address before.
 */
export async function changeMove(
  db: Database,
  sentKey: string,
  answers: object,
  at: Date,
  { madeFrom, idempotencyKey = '' }: ChangeOptions = {},
): Promise<ChangeOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await lockByEither(trx, byEitherKey(sentKey, idempotencyKey));
    if (found?.stored.kind !== 'request') return { outcome: 'unknown', changes: [] };
    if (found.progress.deleted) return { outcome: 'conflict', changes: [] };
    const { stored } = found;
    // The answer to the change that renewed the key was lost.
    const known =
      stored.linkKey !== null && stored.linkKey !== sentKey ? { renewed: stored.linkKey } : {};
    const renewal = renewalOf(sentKey, idempotencyKey);
    const done = await storeChange(trx, { ...found, stored }, answers, at, { madeFrom, renewal });
    return { ...known, ...done };
  });
}

interface Change {
  readonly madeFrom: unknown;
  /** How the sender of the change is known if their link is renewed; null for the team. */
  readonly renewal: string | null;
  /** The team member who corrects it for the visitor, and the request that they sent. */
  readonly team?: {
    readonly by: string;
    readonly idempotencyKey: string;
    readonly sent: KeyedRequest;
  };
}

/** Stores other answers to a request that is locked, by its visitor or for them. */
export async function storeChange(
  trx: OpenTransaction,
  found: RequestCase,
  answers: object,
  at: Date,
  { madeFrom, renewal, team }: Change,
): Promise<ChangeOutcome> {
  const { id: submissionId, content } = found.stored;
  const { last, version } = found.progress;
  const read = readContent(changeSchemaFor(content), answers);
  if ('problem' in read) return { outcome: read, changes: [] };
  const { content: request } = read;
  // Whoever names a version saw the agreed day in the form.
  const seen = madeFrom === undefined ? content : visitorAnswers(content, found.progress);
  const changes = requestChanges(seen, request);
  // A retry ends here too: the first attempt has already stored its answers.
  if (changes.length === 0) return { outcome: 'repeated', changes };
  if (madeFrom !== undefined && madeFrom !== version) return { outcome: 'conflict', changes: [] };
  const tooMany = team ? null : tooManyChanges(found.events, at);
  if (tooMany) return { outcome: { problem: tooMany }, changes: [] };
  await updateRequest(trx, submissionId, request);
  const { name, email, phone } = request;
  const stored = { ...found.stored, name, email, phone, content: request };
  const changed = { ...found, stored };
  const change = { kind: 'changed', changes } as const;
  const event = { ...change, number: last + 1, by: team?.by ?? null, at: at.toISOString() };
  const progress = progressOf(request.moveDate, [...found.events, event]);
  const isCorrected = email !== content.email;
  const tried = isCorrected ? await findTriedMails(trx, submissionId) : [];
  const isRenewed = tried.some(hasLeft);
  const resent = isCorrected ? await resend(trx, { ...changed, progress }, tried, at) : [];
  const renewed = isRenewed ? { renewed: await renewLink(trx, submissionId, renewal) } : {};
  const news = {
    ...change,
    ...(resent.length > 0 && { resent }),
    ...(isRenewed && { isLinkRenewed: true as const }),
    idempotencyKey: `changed ${last + 1}`,
    ...team,
  };
  // The agreement has to be confirmed again, or holds again: the visitor's calendar follows.
  const isNews = whyNotSent('acceptance', event, progress, localDay(at)) === null;
  const isMailed = team !== undefined || (isNews && (await mayAcknowledge(trx, submissionId, at)));
  const number = await recordNews(trx, changed, news, at, isMailed);
  await insertMail(trx, { kind: 'changed', submissionId, event: number });
  return { outcome: 'stored', changes, ...renewed };
}

async function lockByEither(
  trx: OpenTransaction,
  keys: readonly SubmissionKey[],
): Promise<Case | undefined> {
  for (const key of keys) {
    const found = await lockCase(trx, key);
    if (found) return found;
  }
  return undefined;
}

/** @returns the new key */
async function renewLink(trx: Database, id: string, renewal: string | null): Promise<string> {
  const renewed = newLinkKey();
  await updateSubmission(trx, id, { linkKey: renewed, renewal });
  return renewed;
}
