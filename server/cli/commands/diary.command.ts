import { findFeedKey, replaceFeedKey } from '../../team/diary/diary-key.repository.ts';
import { diaryFeedUrl, diaryUrl } from '../../waiting/diary-links.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done } from './command.ts';

export const diary: AddCommand = (program, action) =>
  program
    .command('diary')
    .summary('Prints the address of the diary, and the link to its calendar')
    .description(`The diary shows what waits and the moves by day, on devices that are signed in.
The second link is for a phone's calendar: subscribe to it there. It names nobody, but whoever has
it sees the days of the moves; a leaked one is replaced with --new, and everybody in the team
subscribes again then.`)
    .option('--new', 'makes a new link to the calendar: earlier ones stop working')
    .action(action(runDiary));

async function runDiary({ config, terminal }: Call, options: { new?: true }) {
  return withDatabase(config.database, async (db) => {
    const known = options.new ? undefined : await findFeedKey(db);
    const key = known ?? (await replaceFeedKey(db));
    await terminal.print(
      `Diary     ${diaryUrl(config.siteUrl)}\nCalendar  ${diaryFeedUrl(config.siteUrl, key)}\n`,
    );
    if (options.new) terminal.note('Earlier links to the calendar no longer work.');
    return done;
  });
}
