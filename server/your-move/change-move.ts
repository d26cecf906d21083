import { DAY_MS } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { whyNotSent } from '../../domain/move/mail-truth.ts';
import { awaitsFirstAnswer } from '../../domain/move/stage.ts';
import { changeSchemaFor } from '../../domain/request/phoned-request.schema.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { RequestChange } from '../../domain/request/request-change.schema.ts';
import { requestChanges } from '../../domain/request/request-changes.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Problem } from '../http/problem.ts';
import { type Case, lockCase } from '../moves/case.ts';
import {
  contactChanges,
  displacesContact,
  hasChangedAddressEnough,
  holdsContact,
  wentByChat,
} from '../moves/contact-change.ts';
import { earlierRequest } from '../moves/event.repository.ts';
import { progressOf } from '../moves/progress-of.ts';
import { recordAndNotify } from '../notifications/to-visitor/record-and-notify.ts';
import type { RequestCase } from '../notifications/to-visitor/request-case.ts';
import { resend } from '../notifications/to-visitor/resend.ts';
import { acknowledge } from '../requests/acknowledge.ts';
import type { KeyedRequest } from '../requests/idempotency.ts';
import { updateRequest } from '../requests/kinds/request.repository.ts';
import { opens, renewKeys, unproved } from '../requests/mail-key.repository.ts';
import { mayAcknowledge, permitFor } from '../requests/mail-limit.repository.ts';
import { readContent } from '../requests/read-content.ts';
import { type SubmissionKey, updateSubmission } from '../requests/submission.repository.ts';
import {
  deleteMails,
  findAcknowledgement,
  findTriedMails,
  hasLeft,
} from '../sending/outbox/outbox.queries.ts';
import { insertMail, insertMailToVisitor } from '../sending/outbox/outbox.repository.ts';
import { tooManyChanges } from './too-many-changes.ts';
import { visitorAnswers } from './your-move-of.ts';

interface ChangeOutcome {
  /** `repeated`: already stored, so nothing is stored or mailed. `conflict`: the stored answers are not those
   *  that the visitor saw; nothing is changed. `unknown`: the key opens nothing. */
  readonly outcome:
    | 'stored'
    | 'repeated'
    | 'key-reused'
    | 'conflict'
    | 'unknown'
    | { readonly problem: Problem };
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
  readonly sent?: KeyedRequest | undefined;
}

/** Stores the corrected request with the mail about the differences, or neither. The comparison
 *  runs under a lock: of two changes made from the same answers, the second is refused. With another contact the
 *  visitor's link is renewed if it went to the one before.
 */
export async function changeMove(
  db: Database,
  sentKey: string,
  answers: object,
  at: Date,
  { madeFrom, sent }: ChangeOptions = {},
): Promise<ChangeOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await lockByEither(trx, sentKey, sent?.key ?? '');
    if (found?.stored.kind !== 'request') return { outcome: 'unknown', changes: [] };
    if (found.progress.deleted) return { outcome: 'conflict', changes: [] };
    const { stored } = found;
    if (stored.linkKey !== null && !opens(stored, sentKey)) {
      // The answer to the change that renewed the key was lost. The key before writes nothing any more.
      const outcome = await earlierRequest(trx, stored.id, sent);
      return outcome === 'repeated'
        ? { outcome, changes: [], renewed: stored.linkKey }
        : { outcome: outcome ?? 'unknown', changes: [] };
    }
    const renewal = renewalOf(sentKey, sent?.key ?? '');
    const visitor = { renewal, sent };
    return storeChange(trx, { ...found, stored }, answers, at, { madeFrom, visitor });
  });
}

