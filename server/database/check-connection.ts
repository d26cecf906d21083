import { type Kysely, sql } from 'kysely';
import { StartError } from '../settings/start-error.ts';

const POOLER = `DATABASE_URL leads to a pooler, such as PgBouncer, that drops the time limits which the server sets for each connection. In transaction mode it would also give the lock of a migration away. Name PostgreSQL itself: a server needs ten connections at most.`;

/** Connects to PostgreSQL for the first time.
 *  @throws StartError when that fails, whatever the reason, and behind a pooler, which refuses the limits
 *    of a connection or leaves them out */
export async function checkConnection<T>(db: Kysely<T>): Promise<void> {
  const limit = sql<{ setting: string; encoding: string }>`
    select setting, current_setting('server_encoding') as encoding
    from pg_settings where name = 'statement_timeout'`;
  const { rows } = await limit.execute(db).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    // PgBouncer's error message.
    if (reason.includes('unsupported startup parameter')) throw new StartError(POOLER);
    throw new StartError(`The database cannot be used: ${reason}. See DATABASE_URL.`);
  });
  if (rows[0]?.setting === '0') throw new StartError(POOLER);
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') {
    throw new StartError(
      `The database is in ${encoding} and cannot store every letter that visitors type. Make it again in UTF-8: createdb --encoding=UTF8 --template=template0 NAME.`,
    );
  }
}
