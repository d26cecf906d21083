import { DAY_OPTIONS, dayRange } from '../day-range.ts';
import { eachSubmission } from '../stored-submission.repository.ts';
import { type FullCase, printed } from '../stored-submission.ts';
import { CSV_HEADER, submissionAsCsv } from '../submission-csv.ts';
import { withDatabase } from '../team-database.ts';
import { BYTE_ORDER_MARK } from '../terminal/csv.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type Call, type Command, done, JSON_OPTION, misused, type Outcome } from './command.ts';

export const exportSubmissions: Command = {
  name: 'export',
  operands: [],
  about: 'Writes everything, every field, to stdout',
  details: (leads) => `With the suspected ones, which the column flag marks. Times are in UTC.
A cell that a spreadsheet would take for a formula begins with an apostrophe.
The file is personal data: ${leads.replace('npm run', 'npm run --silent')} export > leads.csv`,
  options: {
    csv: { about: 'for spreadsheets: RFC 4180 in UTF-8 (this is the default)' },
    ...JSON_OPTION,
    ...DAY_OPTIONS,
  },
  async run(call): Promise<Outcome> {
    if (call.has('csv') && call.has('json')) return misused('Either --csv or --json.');
    const range = dayRange(call);
    if ('exitCode' in range) return range;
    return withDatabase(call.config.database, async (db) => {
      const write = call.has('json') ? writeJson : writeCsv;
      await write(call, eachSubmission(db, range));
      return done;
    });
  },
};

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
