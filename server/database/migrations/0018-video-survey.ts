import { type Kysely, sql } from 'kysely';

/** Whether the visitor asks for a video survey. Nobody could before. */
export const videoSurvey = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table requests add column video_survey text not null default ''`.execute(db);
  },
};
