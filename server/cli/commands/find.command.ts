import { localDay } from '../../../domain/local-time.ts';
import { kindOf, withContent } from '../../kinds.ts';
import { leadBlock } from '../lead-block.ts';
import { matcher } from '../matcher.ts';
import { eachPage, findFullCases } from '../stored-submission.repository.ts';
import { printed } from '../stored-submission.ts';
import { withDatabase } from '../team-database.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type Command, done, failed, JSON_OPTION, misused } from './command.ts';

/** Larger pages than a list needs, because the command reads everything. */
const PAGE = 2000;

export const find: Command = {
  name: 'find',
  operands: ['<WORD...>'],
  about: 'Finds by a part of a name, phone number, address, email or reference',
  details: (leads) => `Each word must occur, in any case and without accents; newest first.
  ${leads} find thandi piano
  ${leads} find 082 555 0119
  ${leads} find vcpv`,
  options: JSON_OPTION,
  async run({ operands, has, config, terminal, now }) {
    const asked = operands.join(' ');
    if (!/[\p{L}\p{N}]/u.test(asked)) return misused(`${asked} has no letter and no digit.`);
    const matches = matcher(asked);
    return withDatabase(config.database, async (db) => {
      const ids: string[] = [];
      for await (const page of eachPage(db, {}, PAGE)) {
        for (const stored of await withContent(db, page)) {
          const places = kindOf(stored).places(stored.content);
          if (matches({ ...stored, places })) ids.push(stored.id);
        }
      }
      const leads = await findFullCases(db, ids);
      if (leads.length === 0) return failed(`Nothing matches ${asked}.`);
      const found = has('json')
        ? `${visibleJson({ leads: leads.map(printed) })}\n`
        : leads.map((lead) => leadBlock(lead, localDay(now()))).join('\n');
      await terminal.print(found);
      return done;
    });
  },
};
