import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/database-time.ts';
import { inSharedTransaction } from '../database/shared-transaction.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import { findTakenReferences } from './reference.repository.ts';
import { newReference } from './reference.ts';
import { sha256 } from './sha256.ts';
import type { Flag, Receipt, SubmissionKind } from './submission.ts';

export type StoreOutcome =
  | { readonly status: 'stored' | 'repeated'; readonly receipt: Receipt }
  /** The key came before, with another body. */
  | { readonly status: 'key-reused' };

export interface Submission<Content> {
  readonly content: Content;
  readonly idempotencyKey: string | null;
  readonly receivedAt: Date;
  /** Right part of the mail's Message-ID. */
  readonly mailDomain: string;
  readonly flag: Flag | null;
}

type Kind<Content extends object> = Pick<SubmissionKind<Content>, 'mail' | 'insert' | 'findByKey'>;

/** One that waits to be stored, and whom to tell. */
interface Waiting<Content> {
  readonly submission: Submission<Content>;
  readonly bodyHash: string | null;
  readonly makeReference: () => string;
  readonly resolve: (outcome: StoreOutcome | Promise<StoreOutcome>) => void;
  readonly reject: (reason: unknown) => void;
}

interface Queue<Content> {
  readonly waiting: Waiting<Content>[];
  /** How many groups are being written. */
  writers: number;
}

const MOST_TRIES = 5;
const MOST_IN_GROUP = 50;
/** PostgreSQL writes several at once: one that hangs must not hold up everybody. */
const MOST_WRITERS = 4;

const queues = new WeakMap<Database, WeakMap<object, Queue<never>>>();

/** Stores what a visitor sent and the mail about it together, or neither. A repeat with the same key
 *  stores nothing and gets the first receipt, also while the first one is still being stored.
 *  Whatever comes while others are written goes into one group of rows. */
export function storeSubmission<Content extends object>(
  db: Database,
  kind: Kind<Content>,
  submission: Submission<Content>,
  makeReference = newReference,
): Promise<StoreOutcome> {
  const { content, idempotencyKey } = submission;
  const bodyHash = idempotencyKey === null ? null : sha256(JSON.stringify(content));
  const { promise, resolve, reject } = Promise.withResolvers<StoreOutcome>();
  const queue = queueOf(db, kind);
  queue.waiting.push({ submission, bodyHash, makeReference, resolve, reject });
  if (queue.writers < (isSqlite(db) ? 1 : MOST_WRITERS)) void writeAll(db, kind, queue);
  return promise;
}

function queueOf<Content extends object>(db: Database, kind: Kind<Content>): Queue<Content> {
  const ofKinds = queues.get(db) ?? new WeakMap<object, Queue<never>>();
  queues.set(db, ofKinds);
  // What waits under a kind is of that kind.
  const queue = (ofKinds.get(kind) as Queue<Content> | undefined) ?? { waiting: [], writers: 0 };
  ofKinds.set(kind, queue as Queue<never>);
  return queue;
}

async function writeAll<Content extends object>(
  db: Database,
  kind: Kind<Content>,
  queue: Queue<Content>,
): Promise<void> {
  queue.writers += 1;
  while (queue.waiting.length > 0) await writeGroup(db, kind, queue);
  queue.writers -= 1;
}

async function writeGroup<Content extends object>(
  db: Database,
  kind: Kind<Content>,
  { waiting }: Queue<Content>,
): Promise<void> {
  const waitedBefore = waiting.length;
  let group: Waiting<Content>[] = [];
  try {
    const receipts = await inSharedTransaction(db, async (trx) => {
      // As late as can be: whoever came until the database was free is in it.
      if (group.length === 0) group = waiting.splice(0, MOST_IN_GROUP);
      return storeGroup(trx, kind, group);
    });
    for (const [index, member] of group.entries()) {
      const receipt = receipts[index];
      member.resolve(receipt ? { status: 'stored', receipt } : storeAlone(db, kind, member));
    }
  } catch (error) {
    // It did not begin. Who waited with the first does not wait as long again.
    if (group.length === 0) group = waiting.splice(0, waitedBefore);
    const isOnesFault = group.length > 1 && !isDatabaseUnavailable(error);
    for (const member of group) {
      if (isOnesFault) member.resolve(storeAlone(db, kind, member));
      else member.reject(error);
    }
  }
}

/** @returns for each its receipt; none for what was not stored, because its reference or key is there */
async function storeGroup<Content extends object>(
  trx: Database,
  kind: Kind<Content>,
  group: readonly Waiting<Content>[],
): Promise<(Receipt | undefined)[]> {
  const drawn = group.map((member) => ({ member, receipt: newReceipt(member) }));
  const references = drawn.map(({ receipt }) => receipt.reference);
  const taken = await findTakenReferences(trx, references);
  const free = drawn.filter(({ receipt }) => !taken.has(receipt.reference));
  const rows = free.map(({ member, receipt }) => row(member, receipt));
  const stored = new Set(await kind.insert(trx, ...rows));
  const kept = free.filter(({ receipt }) => stored.has(receipt.id));
  await insertMail(trx, ...kept.map(({ member, receipt }) => mailAbout(kind, member, receipt)));
  return drawn.map(({ receipt }) => (stored.has(receipt.id) ? receipt : undefined));
}

/** For the few whose reference was taken, whose key came before, or whose group failed. */
function storeAlone<Content extends object>(
  db: Database,
  kind: Kind<Content>,
  member: Waiting<Content>,
): Promise<StoreOutcome> {
  const { idempotencyKey } = member.submission;
  return inSharedTransaction(db, async (trx) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const [receipt] = await storeGroup(trx, kind, [member]);
      if (receipt) return { status: 'stored', receipt };
      // Looked up only now: a repeat is rare, and another server may just have been faster.
      const earlier = idempotencyKey === null ? null : await kind.findByKey(trx, idempotencyKey);
      if (earlier) return answerRepeat(earlier, member.bodyHash);
    }
    throw new Error(`no free reference in ${MOST_TRIES} tries`);
  });
}

function newReceipt<Content>({ submission, makeReference }: Waiting<Content>): Receipt {
  return {
    id: randomUUIDv7(),
    reference: makeReference(),
    receivedAt: submission.receivedAt.toISOString(),
  };
}

function row<Content extends object>(
  { submission: { content, idempotencyKey, flag }, bodyHash }: Waiting<Content>,
  receipt: Receipt,
) {
  return { ...content, ...receipt, idempotencyKey, bodyHash, flag };
}

function mailAbout<Content extends object>(
  kind: Kind<Content>,
  { submission }: Waiting<Content>,
  receipt: Receipt,
) {
  return { kind: kind.mail, subjectId: receipt.id, domain: submission.mailDomain };
}

function answerRepeat(
  { bodyHash: firstHash, ...receipt }: Receipt & { bodyHash: string | null },
  bodyHash: string | null,
): StoreOutcome {
  return firstHash === bodyHash ? { status: 'repeated', receipt } : { status: 'key-reused' };
}
