import { deskPath } from '../../../domain/desk/desk-view.ts';
import { newLinkKey } from '../../submissions/link-key.ts';
import { findSubmission, updateSubmission } from '../../submissions/submission.repository.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done, failed } from './command.ts';

export const rekey: AddCommand = (program, action) =>
  program
    .command('rekey <REF>')
    .summary('Gives one request or message a new link to the desk')
    .description(`For when others have read the team's email: links in earlier emails stop working,
and later emails have the new link. It prints the link: whoever has it answers in
the team's name. A request from before the desk gets its first link this way. The visitor's own link
stays.`)
    .action(action(runRekey));

async function runRekey({ leads, config, terminal }: Call, word: string) {
  const reference = word.trim().toUpperCase();
  return withDatabase(config.database, async (db) => {
    const found = await findSubmission(db, { reference });
    if (!found) {
      return failed(`Nothing has the reference ${reference}. To search: ${leads} find`);
    }
    const deskKey = newLinkKey();
    await updateSubmission(db, found.id, { deskKey });
    await terminal.print(`${config.siteUrl}${deskPath(deskKey)}\n`);
    terminal.note(`Earlier links to the desk of ${reference} no longer work.`);
    return done;
  });
}
