import { sql } from 'kysely';
import { localDay } from '../../../domain/dates/local-time.ts';
import type { Database } from '../../database/database.ts';
import { jobRanAt, MORNING, RESTORED, setJobRun } from '../../database/jobs/job-run.repository.ts';
import { laterMigrations, migrationsIn, tableNames } from '../../database/migrations.ts';
import { isSoleUser } from '../../database/sole-user.ts';
import type { Config } from '../../settings/config.ts';
import { carryInvoices, leaveOutNumbers } from './carry-invoices.ts';
import { type Differences, findDifferences } from './differences.ts';

/** The outcome of replacing a database with a backup. */
export type Replaced =
  | { readonly status: 'in use' }
  | { readonly status: 'foreign' }
  | {
      readonly status: 'replaced';
      readonly kept: Kept | null;
      /** The next tax invoice has it, because the lost database may have issued those before; null if none is lost. */
      readonly nextInvoice: number | null;
    };

/** The replaced database, which stays. */
export interface Kept {
  readonly database: Config['database'];
  /** Null when it could not be read. */
  readonly differences: Differences | null;
  /** The migrations that only a newer release knows, which alone can open it. */
  readonly later: readonly string[];
}

/** Why a database cannot be replaced. If it can, no server opens a file of SQLite from now on. */
export async function refusal(db: Database): Promise<Replaced | undefined> {
  const tables = await tableNames(db);
  if (tables.length > 0 && !tables.includes('submissions')) return { status: 'foreign' };
  return (await isSoleUser(db)) ? undefined : { status: 'in use' };
}

export interface Compared extends Pick<Kept, 'differences' | 'later'> {
  /** Whether the team had today's morning mail, as far as that can be known. */
  readonly hadMorningMail: boolean;
}

/** What has to be known of a database before a backup takes its place. The backup gets its keys and its tax invoices.
 *  @param schemas what precedes the names of its tables, and of those of the backup */
export async function compare(
  db: Database,
  schemas: readonly [string, string],
  now: Date,
): Promise<Compared> {
  const ask = async (query: string) => (await sql.raw<object>(query).execute(db)).rows;
  await carryKeys(ask, ...schemas);
  await carryMailKeys(ask, ...schemas);
  await carryInvoices(ask, ...schemas);
  return {
    differences: await findDifferences(ask, ...schemas),
    later: laterMigrations(await migrationsIn(db)),
    hadMorningMail: (await jobRanAt(db, morningOf(now))) !== undefined,
  };
}

/** Tells the servers that a backup now takes the database's place. The backup does not know what the team was
 *  told after it was made, and nobody must be told twice.
 *  @param compared null if there was no database to compare it with
 *  @returns the number of the next tax invoice, if some may be lost */
export async function markRestored(
  db: Database,
  compared: Compared | null,
  now: Date,
): Promise<number | null> {
  const names = (compared?.hadMorningMail ?? true) ? [RESTORED, morningOf(now)] : [RESTORED];
  for (const name of names) await setJobRun(db, name, now);
  return compared?.differences ? null : leaveOutNumbers(db);
}

/** The name of the run that decides on the morning mail of that day. */
const morningOf = (now: Date) => MORNING + localDay(now);

/** Runs a statement. */
type Run = (statement: string) => Promise<unknown>;

/** Gives each request that both databases have the keys that the replaced one has, and the calendar's: what was revoked
 *  after the backup stays revoked, the latest links go on opening, what hangs printed at a gate opens no more than before, and
 *  a repeat of a request gets a link that was renewed no more than before.
 *  @param replaced, backup what precedes the name of each table: a schema */
async function carryKeys(run: Run, replaced: string, backup: string): Promise<void> {
  const columns = ['desk_key', 'link_key', 'read_key', 'renewal', 'link_renewed'] as const;
  const latest = (column: string) =>
    `${column} = (select one.${column} from ${replaced}.submissions one where one.id = submissions.id)`;
  await run(`
    update ${backup}.submissions set ${columns.map(latest).join(', ')}
    where exists (
      select 1 from ${replaced}.submissions one
      where one.id = submissions.id and (
        ${columns.map((column) => `one.${column} is distinct from submissions.${column}`).join(' or ')}
      )
    )`);
  // Until somebody in the team deletes it again, nobody has a link to what its visitor deleted.
  await run(`
    update ${backup}.submissions set link_key = null, mail_key = null, read_key = null, renewal = null
    where reference in (select reference from ${replaced}.deletions)
      and not exists (select 1 from ${replaced}.submissions one where one.id = submissions.id)`);
  await run(`delete from ${backup}.diary_keys`);
  await run(`
    insert into ${backup}.diary_keys (opens, "key") select opens, "key" from ${replaced}.diary_keys`);
}

/** Does the same with the keys of emails. The one that went to another address than the backup's proves nothing for that,
 *  and the one in the backup was revoked: the next email brings a new one. */
async function carryMailKeys(run: Run, replaced: string, backup: string): Promise<void> {
  const latest = (column: string, otherwise: string) => `
    ${column} = (
      select case when lower(one.email) = lower(submissions.email) then one.${column} else ${otherwise} end
      from ${replaced}.submissions one where one.id = submissions.id
    )`;
  await run(`
    update ${backup}.submissions set ${latest('mail_key', 'null')}, ${latest('is_proved', '0')}
    where exists (
      select 1 from ${replaced}.submissions one
      where one.id = submissions.id and (
        one.mail_key is distinct from submissions.mail_key or one.is_proved <> submissions.is_proved
      )
    )`);
}
