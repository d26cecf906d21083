import { randomUUIDv7 } from 'node:crypto';
import type { QuoteChange } from '../../domain/quote/quote-changes.ts';
import type { Database } from '../database/database.ts';
import type { FollowUpKind, FollowUpRow } from '../database/tables/visitor-action.table.ts';
import { insertMail } from '../outbox/outbox.repository.ts';

export interface FollowUp extends Omit<FollowUpRow, 'changes'> {
  /** What a change changed; nothing for a call and a deletion. */
  readonly changes: readonly QuoteChange[];
}

/** Stores what a visitor did, and the mail to the team about it. */
export async function insertFollowUp(
  trx: Database,
  { changes, ...followUp }: Omit<FollowUp, 'id' | 'at'>,
  at: Date,
): Promise<void> {
  const id = randomUUIDv7();
  const said = changes.length > 0 ? JSON.stringify(changes) : null;
  const row = { ...followUp, id, at: at.toISOString(), changes: said };
  await trx.insertInto('followUps').values(row).execute();
  await insertMail(trx, { kind: 'follow-up', subjectId: id });
}

export async function findFollowUp(db: Database, id: string): Promise<FollowUp | undefined> {
  const row = await db.selectFrom('followUps').selectAll().where('id', '=', id).executeTakeFirst();
  return row && followUp(row);
}

/** Of all these requests, the earliest first. */
export async function findFollowUps(
  db: Database,
  quoteIds: readonly string[],
): Promise<FollowUp[]> {
  if (quoteIds.length === 0) return [];
  const rows = await db
    .selectFrom('followUps')
    .selectAll()
    .where('quoteId', 'in', quoteIds)
    .orderBy('id')
    .execute();
  return rows.map(followUp);
}

/** The requests whose e-mail address was this one before or after some change, in any case. */
export async function findQuotesThatHadEmail(db: Database, email: string): Promise<string[]> {
  const sought = email.toLowerCase();
  const rows = await db
    .selectFrom('followUps')
    .selectAll()
    .where('changes', 'is not', null)
    .execute();
  const isSought = ({ label, before, after }: QuoteChange) =>
    label === 'Email' && [before, after].some((each) => each?.toLowerCase() === sought);
  return rows
    .map(followUp)
    .flatMap(({ quoteId, changes }) => (quoteId && changes.some(isSought) ? [quoteId] : []));
}

/** When each kind was last about this request. */
export async function lastFollowUps(
  db: Database,
  quoteId: string,
): Promise<ReadonlyMap<FollowUpKind, string>> {
  const rows = await db
    .selectFrom('followUps')
    .select(['kind', ({ fn }) => fn.max('at').as('last')])
    .where('quoteId', '=', quoteId)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, last }) => [kind, last]));
}

function followUp({ changes, ...row }: FollowUpRow): FollowUp {
  // Only insertFollowUp writes the column.
  return { ...row, changes: changes === null ? [] : (JSON.parse(changes) as QuoteChange[]) };
}
