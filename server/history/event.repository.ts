import { type EventContent, eventSchema, type HistoryEvent } from '../../domain/history/event.ts';
import type { Database } from '../database/database.ts';
import type { EventRow } from '../database/tables/event.table.ts';

/** An event to be stored. */
export type NewEvent = EventContent & {
  readonly by?: string | null;
  /** Identifies the action, so that a retry of it stores nothing more. */
  readonly idempotencyKey: string;
};

/** Appends an event. The caller has locked the submission and read its events under that lock.
 *  @param last the number of the last one
 *  @returns its number */
export async function appendEvent(
  trx: Database,
  { submissionId, last }: { readonly submissionId: string; readonly last: number },
  { kind, by = null, idempotencyKey, ...content }: NewEvent,
  at: Date,
): Promise<number> {
  const number = last + 1;
  const quote = 'quote' in content ? content.quote : undefined;
  await trx
    .insertInto('events')
    .values({
      submissionId,
      number,
      kind,
      at: at.toISOString(),
      by,
      day: quote?.day || null,
      validUntil: quote?.validUntil ?? null,
      content: JSON.stringify(content),
      idempotencyKey,
    })
    .execute();
  return number;
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
  return new Map([...bySubmission].map(([id, events]) => [id, events.map(read)]));
}

/** One event that cannot be read, from a newer version of the program, must not hide the others. */
function read({
  number,
  kind,
  at,
  by,
  content,
}: Pick<EventRow, 'number' | 'kind' | 'at' | 'by' | 'content'>): HistoryEvent {
  try {
    const parsed = eventSchema.safeParse({ ...JSON.parse(content), kind });
    if (parsed.success) return { ...parsed.data, number, at, by };
  } catch {
    // Not even JSON.
  }
  return { kind: 'unreadable', number, at, by };
}
