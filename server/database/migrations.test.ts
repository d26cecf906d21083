import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { findQuote, insertQuote } from '../quote/quote.repository.ts';
import { SAMPLE_QUOTE } from '../testing/sample-quote.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openTestDatabase } from '../testing/test-database.ts';

test('a database from before there were messages keeps its requests and takes messages', async () => {
  const file = join(temporaryFolder(), 'requests.db');
  const before = await openTestDatabase(file);
  await insertQuote(before, SAMPLE_QUOTE);
  const raw = new DatabaseSync(file);
  raw.exec(`
    drop table contact_submissions;
    alter table quote_requests drop column flag;
    delete from kysely_migration where name > '0001-requests-and-outbox';
  `);
  raw.close();
  const after = await openTestDatabase(file);
  expect(await findQuote(after, SAMPLE_QUOTE.id)).toEqual(SAMPLE_QUOTE);
  expect(await after.selectFrom('contactSubmissions').selectAll().execute()).toEqual([]);
});
