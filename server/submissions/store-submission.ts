import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/database-time.ts';
import { inSharedTransaction } from '../database/shared-transaction.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { newReference } from './reference.ts';
import { sha256 } from './sha256.ts';
import { type Draft, type Kind, type Submission, storeGroup } from './store-group.ts';
import type { Receipt } from './submission.ts';

export type StoreOutcome =
  | { readonly status: 'stored' | 'repeated'; readonly receipt: Receipt }
  /** The key came before, with another body. */
  | { readonly status: 'key-reused' };

/** One that waits to be stored, and whom to tell. */
interface Waiting<Content> extends Draft<Content> {
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
const MOST_WRITERS = 2;

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

function answerRepeat(
  { bodyHash: firstHash, ...receipt }: Receipt & { bodyHash: string | null },
  bodyHash: string | null,
): StoreOutcome {
  return firstHash === bodyHash ? { status: 'repeated', receipt } : { status: 'key-reused' };
}
