import { matcher } from '../matcher.ts';
import { eachLead } from '../stored-submission.repository.ts';
import type { Lead } from '../stored-submission.ts';
import { leadTable } from '../submission-table.ts';
import { withDatabase } from '../team-database.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type Command, done, failed, JSON_OPTION } from './command.ts';

export const find: Command = {
  name: 'find',
  operands: ['<WORD...>'],
  about: 'Finds by a part of a name, phone number, address, e-mail or reference',
  details: (leads) => `Each word must occur, in any case and without accents; newest first.
  ${leads} find thandi piano
  ${leads} find 082 555 0119
  ${leads} find vcpv`,
  options: JSON_OPTION,
  async run({ operands, has, config, terminal }) {
    const matches = matcher(operands.join(' '));
    return withDatabase(config.database, async (db) => {
      const leads: Lead[] = [];
      for await (const lead of eachLead(db, { marks: 'no canaries' })) {
        if (matches(lead)) leads.push(lead);
      }
      if (leads.length === 0) return failed(`Nobody and nothing has ${operands.join(' ')}.`);
      const found = has('json') ? `${visibleJson({ leads })}\n` : leadTable(leads, terminal.width);
      await terminal.print(found);
      return done;
    });
  },
};
