import { type Kysely, sql } from 'kysely';

/** An index for the moves of some days that have reached a stage. SQLite took the index of the stage, and read all
 *  moves that ever had it. Uses only SQL that SQLite and PostgreSQL share. */
export const daysOfAStage = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [
      'drop index submissions_move_day',
      'create index submissions_stage_move_day on submissions (stage, move_day) where move_day is not null',
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
