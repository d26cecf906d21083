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

function newReceipt<Content>({ submission, makeReference }: Draft<Content>): Receipt {
  return {
    id: randomUUIDv7(),
    reference: makeReference(),
    receivedAt: submission.receivedAt.toISOString(),
  };
}

function row<Content extends object>(
  { submission: { content, idempotencyKey, flag }, bodyHash }: Draft<Content>,
  receipt: Receipt,
) {
  return { ...content, ...receipt, idempotencyKey, bodyHash, flag };
}

function mailAbout<Content extends object>(
  kind: Kind<Content>,
  { submission }: Draft<Content>,
  receipt: Receipt,
) {
  return { kind: kind.mail, subjectId: receipt.id, domain: submission.mailDomain };
}