interface Change {
  readonly madeFrom: unknown;
  /** The visitor's request, and how its sender is known if their link is renewed. */
  readonly visitor?: {
    readonly renewal: string | null;
    readonly sent: KeyedRequest | undefined;
  };
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
  { madeFrom, visitor, team }: Change,
): Promise<ChangeOutcome> {
  const { id: submissionId, content } = found.stored;
  const { last, version } = found.progress;
  const read = readContent(changeSchemaFor(content), answers);
  if ('problem' in read) return { outcome: read, changes: [] };
  const { isHeld, request } = held(found, read.content, team !== undefined);
  // Whoever names a version saw the agreed day in the form.
  const seen =
    madeFrom === undefined ? content : visitorAnswers(content, found.progress, localDay(at));
  const changes = requestChanges(seen, request);
  const asked = isHeld
    ? requestChanges(request, read.content).filter((change) => isNewWish(found, change))
    : [];
  // A retry ends here too: the first attempt has already stored its answers.
  if (changes.length === 0 && asked.length === 0) return { outcome: 'repeated', changes };
  if (madeFrom !== undefined && madeFrom !== version) return { outcome: 'conflict', changes: [] };
  const tooMany = team ? null : tooManyChanges(found.events, at);
  if (tooMany) return { outcome: { problem: tooMany }, changes: [] };
  const isAddress = [...asked, ...changes].some(({ field }) => field === 'email');
  const dayAgo = new Date(at.getTime() - DAY_MS).toISOString();
  if (!team && isAddress && hasChangedAddressEnough(found.events, dayAgo)) {
    return { outcome: { problem: ADDRESS_ENOUGH }, changes: [] };
  }
  // What went to the address before is found as long as the request has it.
  const permitBefore = await permitFor(trx, content.email, at);
  await updateRequest(trx, submissionId, request);
  const { name, email, phone } = request;
  const stored = { ...found.stored, name, email, phone, content: request };
  const changed = { ...found, stored };
  const change = { kind: 'changed', changes, ...(asked.length > 0 && { asked }) } as const;
  const event = { ...change, number: last + 1, by: team?.by ?? null, at: at.toISOString() };
  const progress = progressOf(request.moveDate, [...found.events, event]);
  const isCorrected = email !== content.email;
  const tried = isCorrected ? await findTriedMails(trx, submissionId) : [];
  const isOtherNumber = changes.some((each) => each.field === 'phone' && displacesContact(each));
  const acknowledged = isCorrected ? await findAcknowledgement(trx, submissionId) : undefined;
  const hasLink = tried.some(hasLeft) || (acknowledged !== undefined && hasLeft(acknowledged));
  const isRenewed = hasLink || (isOtherNumber && wentByChat(found.events));
  const renewed = isRenewed
    ? { renewed: (await renewKeys(trx, submissionId, visitor?.renewal ?? null)).linkKey }
    : {};
  // Nobody has shown that the new address is theirs.
  const atNewAddress = isCorrected ? unproved() : null;
  if (atNewAddress) await updateSubmission(trx, submissionId, atNewAddress);
  // It is not sent any more, and the new address has its own limit.
  if (acknowledged) await deleteMails(trx, [acknowledged.id]);
  const resent = isCorrected ? await resend(trx, { ...changed, progress }, tried, at) : [];
  const news = {
    ...change,
    ...(resent.length > 0 && { resent }),
    ...(isRenewed && { isLinkRenewed: true as const }),
    idempotencyKey: `changed ${last + 1}`,
    ...(visitor?.sent && { sent: visitor.sent }),
    ...team,
  };
  // The agreement has to be confirmed again, or holds again: the visitor's calendar follows.
  const isNews = whyNotSent('acceptance', event, progress, localDay(at)) === null;
  const isMailed = team !== undefined || (isNews && (await mayAcknowledge(trx, submissionId, at)));
  const number = await recordAndNotify(trx, changed, news, at, isMailed);
  await insertMail(trx, { kind: 'changed', submissionId, event: number });
  // To the address before, unless it is known not to work.
  const isDisplaced = contactChanges({ ...event, ...change }).length > 0;
  if (isDisplaced && content.email !== null && found.progress.lastBounce === null) {
    const mail = { kind: 'contact-changed', submissionId, event: number } as const;
    if (permitBefore) await insertMailToVisitor(trx, mail, permitBefore);
  }
  if (isRenewed && !isCorrected && !team) await mailNewLink(trx, submissionId, at);
  // What the team corrects is news, and has the link.
  if (atNewAddress && !team && awaitsFirstAnswer(progress.stage)) {
    await acknowledge(trx, { ...stored, ...atNewAddress }, at);
  }
  return { outcome: 'stored', changes, ...renewed };
}

/** The answers that count now: from a yes on, another contact waits for somebody in the team. An address that does not
 *  work keeps nobody waiting: it reaches nobody. */
function held({ stored: { content }, progress }: RequestCase, sent: QuoteRequest, byTeam: boolean) {
  const isHeld = !byTeam && holdsContact(progress);
  const holdsEmail = isHeld && content.email !== null && progress.lastBounce === null;
  const holdsPhone = isHeld && content.phone !== '';
  const keeps = {
    ...(holdsEmail && { email: content.email }),
    ...(holdsPhone && { phone: content.phone }),
  };
  return { isHeld, request: { ...sent, ...keeps } };
}

/** Whether they did not ask for the same before. */
function isNewWish({ progress: { contactAsked } }: Case, change: RequestChange): boolean {
  const known = contactAsked?.changes.find(({ field }) => field === change.field);
  return displacesContact(change) && String(known?.after) !== String(change.after);
}

/** The emails that they have would open nothing any more. */
async function mailNewLink(trx: OpenTransaction, id: string, at: Date): Promise<void> {
  const found = await lockCase(trx, { id });
  if (!found || found.stored.email === null) return;
  const idempotencyKey = `linked ${found.progress.last + 1}`;
  await recordAndNotify(trx, found, { kind: 'linked', isRenewed: true, idempotencyKey }, at);
}

const ADDRESS_ENOUGH: Problem = {
  status: 422,
  detail: 'The email address was changed twice today. Nothing was saved. Please call us.',
  errors: [{ field: 'email', message: 'You’ve changed it twice today. Please call us' }],
};

/** The case that either key finds, locked. */
export async function lockByEither(
  trx: OpenTransaction,
  linkKey: string,
  idempotencyKey: string,
): Promise<Case | undefined> {
  for (const key of byEitherKey(linkKey, idempotencyKey)) {
    const found = await lockCase(trx, key);
    if (found) return found;
  }
  return undefined;
}
