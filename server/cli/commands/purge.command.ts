import { suspectedKeptFor } from '../../../content/terms.ts';
import { countsInWords } from '../../kinds.ts';
import { purge as purgeExpired } from '../../retention/purge.ts';
import { countExpired } from '../../retention/retention.repository.ts';
import { retentionLimits } from '../../retention/retention-limits.ts';
import { wipeRemoved } from '../../retention/wipe.ts';
import { withDatabase } from '../team-database.ts';
import { type Command, DRY_RUN_OPTION, done, failed } from './command.ts';

export const purge: Command = {
  name: 'purge',
  operands: [],
  about: 'Removes what was kept long enough; the server does so once a day',
  details: `Older than RETENTION_YEARS, by the calendar of South Africa; suspected spam after ${suspectedKeptFor},
canaries after 7. As completely as erase does, and it finishes an erase that somebody held up.`,
  options: DRY_RUN_OPTION,
  async run({ has, config, terminal, now }) {
    const limits = retentionLimits(now(), config.retentionYears);
    return withDatabase(config.database, async (db) => {
      if (has('dry-run')) {
        const expired = countsInWords(await countExpired(db, limits));
        await terminal.print(`Would remove ${expired}.\n`);
        return done;
      }
      const { removed, mailFiles } = await purgeExpired(db, config, limits);
      await terminal.print(
        `Removed ${countsInWords(removed)} and ${mailFiles} mail ${mailFiles === 1 ? 'file' : 'files'}.\n`,
      );
      const wiped = await wipeRemoved(db);
      if (wiped !== 'busy') return done;
      return failed(
        'Not done: somebody else reads or writes the database, so that their bytes are still in it. Run it again in a minute.',
      );
    });
  },
};
