import { expect, test } from 'vitest';
import { refuseAll } from '../../server/cli/commands/refuse.command.ts';
import { eachUntouched } from '../../server/cli/untouched.repository.ts';
import { isSqlite } from '../../server/database/dialect.ts';
import { findYear } from '../../server/figures/find-year.ts';
import { findPayments } from '../../server/moves/payment.repository.ts';
import { turnOnWebhooks } from '../../server/notifications/webhooks/webhook-switch.ts';
import { findClockDoubt } from '../../server/retention/clock-doubt.ts';
import { purge } from '../../server/retention/purge.ts';
import { wipeIfDue } from '../../server/retention/wipe.ts';
import { leaseDue, releaseLeases } from '../../server/sending/outbox/lease.repository.ts';
import {
  deleteDeletionMail,
  deleteMorningMailBefore,
  deleteSentMails,
  findDeletionMail,
  findUnsent,
  retryMail,
} from '../../server/sending/outbox/outbox.queries.ts';
import { loadConfig } from '../../server/settings/config.ts';
import { createLog } from '../../server/settings/log.ts';
import { findDiaryCases } from '../../server/team/diary/diary-cases.ts';
import { diaryFeed } from '../../server/team/diary/diary-feed.ts';
import { findInDiary } from '../../server/team/diary/find-in-diary.ts';
import { createMailJobs } from '../../server/waiting/mail-jobs.ts';
import { onEachDatabase } from './testing/databases.ts';
import { watchQueries } from './testing/query-plans.ts';
import { SAMPLE_REQUEST } from './testing/sample-request.ts';
import { idleOutbox } from './testing/test-app.ts';
import { openDatabaseAt } from './testing/test-database.ts';
import { storeRequest } from './testing/test-desk.ts';
import { withQuote } from './testing/test-quote.ts';

/** They grow with the years. SQLite names a table by its alias. */
const GROWING = 'submissions|requests|messages|events|outbox|search_terms|visits|payments|invoices';
const SCANS = {
  sqlite: new RegExp(`\\bSCAN (?:${GROWING}|earlier|one|other|too)\\b`),
  postgres: new RegExp(`\\bSeq Scan on (?:${GROWING})\\b`),
};

/** What ends at the first row that it finds. */
const isCutShort = (query: string) => /\blimit \S+$/.test(query);

onEachDatabase('on $name', ({ setUp }) => {
  const newDatabase = setUp();

  async function server() {
    const { db, plans } = watchQueries(await openDatabaseAt(await newDatabase()));
    const config = loadConfig({
      SITE_URL: 'https://movers.example',
      SMTP_URL: 'smtp://mail.movers.example',
      RATE_LIMIT: '0',
      WEBHOOK_URL: 'https://hooks.example/',
      WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    });
    return { ...(await withQuote({ db, config })), config, plans };
  }

  test('nothing that a timer, a probe, a page or a press asks reads a whole table', async () => {
    const moving = await server();
    const { db, app, clock, config, reference, id, plans } = moving;
    const [log, outbox, now] = [createLog('silent'), idleOutbox(), () => new Date(clock.time)];
    await moving.quoteIt();
    await moving.answer('accepted');
    await moving.confirmIt();
    await moving.deliver();
    for (const url of ['/readyz', '/metrics']) expect((await app.inject(url)).statusCode).toBe(200);

    const jobs = createMailJobs({ db, outbox, config, log, now });
    for (const job of jobs) await job.look();
    await moving.morning('2026-12-04');
    clock.time = Date.parse('2026-12-04T17:00:00+02:00');
    for (const job of jobs) await job.look();
    for (const payment of [{ amount: 100 }, { amount: 100 }]) {
      await moving.act({ kind: 'paid', how: 'cash', day: '2026-12-04', said: '', ...payment });
    }
    const { account } = await moving.desk();
    await moving.act({ kind: 'struck', about: account?.payments.at(-1)?.number, said: 'Twice' });
    clock.time = Date.parse('2026-12-07T17:00:00+02:00');
    const bill = { price: 6500, lines: [], day: '2026-12-07', said: '' };
    expect((await moving.act({ kind: 'settled', ...bill })).statusCode).toBe(200);
    await moving.deliver();
    await moving.morning('2026-12-08');
    await moving.get('/api/desk/days/2026-12-07', moving.deskKey);
    await findPayments(db, { from: '2026-12-01', to: '2026-12-31' });
    await turnOnWebhooks(db, now());
    await moving.put({ ...SAMPLE_REQUEST, bedrooms: '4+' });
    for (const channel of ['mail', 'webhook'] as const) {
      await leaseDue(db, channel, now());
      await releaseLeases(db, channel);
    }
    await findClockDoubt(db, now(), 7);
    await purge(db, now(), 7);
    await wipeIfDue(db, { now: now() });

    await findDiaryCases(db, now());
    for (const typed of ['thandi nkosi', '0119', reference]) await findInDiary(db, typed, now());
    await diaryFeed(db, now());
    await findYear(db, now());
    await findUnsent(db);
    await findDeletionMail(db, reference);
    for (const which of ['all', { submissionIds: [id] }, { deletion: reference }] as const) {
      await retryMail(db, which);
    }
    await storeRequest(db, { flag: 'too-fast' });
    for await (const some of eachUntouched(db, { suspected: true })) {
      await refuseAll(db, some, { by: 'Anna', at: now() });
    }
    await deleteMorningMailBefore(db, '2026-12-01');
    await deleteDeletionMail(db, [reference]);
    await deleteSentMails(db, ['sign-in'], now().toISOString());

    const scan = isSqlite(db) ? SCANS.sqlite : SCANS.postgres;
    const asked = await plans();
    expect(asked.length).toBeGreaterThan(100);
    const reading = asked.filter(({ sql: query, plan }) => scan.test(plan) && !isCutShort(query));
    expect([...new Map(reading.map((each) => [each.sql, each])).values()]).toEqual([]);
  });
});
