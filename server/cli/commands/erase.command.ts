import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { accountsKeptFor } from '../../../content/terms.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { randInWords } from '../../../domain/money.ts';
import { accountOf } from '../../../domain/quote/account.ts';
import { openInWords } from '../../../domain/quote/bill-in-words.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type Case, lockCase } from '../../moves/case.ts';
import { thingsKept, whatIsKept } from '../../moves/kept-in-words.ts';
import { isReference, SAMPLE_REFERENCE } from '../../requests/reference.ts';
import { deleteSubmissions } from '../../requests/submission.repository.ts';
import { eraseToAccount } from '../../retention/keep-account.ts';
import { setAsidePrefixes } from '../../retention/replaced-databases.ts';
import { replacedSchemas } from '../../retention/replaced-schemas.ts';
import { wipeRemoved } from '../../retention/wipe.ts';
import { findMailStates } from '../../sending/outbox/outbox.queries.ts';
import { insertWebhook } from '../../sending/outbox/outbox.repository.ts';
import type { Config } from '../../settings/config.ts';
import { findFullCases, findIds, findThatHadEmail } from '../stored-submission.repository.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, DRY_RUN_OPTION, done, failed, misused } from './command.ts';

export const erase: AddCommand = (program, action) =>
  program
    .command('erase <REF|EMAIL>')
    .summary('Removes what one visitor sent, for good (POPIA)')
    .description(`By reference, one request or message. By email address, all of them. With them go
what the visitor changed and their rows in the outbox, and the database is rewritten so that no byte of them stays in
it; a large one by the server in the coming night, until when the free space of a page may have a copy. It asks nothing; --dry-run shows what would go.
Of a move that took place, the account is kept, as when its visitor deletes it: who, from where to where, when, and what it came to. --accounts removes that too.
Mail that a server has in hand at that moment may still go out once.`)
    .option(...DRY_RUN_OPTION)
    .option('--accounts', 'also what is kept of a move that took place')
    .action(action(runErase));

interface EraseOptions {
  readonly dryRun?: true;
  readonly accounts?: true;
}

async function runErase(call: Call, word: string, { dryRun, accounts }: EraseOptions) {
  const whom = word.trim();
  const reference = whom.toUpperCase();
  if (!whom.includes('@') && !isReference(reference)) {
    return misused(`${whom} is neither an email address nor a reference like ${SAMPLE_REFERENCE}.`);
  }
  return withDatabase(call.config.database, async (db) => {
    const ids = whom.includes('@') ? await idsUnder(db, whom) : await findIds(db, { reference });
    if (ids.length === 0) return failed(`Nothing is stored under ${whom}.`);
    const cases = await findFullCases(db, ids);
    const today = localDay(call.now());
    const kept = accounts ? [] : cases.filter(({ progress }) => whatIsKept(progress, today));
    const outcome = dryRun ? done : await eraseAll(call, db, { ids, cases, due: kept });
    if (dryRun) await report(call, ['Would remove', 'Would keep'], cases, kept);
    for (const number of invoicesOf(cases)) {
      const keeps = dryRun ? 'Would keep' : 'Kept';
      await call.terminal.print(
        `${keeps} tax invoice ${number}, as the VAT Act wants it, for ${accountsKeptFor} after its tax period\n`,
      );
    }
    return outcome;
  });
}

/** Includes requests that once had this address: the changes keep the address before and after each
 *  correction. */
async function idsUnder(db: Database, email: string): Promise<string[]> {
  return [...new Set([...(await findIds(db, { email })), ...(await findThatHadEmail(db, email))])];
}

/** The numbers of the tax invoices about them, which stay whatever goes. */
function invoicesOf(cases: readonly Case[]): ReadonlySet<number> {
  const numbers = cases.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'settled' && event.invoice) || []),
  );
  return new Set(numbers);
}

interface Erasing {
  readonly ids: readonly string[];
  readonly cases: readonly Case[];
  /** Those of which an account may have to stay. */
  readonly due: readonly Case[];
}

async function eraseAll(call: Call, db: Database, { ids, cases, due }: Erasing) {
  const mails = await findMailStates(db, ids);
  const kept: Case[] = [];
  for (const { stored } of due) {
    await inTransaction(db, async (trx) => {
      const found = await lockCase(trx, { id: stored.id });
      const erasing = { at: call.now(), byTeam: true } as const;
      if (found && (await eraseToAccount(trx, found, erasing))) kept.push(found);
    });
  }
  const gone = cases.filter(({ stored }) => !isAmong(kept, stored.id));
  // First: a command that is killed in between is run again, and the receiver is told twice rather than never.
  for (const { stored } of gone) {
    if (stored.kind !== 'request') continue;
    await insertWebhook(db, { kind: 'request.deleted', about: stored.reference });
  }
  await deleteSubmissions(
    db,
    ids.filter((id) => !isAmong(kept, id)),
  );
  const wiped = await wipeRemoved(db, { now: call.now() });
  await report(call, ['Removed', 'Kept'], cases, kept);
  call.terminal.note(await beyondReach(db, call.config));
  if (wiped === 'busy') {
    return failed(
      `Not done: somebody else reads or writes the database, so that their bytes are still in it. Run ${call.leads} purge in a minute; it rewrites the database.`,
    );
  }
  if (mails.some(({ leaseId }) => leaseId !== null)) {
    return failed('Not certain: a server was sending email about it, which may go out once.');
  }
  return done;
}

async function report(
  { terminal }: Call,
  [removed, keeps]: readonly [string, string],
  cases: readonly Case[],
  kept: readonly Case[],
) {
  for (const { id, kind, reference } of cases.map(({ stored }) => stored)) {
    if (isAmong(kept, id)) continue;
    await terminal.print(`${removed} ${kind} ${reference}\n`);
  }
  for (const { stored, progress } of kept) {
    const { bill } = progress;
    const owes = bill
      ? `${randInWords(bill.price)}, ${openInWords(accountOf(progress))}`
      : 'nobody noted what it came to';
    await terminal.print(
      `${keeps} of ${stored.kind} ${stored.reference}: ${thingsKept(progress)} (${owes})\n`,
    );
  }
}

const isAmong = (kept: readonly Case[], id: string) => kept.some(({ stored }) => stored.id === id);

/** Lists the copies that no command can remove, which the team must remove by hand. */
async function beyondReach(
  db: Database,
  { database, mail, teamInbox, webhooks }: Config,
): Promise<string> {
  const inboxes = teamInbox.map(({ address }) => address).join(', ');
  const lines = [`mail that has arrived, and answers to it: ${inboxes}`];
  if (mail.kind === 'folder') lines.push(`mail in files: ${mail.folder}`);
  if (webhooks) lines.push(`what the receiver of webhooks has kept: ${new URL(webhooks.url).host}`);
  lines.push('copies of the database: files made by leads backup, snapshots of the disk');
  if (database.kind === 'sqlite') lines.push(...(await replacedDatabases(database.file)));
  else
    lines.push(
      ...(await replacedSchemas(db)).map((schema) => `the schema ${schema} of this database`),
      'PostgreSQL’s own files, until its autovacuum and its archive of the log have moved on',
    );
  return ['Beyond reach of this command:', ...lines.map((line) => `  ${line}`)].join('\n');
}

/** The databases that restores or lost files have left. */
async function replacedDatabases(file: string): Promise<string[]> {
  const folder = dirname(file);
  const names = await readdir(folder);
  return names
    .filter((name) => setAsidePrefixes(file).some((prefix) => name.startsWith(prefix)))
    .map((name) => join(folder, name));
}
