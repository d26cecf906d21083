import { findDiaryKeys, replaceDiaryKeys } from '../../diary/diary-key.repository.ts';
import { diaryFeedUrl, diaryPageUrl } from '../../diary/diary-links.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done } from './command.ts';

export const diary: AddCommand = (program, action) =>
  program
    .command('diary')
    .summary('Prints the links to the diary and to its calendar')
    .description(`The diary shows what waits and the moves by day, without names, numbers and street addresses.
The second link is for a phone's calendar: subscribe to it there. Whoever has a link sees what it
shows; a leaked one is replaced with --new, and everybody in the team needs the new one then.`)
    .option('--new', 'makes new links: earlier links stop working')
    .action(action(runDiary));

async function runDiary({ config, terminal }: Call, options: { new?: true }) {
  return withDatabase(config.database, async (db) => {
    const known = options.new ? undefined : await findDiaryKeys(db);
    const keys = known ?? (await replaceDiaryKeys(db));
    await terminal.print(
      `Diary     ${diaryPageUrl(config.siteUrl, keys)}\nCalendar  ${diaryFeedUrl(config.siteUrl, keys)}\n`,
    );
    if (options.new) terminal.note('Earlier links to the diary no longer work.');
    return done;
  });
}
