import { expect, test, vi } from 'vitest';
import { onEachDatabase } from '../../../tests/server/testing/databases.ts';
import { openDatabaseAt } from '../../../tests/server/testing/test-database.ts';
import { leaseDue } from './lease.repository.ts';
import { insertMail, setDead, setSent } from './outbox.repository.ts';
import { outboxBacklog } from './outbox-backlog.ts';

onEachDatabase('$name', ({ setUp }) => {
  const newDatabase = setUp();

  test('counts what waits and what was given up, and how old the oldest is that waits', async () => {
    const db = await openDatabaseAt(await newDatabase());
    const now = new Date();
    const later = new Date(now.getTime() + 3_600_000);
    expect(await outboxBacklog(db, later)).toEqual({
      waiting: 0,
      dead: 0,
      oldestWaitingSeconds: 0,
    });
    const tenMinutesAgo = new Date(now.getTime() - 600_000);
    vi.useFakeTimers({ toFake: ['Date'], now: tenMinutesAgo });
    await insertMail(db, { kind: 'morning', about: 'waiting' });
    vi.useRealTimers();
    for (const about of ['sent', 'dead', 'in hand']) {
      await insertMail(db, { kind: 'morning', about });
    }
    // The order is open, because ids made in the same millisecond have none.
    for (let row = await leaseDue(db, 'mail', now); row; row = await leaseDue(db, 'mail', now)) {
      if (row.about === 'sent') await setSent(db, row, now);
      if (row.about === 'dead') await setDead(db, row, 'no such mailbox', now);
    }
    const { waiting, dead, oldestWaitingSeconds } = await outboxBacklog(db, later);
    expect({ waiting, dead }).toEqual({ waiting: 2, dead: 1 });
    expect(oldestWaitingSeconds).toBe(4200);
    const { oldestWaitingSeconds: fromThePast } = await outboxBacklog(db, new Date(0));
    expect(fromThePast).toBe(0);
  });
});
