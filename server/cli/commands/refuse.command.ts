import { InvalidArgumentError } from 'commander';
import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { beginOfDay, endOfDay, momentOf, shortTime } from '../../../domain/dates/local-time.ts';
import { nameProblem } from '../../../domain/team/team-name.ts';
import type { Database } from '../../database/database.ts';
import type { AnyStored } from '../../requests/submission.ts';
import { refuseAll } from '../refuse-all.ts';
import { withDatabase } from '../team-database.ts';
import { block } from '../terminal/block.ts';
import { eachUntouched, type UntouchedFilter } from '../untouched.repository.ts';
import { type AddCommand, type Call, done, failed, misused } from './command.ts';

export const refuse: AddCommand = (program, action) =>
  program
    .command('refuse')
    .summary('Refuses many requests and messages at once, without an email to their senders')
    .description(`For a flood from a program: each gets "Not for us", as at its desk. It lists what it would refuse
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
