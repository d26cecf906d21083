import { localDay } from '../../../domain/dates/local-time.ts';
import { leadBlock } from '../lead-block.ts';
import { matcher } from '../matcher.ts';
import { REPLACED_OPTION, type ReplacedOption } from '../restore/set-aside.ts';
import { eachSearched, findFullCases } from '../stored-submission.repository.ts';
import { printed } from '../stored-submission.ts';
import { withReadable } from '../team-database.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type AddCommand, type Call, done, failed, JSON_OPTION, misused } from './command.ts';

/** Larger pages than a list needs, because the command reads everything. */
const PAGE = 2000;

export const find: AddCommand = (program, action) =>
  program
    .command('find <WORD...>')
    .summary('Finds by a part of a name, phone number, address, email or reference')
    .description(`Each word must occur, in any case and without accents; newest first.
  ${program.name()} find thandi piano
  ${program.name()} find 082 555 0119
  ${program.name()} find vcpv`)
    .option(...JSON_OPTION)
    .option(...REPLACED_OPTION)
    .action(action(runFind));

async function runFind(
  { config, terminal, now }: Call,
  words: readonly string[],
  { json, ...where }: { json?: true } & ReplacedOption,
) {
  const asked = words.join(' ');
  if (!/[\p{L}\p{N}]/u.test(asked)) return misused(`${asked} has no letter and no digit.`);
  const matches = matcher(asked);
  return withReadable(config.database, where, async (db) => {
    const ids: string[] = [];
    for await (const page of eachSearched(db, PAGE)) {
      for (const searched of page) if (matches(searched)) ids.push(searched.id);
    }
    const leads = await findFullCases(db, ids);
    if (leads.length === 0) return failed(`Nothing matches ${asked}.`);
    const found = json
      ? `${visibleJson({ leads: leads.map(printed) })}\n`
      : leads.map((lead) => leadBlock(lead, localDay(now()))).join('\n');
    await terminal.print(found);
    return done;
  });
}
