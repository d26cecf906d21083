import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import type { Database } from '../database/database.ts';
import type { QuoteRow } from './quote.table.ts';

export type StoredQuote = Omit<QuoteRow, 'inventory' | 'access'> &
  Pick<QuoteRequest, 'inventory' | 'access'>;

/** @returns the ids of what was stored: a row whose reference or key is there already is not */
export async function insertQuote(
  db: Database,
  ...quotes: readonly StoredQuote[]
): Promise<string[]> {
  if (quotes.length === 0) return [];
  const inserted = await db
    .insertInto('quoteRequests')
    .values(
      quotes.map((quote) => ({
        ...quote,
        inventory: JSON.stringify(quote.inventory),
        access: quote.access ? JSON.stringify(quote.access) : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
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

/** @returns how many there were */
export async function deleteQuotes(db: Database, ids: readonly string[]): Promise<number> {
  const query = db.deleteFrom('quoteRequests').where('id', 'in', ids);
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}

export async function findQuoteByKey(db: Database, idempotencyKey: string) {
  return db
    .selectFrom('quoteRequests')
    .select(['id', 'reference', 'receivedAt', 'bodyHash'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

function storedQuote({ access, ...row }: QuoteRow): StoredQuote {
  // Only insertQuote writes the columns, from a request that the schema has checked.
  const inventory = JSON.parse(row.inventory) as QuoteRequest['inventory'];
  if (access === null) return { ...row, inventory };
  return { ...row, inventory, access: JSON.parse(access) as QuoteRequest['access'] };
}
