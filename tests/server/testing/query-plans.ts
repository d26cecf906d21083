import { CompiledQuery, type RootOperationNode, sql } from 'kysely';
import type { Database } from '../../../server/database/database.ts';
import { isSqlite } from '../../../server/database/dialect.ts';
import { openTestDatabase } from './test-database.ts';

/** How SQLite finds the rows of each query that the function makes. */
export async function plansOf(ask: (db: Database) => Promise<unknown>): Promise<string[]> {
  const { db, plans } = watchQueries(await openTestDatabase());
  await ask(db);
  return (await plans()).map(({ plan }) => plan);
}

interface Planned {
  readonly sql: string;
  readonly plan: string;
}

/** Remembers the queries that are made of a database. */
export function watchQueries(database: Database) {
  const nodes: RootOperationNode[] = [];
  const db = database.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const explain = isSqlite(database) ? 'explain query plan' : 'explain';

  /** How the database finds the rows of each. PostgreSQL reads few rows without an index, unless it may not. */
  async function plans(): Promise<Planned[]> {
    return database.transaction().execute(async (trx) => {
      if (!isSqlite(database)) await sql`set local enable_seqscan = off`.execute(trx);
      return explainAll(trx);
    });
  }

  async function explainAll(trx: Database): Promise<Planned[]> {
    const executor = database.getExecutor();
    const queries = nodes.map((node) => executor.compileQuery(node, { queryId: 'explained' }));
    const planned: Planned[] = [];
    for (const { sql: query, parameters } of queries) {
      if (!/^(select|insert|update|delete|with)/.test(query)) continue;
      const explained = CompiledQuery.raw(`${explain} ${query}`, [...parameters]);
      const { rows } = await trx.executeQuery<Record<string, unknown>>(explained);
      const lines = rows.map((row) => row.detail ?? Object.values(row)[0]);
      planned.push({ sql: query, plan: lines.join(', ') });
    }
    return planned;
  }
  return { db, plans };
}
