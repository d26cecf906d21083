import { localDay } from '../../../domain/local-time.ts';
import { DAY_OPTIONS, dayRange, MOVING_OPTIONS, movingRange } from '../day-range.ts';
import { countSubmissions, eachMoving, eachSubmission } from '../stored-submission.repository.ts';
import { type FullCase, printed } from '../stored-submission.ts';
import { submissionTable } from '../submission-table.ts';
import { withDatabase } from '../team-database.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type Call, type Command, done, JSON_OPTION, misused, type Outcome } from './command.ts';

const USUAL_LIMIT = 50;
const PAGE = 500;
const SORTS = ['received', 'moving'];

export const list: Command = {
  name: 'list',
  operands: [],
  about: 'Lists quote requests and messages, newest first, or the next moves',
  details: (
    leads,
  ) => `The newest ${USUAL_LIMIT}, unless the options say otherwise. What the table cuts
with an ellipsis, show has in full. "Email to us" is the email about it to the team.
The next moves: ${leads} list --sort moving`,
  options: {
    sort: { value: 'ORDER', about: 'received: newest first. moving: the next move first' },
    ...MOVING_OPTIONS,
    ...DAY_OPTIONS,
    suspected: { about: 'only those marked as suspected spam' },
    limit: { value: 'N', about: `at most so many (${USUAL_LIMIT})` },
    ...JSON_OPTION,
  },
  async run(call): Promise<Outcome> {
    const range = dayRange(call);
    if ('exitCode' in range) return range;
    const moving = movingRange(call);
    if ('exitCode' in moving) return moving;
    const namesDays = Object.values(moving).some((day) => day !== undefined);
    const sort = call.value('sort') ?? (namesDays ? 'moving' : 'received');
    if (!SORTS.includes(sort)) return misused('--sort takes received or moving.');
    const limit = Number(call.value('limit') ?? USUAL_LIMIT);
    if (!Number.isSafeInteger(limit) || limit < 1)
      return misused('--limit takes a number, like 50.');
    // By default the list starts today: nobody needs the oldest move first.
    const fromToday = sort === 'moving' && !namesDays ? { movingFrom: localDay(call.now()) } : {};
    const filter = { ...range, ...moving, ...fromToday, suspected: call.has('suspected') };
    return withDatabase(call.config.database, async (db) => {
      const total = await countSubmissions(db, filter);
      const leads: FullCase[] = [];
      const each = sort === 'moving' ? eachMoving : eachSubmission;
      for await (const submission of each(db, filter, Math.min(limit, PAGE))) {
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
  const shown = { width: terminal.width, today: localDay(now()) };
  await terminal.print(submissionTable(leads, shown));
  if (total > leads.length)
    terminal.note(`${leads.length} of ${total}; --limit ${total} lists all.`);
}
