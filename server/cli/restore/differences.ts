/** The differences between the database that a restore replaces and the backup. */
export interface Differences {
  /** Came after the backup. */
  readonly onlyReplaced: readonly Stored[];
  /** Was erased after the backup, by its references. */
  readonly onlyBackup: readonly string[];
  /** The requests and messages whose links open nothing in the backup, by their references. */
  readonly deadLinks: readonly string[];
}

interface Stored {
  readonly reference: string;
  /** Whether the mail to the team about it went out. */
  readonly isMailed: boolean;
}

/** Runs a query and gives its rows. */
type Ask = (query: string) => Promise<readonly object[]>;

/** Compares two databases of which one connection sees the tables, also of different versions.
 *  @param replaced, backup what precedes the name of each table: a schema */
export async function findDifferences(
  ask: Ask,
  replaced: string,
  backup: string,
): Promise<Differences> {
  const newer = await ask(only(replaced, backup));
  const back = await ask(only(backup, replaced));
  const dead = await ask(`
    select reference from ${replaced}.submissions one where not exists (
      select 1 from ${backup}.submissions other
      where other.id = one.id and other.desk_key is not distinct from one.desk_key
        and other.link_key is not distinct from one.link_key
    ) order by id`);
  return {
    onlyReplaced: newer.map((row) => ({
      reference: referenceIn(row),
      isMailed: Boolean(Object(row).mailed),
    })),
    onlyBackup: unique(back.map(referenceIn)),
    deadLinks: dead.map(referenceIn),
  };
}

const IS_MAIL = `channel = 'mail'`;

/** The submissions, events and deletions that only one has, each with whether its mail went out. */
const only = (one: string, other: string) => `
  select id as place, reference, not exists (
    select 1 from ${one}.outbox
    where submission_id = submissions.id and event is null and state <> 'sent' and ${IS_MAIL}
  ) as mailed
  from ${one}.submissions
  where not exists (select 1 from ${other}.submissions too where too.id = submissions.id)
  union all
  select events.submission_id, reference, not exists (
    select 1 from ${one}.outbox
    where outbox.submission_id = events.submission_id and event = number and state <> 'sent' and ${IS_MAIL}
  )
  from ${one}.events join ${one}.submissions on submissions.id = events.submission_id
  where not exists (
    select 1 from ${other}.events too
    where too.submission_id = events.submission_id and too.number = events.number
  )
  union all
  select at, reference, not exists (
    select 1 from ${one}.outbox
    where state in ('waiting', 'dead') and kind = 'deletion' and about = reference
  )
  from ${one}.deletions
  where not exists (select 1 from ${other}.deletions too where too.reference = deletions.reference)
  order by place`;

const referenceIn = (row: object) => String(Object(row).reference);

export const unique = (references: readonly string[]) => [...new Set(references)];
