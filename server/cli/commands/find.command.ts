import { matcher } from '../matcher.ts';
import { eachSubmission } from '../stored-submission.repository.ts';
import type { StoredSubmission } from '../stored-submission.ts';
import { submissionTable } from '../submission-table.ts';
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
      const leads: StoredSubmission[] = [];
      for await (const submission of eachSubmission(db, { marks: 'no canaries' })) {
        if (matches(submission)) leads.push(submission);
      }
      if (leads.length === 0) return failed(`Nobody and nothing has ${operands.join(' ')}.`);
      const found = has('json')
        ? `${visibleJson({ leads })}\n`
        : submissionTable(leads, terminal.width);
      await terminal.print(found);
      return done;
    });
  },
};
