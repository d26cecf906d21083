import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, resolve } from 'node:path';
import { backupsKeptFor } from '../../../content/terms.ts';
import { recordBackup } from '../../database/storage-state.ts';
import { countsInWords } from '../../kinds.ts';
import { dumpPostgres } from '../postgres-tools.ts';
import { copyDatabase, flush, inspect } from '../restore/sqlite-file.ts';
import { type AddCommand, type Call, done, failed } from './command.ts';

export const backup: AddCommand = (program, action) =>
  program
    .command('backup <FILE>')
    .summary('Copies the database to a file, while the server runs')
    .description(`The copy is of one moment, checked before it is called done, and for its owner's eyes only. It
never overwrites a file. PostgreSQL is copied by pg_dump, which has to be installed. The copy is
personal data: keep it ${backupsKeptFor} at most, as the privacy policy promises, and encrypted where it
leaves the machine.`)
    .action(action(runBackup));

async function runBackup({ config: { database }, terminal, now }: Call, name: string) {
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    return failed(`There is no database ${database.file}.`);
  }
  const file = resolve(name);
  const reserved = reserve(name, file);
  if (reserved !== true) return failed(reserved);
  const unfinished = `${file}.part`;
  try {
    closeSync(openSync(unfinished, 'w', 0o600));
    const contents =
      database.kind === 'sqlite'
        ? copySqlite(database.file, unfinished)
        : await copyPostgres(database.url, unfinished);
    renameSync(unfinished, file);
    flush(dirname(file));
    // A failure here does not spoil the copy; /readyz then reports no backup.
    if (database.kind === 'sqlite') await recordBackup(database.file, now()).catch(() => {});
    await terminal.print(`${file}: ${contents}.\n`);
    return done;
  } catch (error) {
    rmSync(file, { force: true });
    rmSync(unfinished, { force: true });
    return failed(`No backup: ${error instanceof Error ? error.message : error}.`);
  }
}

function copySqlite(databaseFile: string, copy: string): string {
  const before = inspect(databaseFile);
  copyDatabase(databaseFile, copy);
  const contents = inspect(copy);
  if (contents.ids.size < before.ids.size) {
    throw new Error('something has been erased since; please run it again');
  }
  return `${countsInWords(contents.counts)}; integrity_check ok`;
}

async function copyPostgres(url: string, copy: string): Promise<string> {
  const complaint = await dumpPostgres(url, copy);
  if (complaint !== null) throw new Error(complaint);
  flush(copy);
  return `a dump of ${statSync(copy).size} bytes`;
}

/** Creates the file empty to claim its name, so that no existing file is overwritten. */
function reserve(name: string, file: string): true | string {
  try {
    closeSync(openSync(file, 'wx', 0o600));
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return `${file} exists and is not overwritten. Choose another name.`;
    const hint = isAbsolute(name)
      ? ''
      : ` Name the whole path, in a folder of the server's user: /var/backups/movers/${basename(name)}`;
    return `${file} cannot be written: ${message}.${hint}`;
  }
}
