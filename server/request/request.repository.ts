import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/dialect.ts';
import type { QuoteRow } from '../database/tables/request.table.ts';
import type { Receipt } from '../database/tables/submission.table.ts';

export type StoredQuote = Omit<QuoteRow, 'inventory' | 'access'> &
  Pick<QuoteRequest, 'inventory' | 'access'>;

const RECEIPT = ['id', 'reference', 'receivedAt', 'linkKey'] as const;

/** @returns undefined, having stored nothing, if the reference or the key already exists */
export async function insertQuote(db: Database, quote: StoredQuote): Promise<Receipt | undefined> {
  const inserted = await db
    .insertInto('quoteRequests')
    .values({ ...quote, ...asColumns(quote) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(RECEIPT)
    .executeTakeFirst();
  return inserted && withoutNull(inserted);
}

/** Replaces the stored answers; the request keeps its identity and its keys. */
export async function updateQuote(db: Database, id: string, request: QuoteRequest): Promise<void> {
  const columns = { ...request, ...asColumns(request) };
  await db.updateTable('quoteRequests').set(columns).where('id', '=', id).execute();
}

/** The visitor's answers in the schema's shape, without the server's own fields. */
export function requestOf(quote: StoredQuote): QuoteRequest {
  const { id, reference, receivedAt, idempotencyKey, bodyHash, flag, linkKey, ...request } = quote;
  return request;
}

export async function findQuoteByLinkKey(
  db: Database,
  linkKey: string,
): Promise<StoredQuote | undefined> {
  const row = await byLinkKey(db, linkKey).executeTakeFirst();
  return row && storedQuote(row);
}

/** Locks the request against other changes for the transaction. SQLite has one writer anyway. */
export async function lockQuoteByLinkKey(
  trx: Database,
  linkKey: string,
): Promise<StoredQuote | undefined> {
  const row = await byLinkKey(trx, linkKey)
    .$if(!isSqlite(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  return row && storedQuote(row);
}

function byLinkKey(db: Database, linkKey: string) {
  return db.selectFrom('quoteRequests').selectAll().where('linkKey', '=', linkKey);
}

export async function findQuote(db: Database, id: string): Promise<StoredQuote | undefined> {
  const row = await db
    .selectFrom('quoteRequests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && storedQuote(row);
}

export async function findQuotes(db: Database, ids: readonly string[]): Promise<StoredQuote[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('quoteRequests').selectAll().where('id', 'in', ids).execute();
  return rows.map(storedQuote);
}

export async function findQuoteByKey(db: Database, idempotencyKey: string) {
  const row = await db
    .selectFrom('quoteRequests')
    .select([...RECEIPT, 'bodyHash'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return row && withoutNull(row);
}

/** Drops the null link key of a request that is older than the links. */
function withoutNull<Row extends { linkKey: string | null }>({ linkKey, ...row }: Row) {
  return linkKey === null ? row : { ...row, linkKey };
}

function asColumns({ inventory, access }: Pick<QuoteRequest, 'inventory' | 'access'>) {
  return {
    inventory: JSON.stringify(inventory),
    access: access ? JSON.stringify(access) : null,
  };
}

function storedQuote({ access, ...row }: QuoteRow): StoredQuote {
  // The server alone writes these columns, from a request that the schema has checked.
  const inventory = JSON.parse(row.inventory) as QuoteRequest['inventory'];
  if (access === null) return { ...row, inventory };
  return { ...row, inventory, access: JSON.parse(access) as QuoteRequest['access'] };
}
