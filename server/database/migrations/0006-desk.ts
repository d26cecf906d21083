import type { Kysely } from 'kysely';

/** The keys of the team's page, none for earlier submissions, and what happened after each one. */
export const desk = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('desk_keys')
      .addColumn('subject_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('desk_key', 'text', (column) => column.notNull().unique())
      .execute();

    await db.schema
      .createTable('desk_events')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text')
      .addColumn('content', 'text')
      .addColumn('press', 'text', (column) => column.notNull())
      .addUniqueConstraint('desk_events_press', ['subject_id', 'press'])
      .execute();
  },
};
