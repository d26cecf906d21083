import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseName } from '../../database/database-name.ts';
import { countsInWords } from '../../requests/kinds/kinds.ts';
import type { Config } from '../../settings/config.ts';
import { whyUnreadable } from '../restore/backup-file.ts';
import { type Differences, unique } from '../restore/differences.ts';
import { type Prepared, prepareBackup } from '../restore/prepare-backup.ts';
import { replaceDatabase } from '../restore/replace-database.ts';
import { replaceSchema } from '../restore/replace-schema.ts';
import type { Kept, Replaced } from '../restore/replaced.ts';
import { placeFor, withScratchFolder } from '../restore/scratch-folder.ts';
import { nameOfReplaced, releaseWith } from '../restore/set-aside.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done, failed } from './command.ts';
import { IN_USE } from './in-use.ts';

export const restore: AddCommand = (program, action) =>
  program
    .command('restore <FILE>')
    .summary('Puts a backup in the place of a lost database')
    .description(`The server must be stopped. The replaced database stays next to the new one: what came after the
backup is only there, and restore names it. What was erased after the backup is back: erase it again.
The links of requests that both have stay those of the replaced database, and so does the calendar's: what was renewed
stays renewed. If it is lost or cannot be read, links that were renewed after the backup open again: ${program.name()} diary --new
makes a new one for the calendar.
Every device of the team is signed out, because one may have been since the backup.
To try a backup out, there is ${program.name()} check-backup.`)
    .action(action(runRestore));

async function runRestore(call: Call, name: string) {
  const { database } = call.config;
  const backup = resolve(name);
  const unreadable = whyUnreadable(backup);
  if (unreadable) return failed(unreadable);
  const place = placeFor(database);
  mkdirSync(place, { recursive: true, mode: 0o700 });
  return withScratchFolder(place, async (scratch) => {
    const prepared = await prepareBackup(backup, join(scratch, 'backup.db'), call.now());
    if ('refusal' in prepared) return failed(`${backup} ${prepared.refusal}`);
    return report(call, await replace(call, prepared.file), prepared);
  });
}

function replace({ config: { database }, now }: Call, file: string): Promise<Replaced> {
  if (database.kind === 'sqlite') return replaceDatabase(database.file, file, now());
  return withDatabase({ kind: 'sqlite', file }, (db) => replaceSchema(database.url, db, now()));
}

async function report(
  { leads, terminal, config: { database } }: Call,
  replaced: Replaced,
  { counts, signedOut }: Pick<Prepared, 'counts' | 'signedOut'>,
) {
  const name = databaseName(database);
  if (replaced.status === 'in use') {
    return failed(`${name} ${IN_USE}`);
  }
  if (replaced.status === 'foreign') {
    return failed(`${name} belongs to another program. Name another one in DATABASE_URL.`);
  }
  await terminal.print(`${name}: ${countsInWords(counts)}; integrity_check ok.\n`);
  if (signedOut > 0) {
    terminal.note(`Every device of the team is signed out. To sign one in: ${leads} device --new`);
  }
  if (replaced.nextInvoice !== null) {
    terminal.note(
      `Tax invoices go on with number ${replaced.nextInvoice}: those after the backup are lost, and theirs must not come again.`,
    );
  }
  if (replaced.kept !== null) {
    for (const line of keptInWords(replaced.kept, leads)) terminal.note(line);
  }
  return done;
}

/** Facts about the replaced database that whoever restores has to know. */
function keptInWords({ database, differences, later }: Kept, leads: string): string[] {
  const where = `The replaced database is ${databaseName(database)}; delete it when nothing in it is missed.`;
  if (differences === null) {
    return [
      where,
      'It cannot be read, so that nobody knows what it had and the backup has not.',
      `Links that were renewed after the backup open again as they were before. A new one for the calendar: ${leads} diary --new`,
    ];
  }
  const { onlyReplaced, onlyBackup, deadLinks } = differences;
  const unsent = onlyReplaced.filter(({ isMailed }) => !isMailed);
  const newer = named(onlyReplaced);
  return [
    where,
    newer && `Only there, since it came after the backup: ${newer}.`,
    unsent.length > 0 && `Of these, not mailed to you either: ${named(unsent)}.`,
    deadLinks.length > 0 &&
      `Links that no longer open, neither the visitor's nor your own: ${deadLinks.join(', ')}.`,
    ...(newer ? readingInWords(leads, database, later.at(-1)) : []),
    onlyBackup.length > 0 &&
      `In the backup but not in the replaced database: ${onlyBackup.join(', ')}. What was erased on request must be erased again.`,
  ].filter((line): line is string => Boolean(line));
}

/** A request and what happened to it share one reference, named once. */
function named(stored: Differences['onlyReplaced']): string {
  return unique(stored.map(({ reference }) => reference)).join(', ');
}

/** The line that shows a request of the replaced database, to be run as it is with another reference.
 *  @param migration the last that ran there, if this release does not know it */
function readingInWords(
  leads: string,
  database: Config['database'],
  migration: string | undefined,
): string[] {
  const line = `show REF --replaced ${nameOfReplaced(database)}`;
  if (migration === undefined) return [`To read it: ${leads} ${line}`];
  const release = releaseWith(migration);
  if (release && leads.startsWith('sudo ')) {
    return [`To read it: ${leads.replace('sudo ', `sudo RELEASE=${release} `)} ${line}`];
  }
  if (release) return [`To read it: cd ${release} && ${leads} ${line}`];
  return [
    `To read it: ${leads} ${line}`,
    'Only the release that wrote it reads it: run that line with that release.',
  ];
}
