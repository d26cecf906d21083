import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import type { Database } from '../../database/database.ts';
import type { RequestRow } from '../../database/tables/request.table.ts';
import { updateSubmission } from '../submission.repository.ts';

export async function insertRequest(
  trx: Database,
  id: string,
  request: QuoteRequest,
): Promise<void> {
  await trx
    .insertInto('requests')
    .values({ id, ...asColumns(request) })
    .execute();
}

/** Replaces the stored answers; the submission keeps its identity and its keys. */
export async function updateRequest(
  trx: Database,
  id: string,
  request: QuoteRequest,
): Promise<void> {
  const { name, email, phone } = request;
  await updateSubmission(trx, id, { name, email, phone });
  await trx.updateTable('requests').set(asColumns(request)).where('id', '=', id).execute();
}

export async function findRequests(db: Database, ids: readonly string[]) {
  const rows = await db.selectFrom('requests').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, answersOf(row)]));
}

function asColumns({ name, email, phone, inventory, access, ...answers }: QuoteRequest) {
  return {
    ...answers,
    inventory: JSON.stringify(inventory),
    access: access ? JSON.stringify(access) : null,
  };
}

function answersOf({ id, inventory, access, ...answers }: RequestRow) {
  return {
    ...answers,
    // Only the server writes these columns, from a request that the schema has checked.
    inventory: JSON.parse(inventory) as QuoteRequest['inventory'],
    ...(access !== null && { access: JSON.parse(access) as QuoteRequest['access'] }),
  };
}
