import { CompiledQuery, type RootOperationNode } from 'kysely';
import type { Database } from '../../../server/database/database.ts';
import { openTestDatabase } from './test-database.ts';

/** How SQLite finds the rows of each query that the function makes. */
export async function plansOf(ask: (db: Database) => Promise<unknown>): Promise<string[]> {
  const db = await openTestDatabase();
  const nodes: RootOperationNode[] = [];
  await ask(
    db.withPlugin({
      transformQuery: ({ node }) => {
        nodes.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  const executor = db.getExecutor();
  const plans = nodes.map(async (node) => {
    const { sql, parameters } = executor.compileQuery(node, { queryId: 'explained' });
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    return rows.map(({ detail }) => detail).join(', ');
  });
  return Promise.all(plans);
}
