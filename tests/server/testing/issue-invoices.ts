// Issues tax invoices in a database until somebody kills it, and prints the number of each once it is stored.
import { openDatabase } from '../../../server/database/database.ts';
import { inTransaction } from '../../../server/database/transaction.ts';
import { insertInvoice } from '../../../server/moves/invoice.repository.ts';
import { loadConfig } from '../../../server/settings/config.ts';
import { SAMPLE_INVOICE } from './sample-invoice.ts';

const db = await openDatabase(loadConfig({ DATABASE_URL: process.argv[2] ?? '' }).database);
for (;;) {
  const number = await inTransaction(db, (trx) =>
    insertInvoice(trx, SAMPLE_INVOICE, { first: 1, at: new Date() }),
  );
  process.stdout.write(`${number}\n`);
}
