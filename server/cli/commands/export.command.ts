import { type DayOptions, dayRange, FROM_OPTION, TO_OPTION } from '../day-range.ts';
import { eachSubmission } from '../stored-submission.repository.ts';
import { type FullCase, printed } from '../stored-submission.ts';
import { CSV_HEADER, submissionAsCsv } from '../submission-csv.ts';
import { withDatabase } from '../team-database.ts';
import { BYTE_ORDER_MARK } from '../terminal/csv.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type AddCommand, type Call, csvOption, done, JSON_OPTION } from './command.ts';

export const exportSubmissions: AddCommand = (program, action) =>
  program
    .command('export')
    .summary('Writes everything, every field, to stdout')
    .description(`With the suspected ones, which the column flag marks. Times are in UTC.
A cell that a spreadsheet would take for a formula begins with an apostrophe.
The file is personal data:
  ${program.name().replace('npm run', 'npm run --silent')} export > leads.csv`)
    .addOption(csvOption('for spreadsheets: RFC 4180 in UTF-8 (this is the default)'))
    .option(...JSON_OPTION)
    .option(...FROM_OPTION)
    .option(...TO_OPTION)
    .action(action(runExport));

async function runExport(call: Call, options: DayOptions & { json?: true }) {
  const range = dayRange(options);
  if ('exitCode' in range) return range;
  return withDatabase(call.config.database, async (db) => {
    const write = options.json ? writeJson : writeCsv;
    await write(call, eachSubmission(db, range));
    return done;
  });
}

async function writeCsv({ terminal }: Call, submissions: AsyncIterable<FullCase>): Promise<void> {
  await terminal.print(BYTE_ORDER_MARK + CSV_HEADER);
  for await (const submission of submissions) await terminal.print(submissionAsCsv(submission));
}

async function writeJson({ terminal }: Call, submissions: AsyncIterable<FullCase>): Promise<void> {
  let separator = '';
  await terminal.print('{ "leads": [');
  for await (const submission of submissions) {
    await terminal.print(`${separator}\n${visibleJson(printed(submission))}`);
    separator = ',';
  }
  await terminal.print('\n] }\n');
}
