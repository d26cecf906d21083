import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../dialect.ts';

/** Credit and debit notes are found by the request that they are about, and share their numbers with invoices; what lists and
 *  reports ask of an account. */
export const money = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table invoices add column reference text not null default ''`.execute(db);
    const content = isSqlite(db) ? sql`content` : sql`content::json`;
    await sql`update invoices set reference = ${content} ->> 'reference'`.execute(db);
    await sql`create index invoices_reference on invoices (reference)`.execute(db);
    // What reports count of a submission, as its price.
    await sql`alter table submissions add column received_cents integer`.execute(db);
    // Each morning lists those that are late.
    await sql`alter table submissions add column deposit_by text`.execute(db);
    await sql`create index submissions_deposit_by on submissions (deposit_by)
      where deposit_by is not null`.execute(db);
    await sql`create table invoice_numbers (
      series text primary key not null,
      last integer not null
    )`.execute(db);
    await sql`insert into invoice_numbers (series, last)
      select 'tax papers', max(number) from invoices having count(*) > 0`.execute(db);
  },
};
