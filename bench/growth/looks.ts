import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { AGREED } from '../../domain/move/stage.ts';
import { openDatabase } from '../../server/database/database.ts';
import { findPayments } from '../../server/moves/payment.repository.ts';
import { findClockDoubt } from '../../server/retention/clock-doubt.ts';
import { emptyLog } from '../../server/retention/empty-log.ts';
import { findExpired } from '../../server/retention/retention.repository.ts';
import { retentionLimits } from '../../server/retention/retention-limits.ts';
import { deleteMorningMailBefore, findUnsent } from '../../server/sending/outbox/outbox.queries.ts';
import { findUnsentNews } from '../../server/sending/outbox/unsent-news.queries.ts';
import { loadConfig } from '../../server/settings/config.ts';
import { REMINDED_WITHIN_MS } from '../../server/waiting/due-reminder.ts';
import { findMorningCases } from '../../server/waiting/morning-cases.ts';
import {
  countTrucks,
  findLateDeposits,
  findOpenAccounts,
  findPlanned,
  findUnanswered,
} from '../../server/waiting/waiting.repository.ts';
import { median } from '../table.ts';

const YEARS = 7;
const LOOKS = 5;

/** The server's own work, each minute and each morning. */
export async function timeLooks(url: string): Promise<Map<string, number>> {
  const db = await openDatabase(loadConfig({ DATABASE_URL: url }).database);
  const time = async (look: () => Promise<unknown>) => {
    const taken: number[] = [];
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const began = performance.now();
      await look();
      taken.push(performance.now() - began);
    }
    return median(taken);
  };
  const since = new Date(Date.now() - REMINDED_WITHIN_MS).toISOString();
  const today = localDay(new Date());
  const tomorrow = addDays(today, 1);
  const lastDays = { from: addDays(today, -5), to: today };
  try {
    return new Map([
      ['looking for reminders', await time(() => findUnanswered(db, since))],
      ['the morning’s list', await time(() => findMorningCases(db, new Date()))],
      ['the sum of all that is open', await time(() => findOpenAccounts(db))],
      ['deposits that are late', await time(() => findLateDeposits(db, today))],
      [
        'mails of the day before',
        await time(() => findPlanned(db, ['booked'], { from: tomorrow, to: tomorrow })),
      ],
      ['trucks of a day', await time(() => countTrucks(db, AGREED, { from: today, to: today }))],
      ['payments of some days', await time(() => findPayments(db, lastDays))],
      ['whether the clock is right', await time(() => findClockDoubt(db, new Date(), YEARS))],
      [
        'what is kept long enough',
        await time(() => findExpired(db, retentionLimits(new Date(), YEARS))),
      ],
      ['news that did not go out', await time(() => findUnsentNews(db))],
      ['email that did not go out', await time(() => findUnsent(db))],
      ['the morning emails of other days', await time(() => deleteMorningMailBefore(db, '2000'))],
      ['an empty log', await time(() => emptyLog(db))],
    ]);
  } finally {
    await db.destroy();
  }
}
