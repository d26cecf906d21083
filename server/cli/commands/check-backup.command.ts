import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { shortTime } from '../../../domain/dates/local-time.ts';
import { countsInWords } from '../../requests/kinds/kinds.ts';
import { whyUnreadable } from '../restore/backup-file.ts';
import { prepareBackup } from '../restore/prepare-backup.ts';
import { placeFor, withScratchFolder } from '../restore/scratch-folder.ts';
import { eachSubmission } from '../stored-submission.repository.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done, failed } from './command.ts';

export const checkBackup: AddCommand = (program, action) =>
  program
    .command('check-backup <FILE>')
    .summary('Tries a backup out; the database is not touched, the server may run')
    .description(`It copies the file, checks the copy, brings it to this version as restore would, and says what is
in it. The copy is gone afterwards.`)
    .action(action(runCheck));

async function runCheck({ config: { database }, terminal, now }: Call, name: string) {
  const backup = resolve(name);
  const unreadable = whyUnreadable(backup);
  if (unreadable) return failed(unreadable);
  return withScratchFolder(existing(placeFor(database)), async (scratch) => {
    const prepared = await prepareBackup(backup, join(scratch, 'backup.db'), now());
    if ('refusal' in prepared) return failed(`${backup} ${prepared.refusal}`);
    const { file, counts } = prepared;
    const { value: newest } = await withDatabase({ kind: 'sqlite', file }, (db) =>
      eachSubmission(db, {}, 1).next(),
    );
    await terminal.print(`${backup}: ${countsInWords(counts)}; integrity_check ok.\n`);
    if (newest) {
      const { reference, receivedAt } = newest.stored;
      await terminal.print(`The newest is ${reference}, received ${shortTime(receivedAt)}.\n`);
    }
    return done;
  });
}

const existing = (folder: string) => (existsSync(folder) ? folder : tmpdir());
