import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow } from '../database/tables/request.table.ts';
import { updateSubmission } from '../submissions/submission.repository.ts';
import type { Submission } from '../submissions/submission.ts';

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

export async function findRequests(
  db: Database,
  submissions: readonly Submission[],
): Promise<Map<string, QuoteRequest>> {
  const visitors = new Map(submissions.map((each) => [each.id, each]));
  const rows = await db
    .selectFrom('requests')
    .selectAll()
    .where('id', 'in', [...visitors.keys()])
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const visitor = visitors.get(row.id);
      return visitor ? [[row.id, requestOf(visitor, row)]] : [];
    }),
  );
}

function asColumns({ name, email, phone, inventory, access, ...answers }: QuoteRequest) {
  return {
    ...answers,
    inventory: JSON.stringify(inventory),
    access: access ? JSON.stringify(access) : null,
  };
}

function requestOf(
  { name, email, phone }: Submission,
  { id, inventory, access, ...answers }: RequestRow,
): QuoteRequest {
  return {
    name,
    email,
    phone,
    ...answers,
    // The server alone writes these columns, from a request that the schema has checked.
    inventory: JSON.parse(inventory) as QuoteRequest['inventory'],
    ...(access !== null && { access: JSON.parse(access) as QuoteRequest['access'] }),
  };
}
