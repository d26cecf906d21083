import { expect, test } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { insertVisitorMail } from '../../../tests/server/testing/insert-visitor-mail.ts';
import { plansOf } from '../../../tests/server/testing/query-plans.ts';
import { SAMPLE_QUOTE } from '../../../tests/server/testing/sample-history.ts';
import { openDatabaseAt, openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { storeEvents, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import { leaseDue } from './lease.repository.ts';
import { insertMail, setFailed } from './outbox.repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function enqueue(db: Database, about: string) {
  return insertMail(db, { kind: 'morning', about });
}

/** Leases mail as a server whose clock is wrong by this shift. */
async function leaseAt(db: Database, shift: number, inHand?: readonly string[]) {
  return leaseDue(db, 'mail', new Date(Date.now() + shift), inHand);
}

/** Simulates the passing of this time. */
async function letPass(db: Database, ms: number) {
  for (const { id, runAt } of await db.selectFrom('outbox').select(['id', 'runAt']).execute()) {
    const earlier = new Date(Date.parse(runAt) - ms).toISOString();
    await db.updateTable('outbox').set({ runAt: earlier }).where('id', '=', id).execute();
  }
}

test('an index finds what is due in a channel, and whether an earlier webhook waits', async () => {
  const byTime =
    /INDEX (outbox_due|outbox_leased) \(channel=\? AND state=\? AND priority=\? AND run_at[<>]/;
  for (const channel of ['mail', 'webhook'] as const) {
    const plans = await plansOf((db) => leaseDue(db, channel, new Date()));
    const used = new Set(plans.map((plan) => byTime.exec(plan)?.[1]));
    expect(used, channel).toEqual(new Set(['outbox_due', 'outbox_leased']));
    if (channel === 'mail') continue;
    for (const plan of plans) {
      expect(plan).toContain('SEARCH earlier USING INDEX outbox_submission (submission_id=?)');
    }
  }
});

test('what a visitor waits for goes out before what thousands of robots sent', async () => {
  const db = await openTestDatabase();
  const robot = await storeRequest(db);
  await storeRequest(db, { flag: 'honeypot' });
  const customer = await storeRequest(db);
  await storeEvents(db, customer, [{ kind: 'quoted', via: 'email', quote: SAMPLE_QUOTE }]);
  await insertMail(db, { kind: 'changed', submissionId: robot.id, event: null });
  await insertMail(db, { kind: 'changed', submissionId: customer.id, event: 1 });
  await insertVisitorMail(db, { kind: 'quote', submissionId: customer.id, event: 1 });
  const order: string[] = [];
  for (let row = await leaseAt(db, 0); row; row = await leaseAt(db, 0)) {
    const by = row.submissionId === customer.id ? 'customer' : 'robot';
    order.push(`${row.kind} of ${row.priority === 3 ? 'suspect' : by}`);
  }
  expect(order).toEqual([
    'quote of customer',
    'changed of customer',
    'received of robot',
    'received of customer',
    'changed of robot',
    'received of suspect',
  ]);
});

onEachDatabase('$name', ({ name, setUp }) => {
  const newDatabase = setUp();

  test('of servers that look at once each gets another mail, and none gets one twice', async () => {
    const url = await newDatabase();
    const servers = [await openDatabaseAt(url), await openDatabaseAt(url)];
    const [db] = servers;
    if (!db) throw new Error('no server');
    for (const about of ['a', 'b', 'c', 'd', 'e']) await enqueue(db, about);
    const looks = await Promise.all(
      Array.from({ length: 10 }, () => servers.map((server) => leaseAt(server, 0))).flat(),
    );
    const leased = looks.flatMap((row) => row?.about ?? []);
    expect(leased.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('an abandoned lease is taken over within two minutes', async () => {
    const db = await openDatabaseAt(await newDatabase());
    await enqueue(db, 'first');
    await leaseAt(db, 0);
    expect(await leaseAt(db, 0)).toBeUndefined();
    await letPass(db, 40_000);
    expect(await leaseAt(db, 0), 'while a try may last').toBeUndefined();
    await letPass(db, 80_000);
    expect(await leaseAt(db, 0)).toMatchObject({ about: 'first' });
  });

  test('what failed waits for its pause', async () => {
    const db = await openDatabaseAt(await newDatabase());
    await enqueue(db, 'first');
    const row = await leaseAt(db, 0);
    if (row) await setFailed(db, row, 'busy', 6 * 60 * MINUTE, new Date());
    expect(await leaseAt(db, 0)).toBeUndefined();
    await letPass(db, 6 * 60 * MINUTE);
    expect(await leaseAt(db, 0)).toMatchObject({ attempts: 1, leaseId: expect.any(String) });
  });

  if (name === 'PostgreSQL') {
    test.each([DAY, -DAY])(
      'a server whose clock is %i ms off neither hurries nor waits',
      async (shift) => {
        const db = await openDatabaseAt(await newDatabase());
        await enqueue(db, 'first');
        const row = await leaseAt(db, shift);
        expect(row).toMatchObject({ about: 'first' });
        for (const other of [shift, 0, -shift]) expect(await leaseAt(db, other)).toBeUndefined();
        if (row) await setFailed(db, row, 'busy', 5000, new Date(Date.now() + shift));
        for (const other of [shift, 0, -shift]) expect(await leaseAt(db, other)).toBeUndefined();
        await letPass(db, 5000);
        expect(await leaseAt(db, -shift)).toMatchObject({ about: 'first', attempts: 1 });
      },
    );
    return;
  }

  test('a clock that was set back a day: an abandoned lease is due, a mail in hand is not', async () => {
    const db = await openDatabaseAt(await newDatabase());
    await enqueue(db, 'first');
    const row = await leaseAt(db, DAY);
    expect(await leaseAt(db, 0, [`${row?.id}`])).toBeUndefined();
    expect(await leaseAt(db, 0)).toMatchObject({ about: 'first' });
  });

  test('a clock that was set back by less than a try may last does not send a mail twice', async () => {
    const db = await openDatabaseAt(await newDatabase());
    await enqueue(db, 'first');
    await leaseAt(db, 30_000);
    expect(await leaseAt(db, 0)).toBeUndefined();
  });

  test('a clock that was set back a day does not make a failed mail wait for it', async () => {
    const db = await openDatabaseAt(await newDatabase());
    await enqueue(db, 'first');
    const row = await leaseAt(db, DAY);
    if (row) await setFailed(db, row, 'busy', 5000, new Date(Date.now() + DAY));
    expect(await leaseAt(db, 0)).toMatchObject({ about: 'first', attempts: 1 });
  });
});
