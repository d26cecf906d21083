import type { Database } from '../database.ts';

/** The name of the run of `leads restore`. */
export const RESTORED = 'restored';

/** The name of the last purge that trusted the clock. */
export const PURGED = 'purged';

/** The name of the last deletion of which a page of SQLite's file may still have a copy. */
export const TO_WIPE = 'to wipe';

/** The name of the run that set up a receiver of webhooks. Without it none are stored. */
export const WEBHOOKS = 'webhooks';

/** The names of the runs that decided on a day's morning mail begin so. */
export const MORNING = 'morning ';

/** The names of reminders of digests begin so. */
export const REMINDED = 'reminded ';

/** @returns when that job ran; undefined if it did not */
export async function jobRanAt(db: Database, name: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('jobRuns')
    .select('at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && new Date(row.at);
}

/** @returns false, having stored nothing, if it ran already */
export async function insertJobRun(trx: Database, name: string, at: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('jobRuns')
    .values({ name, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Stores when the job ran last. */
export async function setJobRun(db: Database, name: string, time: Date): Promise<void> {
  const at = time.toISOString();
  await db
    .insertInto('jobRuns')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}

/** Takes one of a few turns, for what may happen so often in a while on all servers together. Each turn is a row, which
 *  can be taken again once it is older: two servers never get the same one.
 *  @returns false if all are taken */
export async function takeTurn(
  trx: Database,
  name: string,
  { most, since, at }: { readonly most: number; readonly since: Date; readonly at: Date },
): Promise<boolean> {
  for (let turn = 1; turn <= most; turn += 1) {
    const taken = await trx
      .insertInto('jobRuns')
      .values({ name: `${name} ${turn}`, at: at.toISOString() })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ at: at.toISOString() })
          .where('jobRuns.at', '<=', since.toISOString()),
      )
      .returning('name')
      .executeTakeFirst();
    if (taken) return true;
  }
  return false;
}

export async function deleteJobRun(db: Database, name: string): Promise<void> {
  await db.deleteFrom('jobRuns').where('name', '=', name).execute();
}

/** @returns the last day whose morning mail was decided on; undefined if there was none */
export async function lastMorning(db: Database): Promise<string | undefined> {
  return (await namesOfRuns(db, MORNING)).toSorted().at(-1);
}

/** The rest of the names of the runs that begin so. */
export async function namesOfRuns(db: Database, begin: string): Promise<string[]> {
  return (await findJobRuns(db, begin)).map(({ name }) => name.slice(begin.length));
}

/** The runs whose names begin so. */
async function findJobRuns(db: Database, begin: string) {
  return db.selectFrom('jobRuns').selectAll().where('name', 'like', `${begin}%`).execute();
}

export async function deleteJobRunsBefore(trx: Database, begin: string, before: string) {
  await trx
    .deleteFrom('jobRuns')
    .where('name', 'like', `${begin}%`)
    .where('at', '<', before)
    .execute();
}
