import { join } from 'node:path';
import { type Insertable, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { letTimePass, outboxIsEmpty } from '../../../tests/server/testing/outbox-waiting.ts';
import { withPostgres } from '../../../tests/server/testing/postgres.ts';
import { quoted, SAMPLE_PAYMENT } from '../../../tests/server/testing/sample-history.ts';
import { SAMPLE_INVOICE } from '../../../tests/server/testing/sample-invoice.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import {
  prepareFolder,
  runServer,
  startServerProcess,
} from '../../../tests/server/testing/server-process.ts';
import { signedIn } from '../../../tests/server/testing/signed-in.ts';
import { temporaryFolder } from '../../../tests/server/testing/temporary-folder.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import {
  openDesk,
  storeEvents,
  storeMessage,
  storeRequest,
} from '../../../tests/server/testing/test-desk.ts';
import { openMailServer } from '../../../tests/server/testing/test-mail-server.ts';
import { isEmpty } from '../../database/copy-rows.ts';
import type { Database } from '../../database/database.ts';
import { setJobRun } from '../../database/jobs/job-run.repository.ts';
import type { EventTable } from '../../database/tables/event.table.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addTaps } from '../../figures/tap.repository.ts';
import { insertInvoice } from '../../moves/invoice.repository.ts';
import { countAcknowledgement } from '../../requests/acknowledgement.repository.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import { replaceFeedKey } from '../../team/diary/diary-key.repository.ts';
import { deleteMove } from '../../your-move/delete-move.ts';
import { IN_USE } from './in-use.ts';

/** Something in every table, and text that is difficult to carry. */
async function fill(db: Database) {
  const linkKey = newLinkKey();
  const quote = await storeRequest(db, { name: "Zoë “O'Neil” \\ 🚚", linkKey });
  await storeEvents(db, quote, [
    { kind: 'taken', by: 'Anna' },
    quoted(),
    { kind: 'phoned', said: '' },
    { kind: 'paid', ...SAMPLE_PAYMENT },
  ]);
  await storeMessage(db, { flag: 'too-fast' });
  const deleted = newLinkKey();
  await storeRequest(db, { linkKey: deleted });
  await deleteMove(db, deleted, new Date('2026-11-22T06:00:00Z'));
  await inTransaction(db, (trx) =>
    countAcknowledgement(trx, 'zoe@visitor.example', new Date('2026-11-22T06:00:00Z')),
  );
  await setJobRun(db, 'purged', new Date('2026-11-22T06:00:00Z'));
  await replaceFeedKey(db);
  await signedIn(db);
  const tap = { page: '/', kind: 'call', source: 'direct', count: 7 } as const;
  await addTaps(db, [{ day: '2026-11-22', ...tap }], 10);
  await inTransaction(db, (trx) =>
    insertInvoice(trx, SAMPLE_INVOICE, { first: 1, at: new Date('2026-11-22T06:00:00Z') }),
  );
}

/** Every row of every table that is copied, whatever the database's order. */
async function rowsIn(db: Database) {
  const all = await db.introspection.getTables();
  const tables = all.filter(({ name }) => name !== 'sign_in_links');
  const rows = tables.map(async ({ name }) => {
    const all = await sql<object>`select * from ${sql.table(name)}`.execute(db.withoutPlugins());
    const sorted = all.rows.map((row) => JSON.stringify(Object.entries(row).toSorted()));
    return [name, sorted.toSorted()] as const;
  });
  return new Map(await Promise.all(rows));
}

const nothingSaid = { exitCode: 1, out: '' };

