import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '../database/database.ts';
import type { RetentionLimits } from './retention-limits.ts';

/** Submissions past their retention, quotes and messages alike, up to a limit. */
export async function findExpired(db: Database, limits: RetentionLimits, most: number) {
  const expired = isExpired(limits);
  return db
    .selectFrom('quoteRequests')
    .select(['id', 'reference'])
    .where(expired)
    .unionAll(db.selectFrom('contactSubmissions').select(['id', 'reference']).where(expired))
    .limit(most)
    .execute();
}

export async function countExpired(db: Database, limits: RetentionLimits) {
  const count = async (table: 'quoteRequests' | 'contactSubmissions') => {
    const query = db.selectFrom(table).select(({ fn }) => fn.countAll().as('rows'));
    return Number((await query.where(isExpired(limits)).executeTakeFirstOrThrow()).rows);
  };
  return { quotes: await count('quoteRequests'), messages: await count('contactSubmissions') };
}

/** A condition on either table: both have these columns. */
function isExpired({ requests, suspected, canaries }: RetentionLimits) {
  return ({ and, eb, or }: ExpressionBuilder<Tables, 'quoteRequests' | 'contactSubmissions'>) =>
    or([
      eb('receivedAt', '<', requests),
      and([eb('flag', 'in', ['honeypot', 'too-fast']), eb('receivedAt', '<', suspected)]),
      and([eb('flag', '=', 'canary'), eb('receivedAt', '<', canaries)]),
    ]);
}
