import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { shortTime } from '../../../domain/local-time.ts';
import type { Config } from '../../config.ts';
import { countsInWords } from '../../kinds.ts';
import { prepareBackup } from '../restore/prepare-backup.ts';
import { withWorkshop } from '../restore/workshop.ts';
import { eachPage } from '../stored-submission.repository.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done, failed } from './command.ts';

export const checkBackup: AddCommand = (program, action) =>
  program
    .command('check-backup <FILE>')
    .summary('Tries a backup out; the database is not touched, the server may run')
    .description(`It copies the file, checks the copy, brings it to this version as restore would, and says what is
in it. The copy is gone afterwards.`)
    .action(action(runCheck));

async function runCheck({ config: { database }, terminal }: Call, name: string) {
  const backup = resolve(name);
  if (!existsSync(backup)) return failed(`There is no file ${backup}.`);
  if (isPostgresDump(backup)) {
    return failed(
      `${backup} is a dump of PostgreSQL. Its own tools try it out:\n  createdb drill && pg_restore --exit-on-error --dbname=drill ${backup}; dropdb drill`,
    );
  }
  return withWorkshop(placeFor(database), async (workshop) => {
    const prepared = await prepareBackup(backup, join(workshop, 'backup.db'));
    if ('refusal' in prepared) return failed(`${backup} ${prepared.refusal}`);
    const { file, contents } = prepared;
    const newest = await withDatabase({ kind: 'sqlite', file }, async (db) => {
      const { value = [] } = await eachPage(db, {}, 1).next();
      return value;
    });
    await terminal.print(`${backup}: ${countsInWords(contents.counts)}; integrity_check ok.\n`);
    for (const { reference, receivedAt } of newest) {
      await terminal.print(`The newest is ${reference}, received ${shortTime(receivedAt)}.\n`);
    }
    return done;
  });
}

/** Next to the database, where the server removes the copy if this command is killed. */
function placeFor(database: Config['database']): string {
  if (database.kind === 'postgres') return tmpdir();
  const folder = dirname(database.file);
  return existsSync(folder) ? folder : tmpdir();
}

/** Recognises pg_dump's own formats by their first bytes. */
function isPostgresDump(file: string): boolean {
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(5);
    readSync(descriptor, start, 0, 5, 0);
    return start.toString('latin1') === 'PGDMP';
  } finally {
    closeSync(descriptor);
  }
}
