import { REMINDED_WITHIN_MS } from '../../domain/desk/reminder.ts';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/database.ts';
import { findMorningCases } from '../../server/waiting/morning-cases.ts';
import { findUnanswered } from '../../server/waiting/waiting.repository.ts';

/** The server's own work, each minute and each morning. */
export async function timeLooks(url: string): Promise<Map<string, number>> {
  const db = await openDatabase(loadConfig({ DATABASE_URL: url }).database);
  const time = async (look: () => Promise<unknown>) => {
    const began = performance.now();
    await look();
    return performance.now() - began;
  };
  const since = new Date(Date.now() - REMINDED_WITHIN_MS).toISOString();
  try {
    return new Map([
      ['looking for reminders', await time(() => findUnanswered(db, since))],
      ['the morning’s list', await time(() => findMorningCases(db, new Date()))],
    ]);
  } finally {
    await db.destroy();
  }
}
