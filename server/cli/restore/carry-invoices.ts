import { vat } from '../../../content/company.ts';
import type { Database } from '../../database/database.ts';

/** As many may a lost database have issued since its last backup. */
const LOST_NUMBERS = 1000;

/** Runs a statement, and gives its rows. */
type Run = (statement: string) => Promise<readonly object[]>;

/** Gives the backup the tax invoices and notes that only the replaced database has: they were issued, and their numbers must not come
 *  again.
 *  @param replaced, backup what precedes the name of each table: a schema */
export async function carryInvoices(run: Run, replaced: string, backup: string): Promise<void> {
  await run(`
    insert into ${backup}.invoices (number, at, ended_at, reference, content)
    select number, at, ended_at, reference, content from ${replaced}.invoices one
    where not exists (select 1 from ${backup}.invoices two where two.number = one.number)`);
  await run(`
    update ${backup}.invoices set ended_at = (
      select one.ended_at from ${replaced}.invoices one where one.number = invoices.number
    )
    where ended_at is null`);
  const [highest] = await run(`
    select max(number) as last from (
      select number from ${replaced}.invoices
      union all select last from ${replaced}.invoice_numbers
    ) used`);
  const last = Number(Object(highest).last);
  if (last === 0) return;
  await run(`
    insert into ${backup}.invoice_numbers as known (series, last) values ('tax papers', ${last})
    on conflict (series) do update set last = ${last} where known.last < ${last}`);
}

/** Leaves out the numbers that a database may have issued which is lost: nobody knows them.
 *  @returns the first number from now on; null if none was ever issued, and none will be */
export async function leaveOutNumbers(db: Database): Promise<number | null> {
  const row = await db.selectFrom('invoiceNumbers').select('last').executeTakeFirst();
  if (!row && !vat) return null;
  const last = (row?.last ?? (vat?.firstInvoice ?? 1) - 1) + LOST_NUMBERS;
  await db
    .insertInto('invoiceNumbers')
    .values({ series: 'tax papers', last })
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ last }))
    .execute();
  return last + 1;
}
