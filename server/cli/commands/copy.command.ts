import { type CopyProgress, copyRows, isEmpty } from '../../database/copy-rows.ts';
import { type Database, openDatabase } from '../../database/database.ts';
import { databaseName } from '../../database/database-name.ts';
import { isSoleUser } from '../../database/sole-user.ts';
import { countsInWords } from '../../requests/kinds/kinds.ts';
import { countByKind } from '../../requests/submission.repository.ts';
import { outboxBacklog } from '../../sending/outbox/outbox-backlog.ts';
import { databaseSetting } from '../../settings/setting-values.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done, failed, misused } from './command.ts';
import { IN_USE } from './in-use.ts';

/** A line of progress after so many rows. */
const STEP = 100_000;

export const copy: AddCommand = (program, action) =>
  program
    .command('copy')
    .summary('Copies everything from or to another database, as from SQLite to PostgreSQL')
    .description(`The servers must be stopped. The database that is copied to must be empty. Every request, link, email that
waits and key goes along, all or nothing, and is compared afterwards. The other database in the same form as in
DATABASE_URL, which names this one.
  ${program.name()} copy --from sqlite:/var/lib/movers/requests.db
  ${program.name()} copy --to postgres://movers@db-one/movers`)
    .option('--from <URL>', 'the other database has the data')
    .option(
      '--to <URL>',
      'the other database is empty; a list of processes shows a password in the URL',
    )
    .action(action(runCopy));

async function runCopy(call: Call, { from, to }: { readonly from?: string; readonly to?: string }) {
  const url = from ?? to;
  if (url === undefined || (from && to)) return misused('Name one other database: --from or --to.');
  const other = databaseSetting(url);
  if (typeof other === 'string') return misused(`${from ? '--from' : '--to'} ${other}`);
  const own = call.config.database;
  const [source, target] = from ? [other, own] : [own, other];
  return withDatabase(
    source,
    async (db) => {
      if (!(await isSoleUser(db))) return failed(`${databaseName(source)} ${IN_USE}`);
      await using copied = await openDatabase(target);
      return await copyAll(call, db, copied, databaseName(target));
    },
    'updated',
  );
}

async function copyAll({ terminal, now }: Call, from: Database, to: Database, name: string) {
  if (!(await isEmpty(to))) {
    return failed(`${name} is not empty, and nothing is copied. Name an empty database.`);
  }
  if (!(await isSoleUser(to))) return failed(`${name} ${IN_USE}`);
  await copyRows(from, to, ({ table, rows, all }: CopyProgress) => {
    if (rows === all || rows % STEP === 0) terminal.note(`${table}: ${rows} of ${all}`);
  });
  const { waiting } = await outboxBacklog(to, now());
  const counts = countsInWords(await countByKind(to));
  await terminal.print(`${name}: ${counts}, ${waiting} emails waiting; all rows compared.\n`);
  return done;
}
