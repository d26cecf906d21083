import { type DayOptions, dayRange, FROM_OPTION, TO_OPTION } from '../day-range.ts';
import { REPLACED_OPTION, type ReplacedOption } from '../restore/set-aside.ts';
import { eachSubmission } from '../stored-submission.repository.ts';
import { type FullCase, printed } from '../stored-submission.ts';
import { createCsvRows, csvHeader } from '../submission-csv.ts';
import { withReadable } from '../team-database.ts';
import { BYTE_ORDER_MARK, CSV_FORMS } from '../terminal/csv.ts';
import { visibleJson } from '../terminal/visible.ts';
import {
  type AddCommand,
  type Call,
  csvOption,
  done,
  excelOption,
  JSON_OPTION,
} from './command.ts';

export const exportSubmissions: AddCommand = (program, action) =>
  program
    .command('export')
    .summary('Writes everything, every field, to stdout')
    .description(`With the suspected ones, which the column flag marks. Times are in UTC.
A cell that a spreadsheet would take for a formula begins with an apostrophe.
For a spreadsheet in South Africa use --excel, which ends with the sum of each amount; programs add up rows themselves.
The file is personal data:
  ${program.name().replace('npm run', 'npm run --silent')} export --excel > leads.csv`)
    .addOption(excelOption())
    .addOption(csvOption('RFC 4180 in UTF-8, for programs (this is the default)'))
    .option(...JSON_OPTION)
    .option(...REPLACED_OPTION)
    .option(...FROM_OPTION)
    .option(...TO_OPTION)
    .action(action(runExport));

async function runExport(
  call: Call,
  options: DayOptions & ReplacedOption & { json?: true; excel?: true },
) {
  const range = dayRange(options);
  if ('exitCode' in range) return range;
  return withReadable(call.config.database, options, async (db) => {
    const submissions = eachSubmission(db, range);
    if (options.json) await writeJson(call, submissions);
    else await writeCsv(call, submissions, options.excel);
    return done;
  });
}

async function writeCsv(
  { terminal }: Call,
  submissions: AsyncIterable<FullCase>,
  isExcel = false,
): Promise<void> {
  const form = isExcel ? CSV_FORMS.excel : CSV_FORMS.csv;
  await terminal.print(BYTE_ORDER_MARK + csvHeader(form));
  const rows = createCsvRows(form);
  for await (const submission of submissions) await terminal.print(rows.rowOf(submission));
  // A program that adds up a column would count each amount twice.
  if (isExcel) await terminal.print(rows.sumRow());
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
