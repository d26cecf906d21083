import {
  type EventContent,
  type HistoryEvent,
  type NotSent,
  readEvent,
} from '../../domain/move/event.ts';
import type { EventMail, WhyNot } from '../../domain/move/mail-kinds.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import type { KeyedRequest } from '../requests/idempotency.ts';

/** An event to be stored. */
export type NewEvent = EventContent & {
  readonly by?: string | null;
  /** Identifies the action, so that a retry of it stores nothing more. */
  readonly idempotencyKey: string;
  readonly sent?: KeyedRequest | undefined;
};

/** Stores an event under its number. */
export async function insertEvent(
  trx: Database,
  submissionId: string,
  number: number,
  { kind, by = null, idempotencyKey, sent, ...content }: NewEvent,
  at: Date,
): Promise<void> {
  const quote = 'quote' in content ? content.quote : undefined;
  await trx
    .insertInto('events')
    .values({
      submissionId,
      number,
      kind,
      at: at.toISOString(),
      by,
      validUntil: quote?.validUntil ?? null,
      content: JSON.stringify(content),
      idempotencyKey,
      clientKey: sent?.key ?? null,
      bodyHash: sent?.bodyHash ?? null,
    })
    .execute();
}

/** Whether this action on a submission is stored already. */
export async function isStored(
  db: Database,
  submissionId: string,
  idempotencyKey: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .select('number')
    .where('submissionId', '=', submissionId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a request with this key came before: the same, or another one. */
export async function earlierRequest(
  db: Database,
  submissionId: string,
  sent: KeyedRequest | undefined,
): Promise<'repeated' | 'key-reused' | undefined> {
  if (!sent) return undefined;
  const row = await db
    .selectFrom('events')
    .select('bodyHash')
    .where('submissionId', '=', submissionId)
    .where('clientKey', '=', sent.key)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.bodyHash === sent.bodyHash ? 'repeated' : 'key-reused';
}

/** The events of each of these submissions, in their order. */
export async function findEvents(
  db: Database,
  submissionIds: readonly string[],
): Promise<Map<string, HistoryEvent[]>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('events')
    .select(['submissionId', 'number', 'kind', 'at', 'by', 'content'])
    .where('submissionId', 'in', submissionIds)
    .orderBy('submissionId')
    .orderBy('number')
    .execute();
  const bySubmission = Map.groupBy(rows, ({ submissionId }) => submissionId);
  return new Map(
    [...bySubmission].map(([id, events]) => [
      id,
      events.map(({ submissionId: _, ...row }) => readEvent(row)),
    ]),
  );
}

/** Notes at an event of a locked submission why a mail about it is not sent: the history says it. Nothing if the event
 *  is gone. */
export async function noteNotSent(
  trx: OpenTransaction,
  submissionId: string,
  { kind, event: number }: { readonly kind: EventMail; readonly event: number | null },
  why: WhyNot,
): Promise<void> {
  const row = await trx
    .selectFrom('events')
    .select('content')
    .where('submissionId', '=', submissionId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return;
  // Only the server writes this column.
  const content = JSON.parse(row.content) as { readonly notSent?: NotSent };
  const notSent = { ...content.notSent, [kind]: why };
  await trx
    .updateTable('events')
    .set({ content: JSON.stringify({ ...content, notSent }) })
    .where('submissionId', '=', submissionId)
    .where('number', '=', number)
    .execute();
}

/** Leaves only these events, as they are now; the mails about the others go with them. */
export async function replaceEvents(
  trx: Database,
  submissionId: string,
  kept: readonly HistoryEvent[],
): Promise<void> {
  const numbers = kept.map(({ number }) => number);
  await trx
    .deleteFrom('events')
    .where('submissionId', '=', submissionId)
    .where('number', 'not in', numbers)
    .execute();
  for (const { number, kind: _, at: __, by: ___, ...content } of kept) {
    await trx
      .updateTable('events')
      .set({ content: JSON.stringify(content) })
      .where('submissionId', '=', submissionId)
      .where('number', '=', number)
      .execute();
  }
}
