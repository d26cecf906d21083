import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { countsInWords } from '../../kinds.ts';
import { withoutPassword } from '../postgres-tools.ts';
import { markRestored } from '../restore/mark-restored.ts';
import { prepareBackup } from '../restore/prepare-backup.ts';
import { replaceDatabase } from '../restore/replace-database.ts';
import { type Contents, inspect } from '../restore/sqlite-file.ts';
import { withWorkshop } from '../restore/workshop.ts';
import { type AddCommand, type Call, done, failed } from './command.ts';

export const restore: AddCommand = (program, action) =>
  program
    .command('restore <FILE>')
    .summary('Puts a backup in the place of a lost database')
    .description(`The server must be stopped. The replaced database stays next to the new one: what came after the
backup is only there, and restore names it. What was erased after the backup is back: erase it again.
So are links to the diary that were replaced since: ${program.name()} diary --new.
To try a backup out, there is ${program.name()} check-backup.`)
    .action(action(runRestore));

async function runRestore(call: Call, name: string) {
  const { database } = call.config;
  const backup = resolve(name);
  if (!existsSync(backup)) return failed(`There is no file ${backup}.`);
  if (database.kind === 'postgres') {
    return failed(
      `This database is PostgreSQL; its own tool restores it:\n  pg_restore --clean --if-exists --dbname='${withoutPassword(database.url)}' ${backup}`,
    );
  }
  const { file } = database;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // On the same disk as the database's file, so that a rename suffices.
  return withWorkshop(dirname(file), async (workshop) => {
    const prepared = await prepareBackup(backup, join(workshop, 'backup.db'));
    if ('refusal' in prepared) return failed(`${backup} ${prepared.refusal}`);
    return replace(call, file, prepared);
  });
}

async function replace(
  { leads, terminal, now }: Call,
  file: string,
  prepared: { file: string; contents: Contents },
) {
  markRestored(prepared.file, file, now());
  const replaced = replaceDatabase(file, prepared.file, now());
  if (replaced.status === 'in use') {
    return failed(`${file} is open in a server or another command. Stop it first.`);
  }
  if (replaced.status === 'foreign') {
    return failed(`${file} belongs to another program. Name another one in DATABASE_URL.`);
  }
  await terminal.print(`${file}: ${countsInWords(inspect(file).counts)}; integrity_check ok.\n`);
  if (replaced.kept === null) return done;
  terminal.note(
    `The replaced database is ${replaced.kept}; delete it when nothing in it is missed.`,
  );
  if (replaced.contents === null) {
    terminal.note('It cannot be read, so that nobody knows what it had and the backup has not.');
    return done;
  }
  const newer = without(replaced.contents, prepared.contents);
  if (newer.length > 0) {
    const unsent = newer.filter(({ isMailed }) => !isMailed);
    terminal.note(`Only there, since it came after the backup: ${named(newer)}.`);
    if (unsent.length > 0) terminal.note(`Of these, not mailed to you either: ${named(unsent)}.`);
    terminal.note(`To read it: ${readingIn(leads, replaced.kept)} show REF`);
  }
  const back = without(prepared.contents, replaced.contents);
  if (back.length > 0) {
    terminal.note(
      `In the backup but not in the replaced database: ${named(back)}. What was erased on request must be erased again.`,
    );
  }
  return done;
}

function without({ stored }: Contents, other: Contents) {
  return stored.filter(({ id }) => !other.ids.has(id));
}

/** A request and what happened to it share one reference, named once. */
function named(stored: Contents['stored']): string {
  return [...new Set(stored.map(({ reference }) => reference))].join(', ');
}

/** sudo passes a variable on only if it is written after sudo. */
function readingIn(leads: string, file: string): string {
  const setting = `DATABASE_URL=sqlite:${file}`;
  return leads.startsWith('sudo ')
    ? leads.replace('sudo ', `sudo ${setting} `)
    : `${setting} ${leads}`;
}
