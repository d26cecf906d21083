import type { QuoteChange } from '../../domain/request/request-changes.ts';
import type { Database } from '../database/database.ts';
import { sortedId } from '../database/sorted-id.ts';
import type {
  VisitorActionKind,
  VisitorActionRow,
} from '../database/tables/visitor-action.table.ts';
import { insertMail } from '../outbox/outbox.repository.ts';

export interface VisitorAction extends Omit<VisitorActionRow, 'changes'> {
  /** The differences of a change; empty for a call or a deletion. */
  readonly changes: readonly QuoteChange[];
}

/** Stores a visitor's action, and the mail to the team about it. */
export async function insertVisitorAction(
  trx: Database,
  { changes, ...action }: Omit<VisitorAction, 'id' | 'at'>,
  at: Date,
): Promise<void> {
  const id = sortedId();
  const said = changes.length > 0 ? JSON.stringify(changes) : null;
  const row = { ...action, id, at: at.toISOString(), changes: said };
  await trx.insertInto('followUps').values(row).execute();
  await insertMail(trx, { kind: 'follow-up', subjectId: id });
}

export async function findVisitorAction(
  db: Database,
  id: string,
): Promise<VisitorAction | undefined> {
  const row = await db.selectFrom('followUps').selectAll().where('id', '=', id).executeTakeFirst();
  return row && action(row);
}

/** The actions on all these requests, the earliest first. */
export async function findVisitorActions(
  db: Database,
  quoteIds: readonly string[],
): Promise<VisitorAction[]> {
  if (quoteIds.length === 0) return [];
  const rows = await db
    .selectFrom('followUps')
    .selectAll()
    .where('quoteId', 'in', quoteIds)
    .orderBy('id')
    .execute();
  return rows.map(action);
}

/** The requests that had this e-mail address, in any case, before or after some change. */
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
    .map(action)
    .flatMap(({ quoteId, changes }) => (quoteId && changes.some(isSought) ? [quoteId] : []));
}

/** The time of the last action of each kind on this request. */
export async function lastVisitorActions(
  db: Database,
  quoteId: string,
): Promise<ReadonlyMap<VisitorActionKind, string>> {
  const rows = await db
    .selectFrom('followUps')
    .select(['kind', ({ fn }) => fn.max('at').as('last')])
    .where('quoteId', '=', quoteId)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, last }) => [kind, last]));
}

function action({ changes, ...row }: VisitorActionRow): VisitorAction {
  // Only insertVisitorAction writes the column.
  return { ...row, changes: changes === null ? [] : (JSON.parse(changes) as QuoteChange[]) };
}
