import { suspectedKeptFor } from '../../../content/terms.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { databaseTime } from '../../database/dialect.ts';
import { countsInWords } from '../../requests/kinds/kinds.ts';
import { findClockDoubt } from '../../retention/clock-doubt.ts';
import { purge as purgeExpired } from '../../retention/purge.ts';
import { countExpired } from '../../retention/retention.repository.ts';
import { retentionLimits } from '../../retention/retention-limits.ts';
import { wipeRemoved } from '../../retention/wipe.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, DRY_RUN_OPTION, done, failed } from './command.ts';

export const purge: AddCommand = (program, action) =>
  program
    .command('purge')
    .summary('Removes what was kept long enough; the server does so once a day')
    .description(`Older than RETENTION_YEARS, by the calendar of South Africa; suspected spam after ${suspectedKeptFor}.
Refused while the clock may be wrong. As completely as erase does, and it finishes an erase that somebody held up.`)
    .option(...DRY_RUN_OPTION)
    .option('--anyway', 'removes it although the clock may be wrong; look at the date first')
    .action(action(runPurge));

async function runPurge(
  { config, terminal, now, leads }: Call,
  { dryRun, anyway }: { dryRun?: true; anyway?: true },
) {
  return withDatabase(config.database, async (db) => {
    const time = await databaseTime(db, now());
    const doubt = anyway ? undefined : await findClockDoubt(db, time, config.retentionYears);
    const end =
      doubt === undefined
        ? done
        : failed(
            `Nothing is removed by its age, because the clock may be wrong: it says ${localDay(time)}, and ${doubt}. If the date and RETENTION_YEARS are right, run ${leads} purge --anyway.`,
          );
    if (dryRun) {
      const expired = await countExpired(db, retentionLimits(time, config.retentionYears));
      await terminal.print(`Would remove ${countsInWords(expired)}.\n`);
      return end;
    }
    const removed = doubt ? {} : await purgeExpired(db, time, config.retentionYears);
    await terminal.print(`Removed ${countsInWords(removed)}.\n`);
    const wiped = await wipeRemoved(db, { now: time });
    if (wiped !== 'busy') return end;
    return failed(
      'Not done: somebody else reads or writes the database, so that their bytes are still in it. Run it again in a minute.',
    );
  });
}
