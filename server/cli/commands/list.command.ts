import { InvalidArgumentError } from 'commander';
import { localDay } from '../../../domain/dates/local-time.ts';
import { type DayOptions, dayRange, FROM_OPTION, TO_OPTION } from '../day-range.ts';
import { leadBlock } from '../lead-block.ts';
import { REPLACED_OPTION, type ReplacedOption } from '../restore/set-aside.ts';
import { countSubmissions, eachSubmission } from '../stored-submission.repository.ts';
import { type FullCase, printed } from '../stored-submission.ts';
import { withReadable } from '../team-database.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type AddCommand, type Call, done, JSON_OPTION } from './command.ts';

const USUAL_LIMIT = 50;
const PAGE = 500;

export const list: AddCommand = (program, action) =>
  program
    .command('list')
    .summary('Lists quote requests and messages, newest first')
    .description(`The newest ${USUAL_LIMIT}, unless the options say otherwise. "Email to us" is the email about it to
the team. The next moves are in the diary: ${program.name()} diary`)
    .option(...FROM_OPTION)
    .option(...TO_OPTION)
    .option('--suspected', 'only those marked as suspected spam')
    .option('--limit <N>', 'at most so many', readLimit, USUAL_LIMIT)
    .option(...JSON_OPTION)
    .option(...REPLACED_OPTION)
    .action(action(runList));

interface ListOptions extends DayOptions, ReplacedOption {
  readonly json?: true;
  readonly suspected?: true;
  readonly limit: number;
}

function readLimit(text: string): number {
  const limit = Number(text);
  if (Number.isSafeInteger(limit) && limit > 0) return limit;
  throw new InvalidArgumentError('It takes a number, like 50.');
}

async function runList(call: Call, options: ListOptions) {
  const range = dayRange(options);
  if ('exitCode' in range) return range;
  const { limit } = options;
  const filter = { ...range, suspected: options.suspected === true };
  return withReadable(call.config.database, options, async (db) => {
    const total = await countSubmissions(db, filter);
    const leads: FullCase[] = [];
    for await (const submission of eachSubmission(db, filter, Math.min(limit, PAGE))) {
      if (leads.push(submission) === limit) break;
    }
    await print(call, options, leads, total);
    return done;
  });
}

async function print(
  { terminal, now }: Call,
  { json }: ListOptions,
  leads: readonly FullCase[],
  total: number,
) {
  if (json) return terminal.print(`${visibleJson({ total, leads: leads.map(printed) })}\n`);
  if (total === 0) return terminal.note('There are none.');
  const today = localDay(now());
  await terminal.print(leads.map((lead) => leadBlock(lead, today)).join('\n'));
  if (total > leads.length)
    terminal.note(`${leads.length} of ${total}; --limit ${total} lists all.`);
}
