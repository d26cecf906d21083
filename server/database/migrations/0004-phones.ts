import { type Kysely, sql } from 'kysely';

/** An index of the last nine digits of a number: 082 555 0119 and +27 82 555 0119 are one. */
export const phones = {
  async up(db: Kysely<unknown>): Promise<void> {
    const bare = [' ', '-', '(', ')', '.', '+'].reduce(
      (text, sign) => `replace(${text}, '${sign}', '')`,
      'phone',
    );
    await sql
      .raw(`create index submissions_phone on submissions (substr(${bare}, length(${bare}) - 8))`)
      .execute(db);
  },
};
