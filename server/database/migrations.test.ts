import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-request.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { findQuote, insertQuote } from '../request/request.repository.ts';

test('a database from before there were messages keeps its requests and takes messages', async () => {
  const file = join(temporaryFolder(), 'requests.db');
  const before = await openTestDatabase(file);
  const { access: _, ...quote } = SAMPLE_QUOTE;
  await insertQuote(before, quote);
  const raw = new DatabaseSync(file);
  raw.exec(`
    drop table contact_submissions;
    alter table quote_requests drop column flag;
    alter table quote_requests drop column access;
    drop index quote_requests_link_key;
    alter table quote_requests drop column link_key;
    drop table follow_ups;
    drop table desk_keys;
    drop table desk_events;
    drop table notices;
    drop index quote_requests_received_at;
    delete from kysely_migration where name > '0001-requests-and-outbox';
  `);
  raw.close();
  const after = await openTestDatabase(file);
  expect(await findQuote(after, quote.id)).toEqual(quote);
  expect(await after.selectFrom('contactSubmissions').selectAll().execute()).toEqual([]);
});

test('a database from before access was asked for keeps its requests and takes access', async () => {
  const file = join(temporaryFolder(), 'requests.db');
  const { access: _, ...early } = SAMPLE_QUOTE;
  await insertQuote(await openTestDatabase(file), early);
  const raw = new DatabaseSync(file);
  raw.exec(`
    alter table quote_requests drop column access;
    drop index quote_requests_link_key;
    alter table quote_requests drop column link_key;
    drop table follow_ups;
    drop table desk_keys;
    drop table desk_events;
    drop table notices;
    drop index quote_requests_received_at;
    drop index contact_submissions_received_at;
    delete from kysely_migration where name > '0003-flags';
  `);
  raw.close();
  const after = await openTestDatabase(file);
  expect(await findQuote(after, early.id)).toStrictEqual(early);
  const late = { ...SAMPLE_QUOTE, id: 'later', reference: 'JFM-2222-22' };
  await insertQuote(after, late);
  expect(await findQuote(after, late.id)).toStrictEqual(late);
});

test('a database from before private links keeps its requests, which have none', async () => {
  const file = join(temporaryFolder(), 'requests.db');
  const early = { ...SAMPLE_QUOTE, linkKey: null };
  await insertQuote(await openTestDatabase(file), early);
  const raw = new DatabaseSync(file);
  raw.exec(`
    drop index quote_requests_link_key;
    alter table quote_requests drop column link_key;
    drop table follow_ups;
    drop table desk_keys;
    drop table desk_events;
    drop table notices;
    drop index quote_requests_received_at;
    drop index contact_submissions_received_at;
    delete from kysely_migration where name > '0004-access';
  `);
  raw.close();
  const after = await openTestDatabase(file);
  expect(await findQuote(after, early.id)).toStrictEqual(early);
  const late = { ...early, id: 'later', reference: 'JFM-2222-22', linkKey: 'a-key' };
  expect(await insertQuote(after, late)).toMatchObject({ linkKey: 'a-key' });
  const same = { ...late, id: 'latest', reference: 'JFM-2222-23' };
  expect(await insertQuote(after, same)).toBeUndefined();
});

test('a database from a newer version is left alone, and the words say what to do', async () => {
  const file = join(temporaryFolder(), 'requests.db');
  await insertQuote(await openTestDatabase(file), SAMPLE_QUOTE);
  const raw = new DatabaseSync(file);
  onTestFinished(() => raw.close());
  raw.exec("insert into kysely_migration values ('9999-later', '2027-01-01T00:00:00.000Z')");
  await expect(openTestDatabase(file)).rejects.toThrow(
    /^The database comes from a newer version of this program .*Update the program, or restore/,
  );
  expect(raw.prepare('select count(*) as count from quote_requests').get()).toEqual({ count: 1 });
});
