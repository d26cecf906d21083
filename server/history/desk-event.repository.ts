import type { Database } from '../database/database.ts';
import { sortedId } from '../database/sorted-id.ts';
import type { DeskEventRow } from '../database/tables/desk.table.ts';
import { contentToStore, type EventContent, storedContent } from './event-content.ts';

export type DeskEvent = Omit<DeskEventRow, 'content'> & EventContent;

type NewEvent = Pick<DeskEventRow, 'subjectId' | 'reference' | 'kind' | 'by' | 'press'> & {
  readonly content?: EventContent;
};

/** @returns the event's id; undefined, having stored nothing, if this press is stored already */
export async function insertDeskEvent(
  trx: Database,
  { content = {}, ...event }: NewEvent,
  at: Date,
): Promise<string | undefined> {
  const id = sortedId();
  const row = { ...event, id, at: at.toISOString(), content: contentToStore(content) };
  const inserted = await trx
    .insertInto('deskEvents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['subjectId', 'press']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The acts about all these requests and messages, the earliest first. */
export async function findDeskEvents(
  db: Database,
  subjectIds: readonly string[],
): Promise<DeskEvent[]> {
  if (subjectIds.length === 0) return [];
  const rows = await db
    .selectFrom('deskEvents')
    .selectAll()
    .where('subjectId', 'in', subjectIds)
    .orderBy('id')
    .execute();
  return rows.map(({ content, ...row }) => ({ ...row, ...storedContent(content) }));
}

export async function findDeskEvent(db: Database, id: string): Promise<DeskEvent | undefined> {
  const row = await db.selectFrom('deskEvents').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, ...storedContent(row.content) };
}
