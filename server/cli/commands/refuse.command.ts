import { setTimeout as pause } from 'node:timers/promises';
import { InvalidArgumentError } from 'commander';
import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { beginOfDay, endOfDay, momentOf, shortTime } from '../../../domain/dates/local-time.ts';
import { nameProblem } from '../../../domain/team/team-name.ts';
import type { Database, OpenTransaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockCase } from '../../moves/case.ts';
import { recordEvent } from '../../moves/record-event.ts';
import type { AnyStored } from '../../requests/submission.ts';
import { deleteWaitingNews } from '../../sending/outbox/outbox.queries.ts';
import { withDatabase } from '../team-database.ts';
import { block } from '../terminal/block.ts';
import { eachUntouched, isUntouched, type UntouchedFilter } from '../untouched.repository.ts';
import { type AddCommand, type Call, done, failed, misused } from './command.ts';

export const refuse: AddCommand = (program, action) =>
  program
    .command('refuse')
    .summary('Refuses many requests and messages at once, without an email to their senders')
    .description(`For a flood from a program: each is turned down, as at its desk. It lists what it would refuse
until --yes is given. What anybody has acted on, or its sender has changed, it leaves alone. Emails about them that wait for
the team are dropped. Nothing is deleted: "${program.name()} show REF" has what was refused by mistake, and whom to phone.
  ${program.name()} refuse --from 2026-11-21T22:00 --to 2026-11-21T23:30 --like casino`)
    .option('--from <TIME>', 'received then or later: 2026-11-21, 2026-11-21T22:30', readFrom)
    .option('--to <TIME>', 'received then or earlier: a day or a minute', readTo)
    .option('--like <TEXT>', 'has it in name, email, notes or addresses, in any case', readText)
    .option('--suspected', 'only those marked as suspected spam')
    .option('--by <NAME>', 'who refuses them, for their histories', readName, 'leads refuse')
    .option('--yes', 'refuses them')
    .action(action(runRefuse));

interface RefuseOptions {
  readonly from?: string;
  readonly to?: string;
  readonly like?: string;
  readonly suspected?: true;
  readonly by: string;
  readonly yes?: true;
}

async function runRefuse(call: Call, { from, to, like, suspected, by, yes }: RefuseOptions) {
  if (!like && !suspected && !(from && to)) {
    return misused('Say which: --like, --suspected, or both --from and --to.');
  }
  if (from && to && from >= to) return misused('--from is after --to.');
  const filter = { from, before: to, like, suspected: suspected === true };
  return withDatabase(call.config.database, (db) =>
    yes ? refuseThem(call, db, filter, by) : listThem(call, db, filter),
  );
}

async function listThem({ terminal }: Call, db: Database, filter: UntouchedFilter) {
  let listed = 0;
  for await (const some of eachUntouched(db, filter)) {
    await terminal.print(some.map(inALine).join(''));
    listed += some.length;
  }
  if (listed === 0) return failed(NONE);
  terminal.note(`Would refuse: ${listed}. Nothing is refused yet; --yes refuses them.`);
  return done;
}

async function refuseThem(
  { terminal, now }: Call,
  db: Database,
  filter: UntouchedFilter,
  by: string,
) {
  let refused = 0;
  let leftAlone = 0;
  for await (const some of eachUntouched(db, filter)) {
    const count = await refuseAll(db, some, { by, at: now() });
    refused += count;
    leftAlone += some.length - count;
  }
  if (refused + leftAlone === 0) return failed(NONE);
  await terminal.print(`Refused: ${refused}.\n`);
  if (leftAlone > 0)
    terminal.note(`Left alone, since somebody acted on them just now: ${leftAlone}.`);
  return done;
}

const NONE = 'Nothing that waits matches.';

function inALine({ reference, kind, receivedAt, name, email }: AnyStored): string {
  return block([[reference, kind, `received ${shortTime(receivedAt)}`, name, email ?? '']]);
}

const MINUTE_MS = 60_000;

function readFrom(text: string): string {
  return readTime(text, beginOfDay, (minute) => minute);
}

/** Without the end itself, so that the day or minute counts in full. */
function readTo(text: string): string {
  return readTime(text, endOfDay, (minute) => minute + MINUTE_MS);
}

function readTime(
  text: string,
  ofDay: (day: string) => string,
  ofMinute: (ms: number) => number,
): string {
  const [, day = '', hours, minutes] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d))?$/.exec(text) ?? [];
  if (!isCalendarDate(day)) {
    throw new InvalidArgumentError('It takes a day or a minute: 2026-11-21, 2026-11-21T22:30.');
  }
  if (hours === undefined) return ofDay(day);
  const moment = momentOf(day, Number(hours) * 60 + Number(minutes));
  return new Date(ofMinute(moment.getTime())).toISOString();
}

function readText(text: string): string {
  if (text.trim() !== '') return text.trim();
  throw new InvalidArgumentError('It takes a word or more.');
}

function readName(text: string): string {
  const problem = nameProblem(text);
  if (problem === '') return text.trim();
  throw new InvalidArgumentError(`${problem}.`);
}

/** So many are one transaction of some tens of milliseconds: SQLite has one writer, and visitors wait for it. */
const BATCH = 25;
/** Lets the server write between two batches. */
const PAUSE_MS = 20;

interface Author {
  readonly by: string;
  readonly at: Date;
}

/** Turns each of these down, as at its desk, unless somebody has acted on it since it was found.
 *  @returns how many were refused */
export async function refuseAll(
  db: Database,
  found: readonly { readonly id: string }[],
  author: Author,
): Promise<number> {
  let refused = 0;
  for (let first = 0; first < found.length; first += BATCH) {
    const some = found.slice(first, first + BATCH);
    refused += await inTransaction(db, async (trx) => {
      let count = 0;
      for (const { id } of some) if (await refuseOne(trx, id, author)) count += 1;
      return count;
    });
    await pause(PAUSE_MS);
  }
  return refused;
}

async function refuseOne(trx: OpenTransaction, id: string, { by, at }: Author): Promise<boolean> {
  const found = await lockCase(trx, { id });
  if (!found || !isUntouched(found)) return false;
  const event = { kind: 'refused', by, idempotencyKey: 'leads refuse' } as const;
  await recordEvent(trx, found, event, at);
  await deleteWaitingNews(trx, id);
  return true;
}
