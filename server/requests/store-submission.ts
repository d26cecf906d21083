import { advice } from '../../domain/advice.ts';
import type { Source } from '../../domain/figures/source.schema.ts';
import type { ContentByKind, KindName } from '../../domain/request/kind.ts';
import type { Suspicion } from '../../domain/request/suspicion.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import { timeForNow } from '../database/jobs/earliest-now.ts';
import { sortedId } from '../database/sorted-id.ts';
import { inTransaction } from '../database/transaction.ts';
import { insertMail, insertWebhook } from '../sending/outbox/outbox.repository.ts';
import { acknowledge } from './acknowledge.ts';
import { isBusy, joinDigest } from './digest.repository.ts';
import type { KeyedRequest } from './idempotency.ts';
import { newLinkKey } from './link-key.ts';
import { newKeys } from './mail-key.repository.ts';
import type { Receipt } from './receipt.ts';
import { newReference } from './reference.ts';
import { findReceipt, insertSubmission, isReferenceDeleted } from './submission.repository.ts';
import type { Stored } from './submission.ts';
import type { SubmissionKind } from './submission-kind.ts';

/** A visitor's submission after the checks. */
interface NewSubmission<Name extends KindName> {
  readonly content: ContentByKind[Name];
  /** Null without a key, when nothing tells a retry from a new submission. */
  readonly sent: KeyedRequest | null;
  readonly receivedAt: Date;
  readonly flag: Suspicion | null;
  readonly source: Source | null;
  /** Has a mail to the team however many come: somebody in the team enters it, or no limit is wanted. */
  readonly hasOwnMail?: boolean;
}

type StoreOutcome =
  | { readonly status: 'stored' | 'repeated'; readonly receipt: Receipt }
  /** The key was used before with another body. */
  | { readonly status: 'key-reused' };

const MOST_TRIES = 5;

const NO_KEYS = { linkKey: null, mailKey: null, readKey: null };

type StoredKind<Name extends KindName> = Pick<
  SubmissionKind<Name>,
  'name' | 'hasLink' | 'visitor' | 'day' | 'subject' | 'insert'
>;

/** Stores a submission and the mail about it together, or neither. A repeat with the same key stores
 *  nothing and gets the first receipt, even while the first is still being stored.
 *  @throws when the database cannot be used, or no reference is free */
export function storeSubmission<Name extends KindName>(
  db: Database,
  kind: StoredKind<Name>,
  submission: NewSubmission<Name>,
  makeReference = newReference,
): Promise<StoreOutcome> {
  return inTransaction(db, (trx) => storeWithin(trx, kind, submission, makeReference));
}

/** The same, with what else the transaction stores. */
export async function storeWithin<Name extends KindName>(
  trx: OpenTransaction,
  kind: StoredKind<Name>,
  { content, sent, receivedAt, flag, source, hasOwnMail = false }: NewSubmission<Name>,
  makeReference = newReference,
): Promise<StoreOutcome> {
  const { key: idempotencyKey = null, bodyHash = null } = sent ?? {};
  const at = await timeForNow(trx, receivedAt);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const reference = makeReference();
    if (await isReferenceDeleted(trx, reference)) continue;
    const submission = {
      id: sortedId(),
      kind: kind.name,
      reference,
      receivedAt: at.toISOString(),
      flag,
      source,
      ...kind.visitor(content),
      subject: null,
      deskKey: newLinkKey(),
      ...(kind.hasLink ? newKeys() : NO_KEYS),
      isProved: 0,
    };
    const stored: Stored<Name> = { ...submission, keptUntil: null, content };
    const subject = advice(() => kind.subject(stored)) ?? null;
    const moveDay = kind.day?.(content) ?? null;
    const row = { ...submission, subject, moveDay, idempotencyKey, bodyHash };
    const receipt = await insertSubmission(trx, row);
    if (receipt) {
      await kind.insert(trx, receipt.id, content);
      if (!hasOwnMail && (await isBusy(trx, at, flag))) await joinDigest(trx, receipt.id, at);
      else await insertMail(trx, { kind: 'received', submissionId: receipt.id });
      await insertWebhook(trx, { kind: `${kind.name}.received`, submissionId: receipt.id });
      await acknowledge(trx, { ...submission, id: receipt.id }, at);
      return { status: 'stored', receipt };
    }
    // The lookup of the key comes only now, because a repeat is rare.
    const earlier = idempotencyKey && (await findReceipt(trx, kind.name, idempotencyKey));
    if (earlier) return answerRepeat(earlier, bodyHash);
  }
  throw new Error(`no free reference in ${MOST_TRIES} tries`);
}

/** The receipt of an earlier submission with this key and body. */
export async function findRepeated(
  db: Database,
  kind: KindName,
  { key, bodyHash }: KeyedRequest,
): Promise<Receipt | undefined> {
  const earlier = await findReceipt(db, kind, key);
  const outcome = earlier && answerRepeat(earlier, bodyHash);
  return outcome?.status === 'repeated' ? outcome.receipt : undefined;
}

interface SentBefore {
  readonly bodyHash: string | null;
  readonly linkRenewed: number;
}

function answerRepeat(
  { bodyHash: firstHash, linkRenewed, ...receipt }: Receipt & SentBefore,
  bodyHash: string | null,
): StoreOutcome {
  if (firstHash !== bodyHash) return { status: 'key-reused' };
  if (!linkRenewed) return { status: 'repeated', receipt };
  // The link may have been taken from the very person who sends it again.
  const { linkKey: _, ...withoutLink } = receipt;
  return { status: 'repeated', receipt: withoutLink };
}