describe('with PostgreSQL', { tags: 'postgres' }, () => {
  const newPostgres = withPostgres();

  test('every table goes there, and back', async () => {
    const url = await newPostgres();
    const sqlite = openDesk();
    await sqlite.using(fill);
    const before = await sqlite.using(rowsIn);
    for (const [name, rows] of before) expect(rows, name).not.toEqual([]);
    expect(await sqlite.leads(`copy --to ${url}`)).toEqual({
      exitCode: 0,
      out: `${url}: 1 quote request, 1 message, 3 emails waiting; all rows compared.\n`,
      err: expect.stringContaining('events: 4 of 4\n'),
    });
    expect(await openDesk({ DATABASE_URL: url }).using(rowsIn)).toEqual(before);
    const back = openDesk();
    expect(await back.leads(`copy --from ${url}`)).toMatchObject({ exitCode: 0 });
    expect(await back.using(rowsIn)).toEqual(before);
  });

  test('rows that fill several pages all arrive', async () => {
    const { leads, using } = openDesk();
    await using(async (db) => {
      const { id } = await storeRequest(db);
      const numbers = Array.from({ length: 4500 }, (_, index) => index + 1);
      const events = numbers.map((number) => ({
        ...{ submissionId: id, number, kind: 'taken', at: `2026-11-22T08:00:00.${number}Z` },
        ...{ content: '{}', idempotencyKey: `key ${number}` },
      }));
      for (let first = 0; first < events.length; first += 500) {
        const some = events.slice(first, first + 500) as Insertable<EventTable>[];
        await db.insertInto('events').values(some).execute();
      }
    });
    const url = await newPostgres();
    expect((await leads(`copy --to ${url}`)).err).toContain('events: 4500 of 4500\n');
  });

  test('what arrives otherwise than it was is noticed, and nothing is stored', async () => {
    const url = await newPostgres();
    const db = await openDatabaseAt(url);
    for (const statement of SPOIL_MESSAGES) await sql.raw(statement).execute(db);
    const { leads, using } = openDesk();
    await using(fill);
    await expect(leads(`copy --to ${url}`)).rejects.toThrow('messages: of 1 rows');
    expect(await isEmpty(db)).toBe(true);
  });

  test('a database with anything in it takes nothing', async () => {
    const url = await newPostgres();
    const full = openDesk({ DATABASE_URL: url });
    await full.using((db) => storeMessage(db));
    const before = await full.using(rowsIn);
    const { leads, using } = openDesk();
    await using(fill);
    const { err, ...said } = await leads(`copy --to ${url}`);
    expect(said).toEqual(nothingSaid);
    expect(err).toContain('is not empty');
    expect(await full.using(rowsIn)).toEqual(before);
  });

  test('a server with either database, also an idle one, is to be stopped first', async () => {
    const url = await newPostgres();
    const desk = openDesk();
    await desk.using(fill);
    const folder = prepareFolder(desk.folder);
    for (const environment of [desk.environment, { ...desk.environment, DATABASE_URL: url }]) {
      const server = await startServerProcess(folder, environment);
      const { err, ...said } = await desk.leads(`copy --to ${url}`);
      expect(said).toEqual(nothingSaid);
      expect(err).toContain(IN_USE);
      server.child.kill('SIGTERM');
      await server.ended;
    }
    expect(await desk.leads(`copy --to ${url}`)).toMatchObject({ exitCode: 0 });
  });

  test('the business moves: the start asks for the copy, then links open and mail goes once', async () => {
    const folder = prepareFolder(temporaryFolder());
    const mail = await openMailServer('is busy');
    const file = join(folder, 'requests.db');
    const shared = { SMTP_URL: mail.url, STATE_DIRECTORY: folder };
    const before = { ...shared, DATABASE_URL: `sqlite:${file}` };
    const after = { ...shared, DATABASE_URL: await newPostgres() };
    const first = await startServerProcess(folder, before);
    const answer = await fetch(`${first.url}/api/quote-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SAMPLE_REQUEST),
    });
    const { linkKey, reference }: Record<string, string> = await answer.json();
    first.child.kill('SIGTERM');
    await first.ended;
    mail.fault = () => 'none';

    const refused = runServer(folder, { PORT: '0', ...after });
    expect(await refused.ended).toBe(1);
    const command = /: npm run leads -- (copy --from sqlite:\S+)\. /.exec(refused.output())?.[1];
    expect(command).toBe(`copy --from sqlite:${file}`);
    expect(refused.output()).toContain(`${file} has 1 requests and messages`);

    const { leads, using } = openDesk(after);
    expect(await leads(`${command}`)).toMatchObject({ exitCode: 0 });
    const second = await startServerProcess(folder, after);
    const headers = { authorization: `Bearer ${linkKey}` };
    expect((await fetch(`${second.url}/api/your-move`, { headers })).status).toBe(200);
    await using(async (db) => {
      await letTimePass(db);
      await outboxIsEmpty(db);
    });
    for (const mails of [mail.accepted, mail.acknowledged]) {
      expect(mails.map((each) => each.reference)).toEqual([reference]);
    }
  });
});

/** PostgreSQL changes each message that is stored. */
const SPOIL_MESSAGES = [
  `create function spoil() returns trigger language plpgsql as
    $$ begin new.message = 'other'; return new; end $$`,
  'create trigger spoilt before insert on messages for each row execute function spoil()',
];

test.each([
  ['copy', 'Name one other database'],
  ['copy --from sqlite:a.db --to sqlite:b.db', 'Name one other database'],
  ['copy --to mysql://elsewhere', '--to must name a file or a PostgreSQL database'],
])('%s is explained', async (words, why) => {
  const { exitCode, err } = await openDesk().leads(words);
  expect(exitCode).toBe(2);
  expect(err).toContain(why);
});
