import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { mergeDatabase } from '../merge-database.ts';
import { prepareBackup } from '../restore/prepare-backup.ts';
import { replaceDatabase } from '../restore/replace-database.ts';
import { type Contents, inspect, inWords } from '../restore/sqlite-file.ts';
import { withDatabase } from '../team-database.ts';
import { type Call, type Command, done, failed, type Outcome } from './command.ts';

export const restore: Command = {
  name: 'restore',
  operands: ['<FILE>'],
  about: 'Puts a backup in the place of the database, or adds what is missing',
  details: `Without --merge the server must be stopped. The replaced database stays beside the new one.
With --merge the server may run: requests and messages that the database lacks come back. What
is there changes only where its visitor changed or deleted it later. That is also the way from SQLite to PostgreSQL.
Either way, what was erased after the backup is back: erase it again.`,
  options: {
    merge: { about: 'adds what is missing instead of replacing' },
  },
  async run(call): Promise<Outcome> {
    const { database } = call.config;
    const file = database.kind === 'sqlite' ? resolve(database.file) : null;
    const backup = resolve(call.operands[0] ?? '');
    if (!existsSync(backup)) return failed(`There is no file ${backup}.`);
    if (file === null && !call.has('merge')) {
      return failed(
        `This database is PostgreSQL; its own tool restores it:\n  pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE\nWith --merge a backup of SQLite is added to it.`,
      );
    }
    const workshop = makeWorkshop(file);
    try {
      const prepared = await prepareBackup(backup, join(workshop, 'backup.db'));
      if ('refusal' in prepared) return failed(`${backup} ${prepared.refusal}`);
      if (file === null || call.has('merge')) return await merge(call, backup, prepared.file);
      return await replace(call, file, prepared);
    } finally {
      rmSync(workshop, { recursive: true });
    }
  },
};

/** A folder for our eyes only, on the disk of the database's file, so that a rename suffices. */
function makeWorkshop(file: string | null): string {
  if (file === null) return mkdtempSync(join(tmpdir(), 'restore-'));
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return mkdtempSync(join(dirname(file), 'restore-'));
}

async function merge({ config, terminal }: Call, backup: string, file: string): Promise<Outcome> {
  const added = await withDatabase(config.database, (target) =>
    withDatabase({ kind: 'sqlite', file }, (source) => mergeDatabase(source, target)),
  );
  await terminal.print(`Added ${inWords(added)}.\n`);
  if (added.followedUp > 0) {
    terminal.note(`Changed or deleted as their visitors did later: ${added.followedUp}.`);
  }
  if (added.refused.length > 0) {
    terminal.note(
      `Not added, since its visitor has deleted it, another one has the reference, or it is the same one sent again: ${added.refused.join(', ')}. They are in ${backup}.`,
    );
  }
  if (added.quotes + added.messages > 0) terminal.note(ERASED_AGAIN);
  return done;
}

const ERASED_AGAIN =
  'If somebody among those asked to be erased after the backup was made, erase them again.';

async function replace(
  { leads, terminal, now }: Call,
  file: string,
  prepared: { file: string; contents: Contents },
): Promise<Outcome> {
  const replaced = replaceDatabase(file, prepared.file, now());
  if (replaced.status === 'in use') {
    return failed(
      `${file} is open in a server or another command. Stop it first, or add what is missing while it runs: --merge.`,
    );
  }
  await terminal.print(`${file}: ${inWords(inspect(file))}; integrity_check ok.\n`);
  if (replaced.kept === null) return done;
  terminal.note(`The replaced database is ${replaced.kept}.`);
  if (replaced.contents === null) {
    terminal.note('It cannot be read, so that nobody knows what it had and the backup has not.');
    return done;
  }
  const { ids } = replaced.contents;
  const lost = ids.difference(prepared.contents.ids).size;
  const back = prepared.contents.ids.difference(ids).size;
  if (lost > 0) {
    terminal.note(
      `${lost} that it has came after the backup. They come back with:\n  ${leads} restore ${replaced.kept} --merge`,
    );
  }
  if (back > 0) terminal.note(`${back} that it had no more are back. ${ERASED_AGAIN}`);
  return done;
}
