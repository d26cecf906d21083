import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import { findTakenReferences } from './reference.repository.ts';
import type { Flag, Receipt, SubmissionKind } from './submission.ts';

export interface Submission<Content> {
  readonly content: Content;
  readonly idempotencyKey: string | null;
  readonly receivedAt: Date;
  /** Right part of the mail's Message-ID. */
  readonly mailDomain: string;
  readonly flag: Flag | null;
}

export type Kind<Content extends object> = Pick<
  SubmissionKind<Content>,
  'mail' | 'insert' | 'findByKey'
>;

/** What is to be stored, before it has a reference. */
export interface Draft<Content> {
  readonly submission: Submission<Content>;
  readonly bodyHash: string | null;
  readonly makeReference: () => string;
}

/** Stores each and the mail about it, all with the same few statements.
 *  @returns for each its receipt; none for what was not stored, because its reference or key is there */
export async function storeGroup<Content extends object>(
  trx: Database,
  kind: Kind<Content>,
  group: readonly Draft<Content>[],
): Promise<(Receipt | undefined)[]> {
  const drawn = group.map((member) => ({ member, identity: newIdentity(member) }));
  const references = drawn.map(({ identity }) => identity.reference);
  const taken = await findTakenReferences(trx, references);
  const free = drawn.filter(({ identity }) => !taken.has(identity.reference));
  const rows = free.map(({ member, identity }) => row(member, identity));
  const stored = new Map((await kind.insert(trx, ...rows)).map((receipt) => [receipt.id, receipt]));
  const kept = free.filter(({ identity }) => stored.has(identity.id));
  await insertMail(trx, ...kept.map(({ member, identity }) => mailAbout(kind, member, identity)));
  return drawn.map(({ identity }) => stored.get(identity.id));
}

function newIdentity<Content>({ submission, makeReference }: Draft<Content>): Receipt {
  return {
    id: randomUUIDv7(),
    reference: makeReference(),
    receivedAt: submission.receivedAt.toISOString(),
  };
}

function row<Content extends object>(
  { submission: { content, idempotencyKey, flag }, bodyHash }: Draft<Content>,
  identity: Receipt,
) {
  return { ...content, ...identity, idempotencyKey, bodyHash, flag };
}

function mailAbout<Content extends object>(
  kind: Kind<Content>,
  { submission }: Draft<Content>,
  { id }: Receipt,
) {
  return { kind: kind.mail, subjectId: id, domain: submission.mailDomain };
}
