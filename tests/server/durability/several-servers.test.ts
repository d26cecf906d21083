// @module-tag slow
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { termsOf } from '../../../content/terms.ts';
import { DAY_MS } from '../../../domain/dates/calendar-date.ts';
import { findCase } from '../../../server/moves/case.ts';
import { findSubmission } from '../../../server/requests/submission.repository.ts';
import { eventually } from '../../eventually.ts';
import { outboxIsEmpty } from '../testing/outbox-waiting.ts';
import { withPostgres } from '../testing/postgres.ts';
import { reckon } from '../testing/reckoning.ts';
import { SAMPLE_QUOTE } from '../testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { signedIn } from '../testing/signed-in.ts';
import { clockShiftedBy } from '../testing/spawn-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { openMailServer } from '../testing/test-mail-server.ts';
import { createVisitors } from '../testing/visitors.ts';

const REQUESTS = 120;
const VISITORS = 12;

const newDatabase = withPostgres();

async function setUp() {
  const databaseUrl = await newDatabase();
  const mails = await openMailServer();
  const folder = prepareFolder(temporaryFolder());
  // Requests of a clock that is a day behind would be reminded of, as if they had waited for a day.
  const quiet = { REMIND_AFTER: 'off' };
  const environment = { DATABASE_URL: databaseUrl, SMTP_URL: mails.url, RATE_LIMIT: '0', ...quiet };
  const start = (hours = 0) => startServerProcess(folder, environment, [clockShiftedBy(hours)]);
  const open = () => openDatabaseAt(databaseUrl);
  return { mails, start, open, visitors: createVisitors() };
}

test('three servers with clocks a day apart: tables made once, each request mailed once', async () => {
  const { mails, start, open, visitors } = await setUp();
  const servers = await Promise.all([start(-24), start(), start(24)]);
  const urls = servers.map(({ url }) => url);
  const db = await open();
  const { rows } = await sql`select name from kysely_migration`.execute(db);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);

  let next = 0;
  const pressing = Array.from({ length: VISITORS }, async () => {
    for (let number = next++; number < REQUESTS; number = next++) {
      await visitors.pressUntilTaken(() => `${urls[number % urls.length]}`, `form-${number}`);
    }
  });
  await Promise.all(pressing);
  // Two servers get one click a hundred times at once.
  const clicks = Array.from({ length: 100 }, (_, number) =>
    visitors.pressUntilTaken(() => `${urls[number % 2]}`, 'one-click'),
  );
  await Promise.all(clicks);

  await outboxIsEmpty(db);
  expect(visitors.broken).toEqual([]);
  const result = await reckon(db, visitors.acknowledged.values(), mails.accepted);
  expect(result).toMatchObject({ found: REQUESTS + 1, mailedOnce: REQUESTS + 1, lost: [] });
  expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(REQUESTS + 1);
});

test('two servers with clocks two minutes apart: a history in order, and each mail once', async () => {
  const { mails, start, open } = await setUp();
  const [ahead, behind] = await Promise.all([start(1 / 30), start(-1 / 30)]);
  const db = await open();
  const device = await signedIn(db);
  const call = async (server: typeof ahead, path: string, key: string, body: object) => {
    const response = await fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...device,
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    return response;
  };
  const receipt = await call(ahead, 'quote-requests', '', SAMPLE_REQUEST);
  const { id, linkKey } = (await receipt.json()) as { id: string; linkKey: string }; // As in ARCHITECTURE.md.
  const { deskKey } = (await findSubmission(db, { id })) ?? {};
  const validUntil = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  const quote = { ...SAMPLE_QUOTE, kind: 'quoted', via: 'email', by: 'Anna', validUntil };
  const desk = (server: typeof ahead, action: object) => call(server, 'desk', `${deskKey}`, action);
  const answer = (server: typeof ahead, kind: string, said?: string) =>
    call(server, 'your-move/quote', linkKey, { kind, quote: 2, said, terms: termsOf });
  await desk(ahead, { kind: 'taken', by: 'Anna', after: 0 });
  await desk(ahead, { ...quote, after: 1 });
  await answer(behind, 'seen');
  await answer(behind, 'asked', 'And the piano?');
  await desk(ahead, { kind: 'phoned', by: 'Anna', said: 'It comes too', after: 4 });
  await answer(behind, 'accepted');
  const { events, progress } = (await findCase(db, { id })) ?? {};
  expect(events?.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
    '1 taken',
    '2 quoted',
    '3 seen',
    '4 asked',
    '5 phoned',
    '6 accepted',
  ]);
  const times = events?.map(({ at }) => at) ?? [];
  expect(times).not.toEqual(times.toSorted());
  expect(progress).toMatchObject({ stage: 'accepted', openWishes: [] });
  await outboxIsEmpty(db);
  // The request, the quote, the question, the yes and our answer to it.
  const copies = Map.groupBy(mails.accepted, ({ messageId }) => messageId);
  expect([...copies.values()].map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
});

test('a rolling restart under load: each server is replaced, nothing is lost', async () => {
  const { mails, start, open, visitors } = await setUp();
  const servers = await Promise.all([start(), start()]);
  let going = true;
  const pressing = Array.from({ length: VISITORS }, async (_, visitor) => {
    let tries = visitor;
    // Like a load balancer: a request without an answer goes to the next server.
    const url = () => `${servers[tries++ % servers.length]?.url}`;
    for (let number = 0; going; number += 1) {
      await visitors.pressUntilTaken(url, `visitor-${visitor}-${number}`);
    }
  });
  for (const [place, old] of [...servers].entries()) {
    const before = visitors.acknowledged.size;
    old.child.kill('SIGTERM');
    expect(await old.ended).toBe(0);
    servers[place] = await start();
    await eventually(() => expect(visitors.acknowledged.size).toBeGreaterThan(before + 20));
  }
  going = false;
  await Promise.all(pressing);

  const db = await open();
  await outboxIsEmpty(db);
  expect(visitors.broken).toEqual([]);
  const thanked = visitors.acknowledged;
  const result = await reckon(db, thanked.values(), mails.accepted);
  expect(result).toMatchObject({ mailedOnce: thanked.size, lost: [] });
});
