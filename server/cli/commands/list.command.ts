import { localDay } from '../../../domain/local-time.ts';
import { DAY_OPTIONS, dayRange } from '../day-range.ts';
import { leadBlock } from '../lead-block.ts';
import { countSubmissions, eachSubmission } from '../stored-submission.repository.ts';
import { type FullCase, printed } from '../stored-submission.ts';
import { withDatabase } from '../team-database.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type Call, type Command, done, JSON_OPTION, misused, type Outcome } from './command.ts';

const USUAL_LIMIT = 50;
const PAGE = 500;

export const list: Command = {
  name: 'list',
  operands: [],
  about: 'Lists quote requests and messages, newest first',
  details: (
    leads,
  ) => `The newest ${USUAL_LIMIT}, unless the options say otherwise. "Email to us" is the email about it to
the team. The next moves are in the diary: ${leads} diary`,
  options: {
    ...DAY_OPTIONS,
    suspected: { about: 'only those marked as suspected spam' },
    limit: { value: 'N', about: `at most so many (${USUAL_LIMIT})` },
    ...JSON_OPTION,
  },
  async run(call): Promise<Outcome> {
    const range = dayRange(call);
    if ('exitCode' in range) return range;
    const limit = Number(call.value('limit') ?? USUAL_LIMIT);
    if (!Number.isSafeInteger(limit) || limit < 1)
      return misused('--limit takes a number, like 50.');
    const filter = { ...range, suspected: call.has('suspected') };
    return withDatabase(call.config.database, async (db) => {
      const total = await countSubmissions(db, filter);
      const leads: FullCase[] = [];
      for await (const submission of eachSubmission(db, filter, Math.min(limit, PAGE))) {
        if (leads.push(submission) === limit) break;
      }
      await print(call, leads, total);
      return done;
    });
  },
};

async function print({ terminal, has, now }: Call, leads: readonly FullCase[], total: number) {
  if (has('json')) return terminal.print(`${visibleJson({ total, leads: leads.map(printed) })}\n`);
  if (total === 0) return terminal.note('There are none.');
  const today = localDay(now());
  await terminal.print(leads.map((lead) => leadBlock(lead, today)).join('\n'));
  if (total > leads.length)
    terminal.note(`${leads.length} of ${total}; --limit ${total} lists all.`);
}
