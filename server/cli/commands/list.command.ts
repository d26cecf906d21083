import { DAY_OPTIONS, dayRange } from '../day-range.ts';
import { countLeads, eachLead, type LeadFilter } from '../lead.repository.ts';
import type { Lead } from '../lead.ts';
import { withDatabase } from '../team-database.ts';
import { shortTime } from '../terminal/short-time.ts';
import { type Column, table } from '../terminal/table.ts';
import { visibleJson } from '../terminal/visible.ts';
import { type Call, type Command, done, JSON_OPTION, misused, type Outcome } from './command.ts';

const USUAL_LIMIT = 50;
const PAGE = 500;

export const list: Command = {
  name: 'list',
  operands: [],
  about: 'Lists quote requests and messages, newest first',
  details: `The newest ${USUAL_LIMIT}, without canaries, unless the options say otherwise. What the table cuts
with an ellipsis, show has in full.`,
  options: {
    suspected: { about: 'only those marked as suspected spam' },
    all: { about: 'also the canaries, which the server sends itself' },
    ...DAY_OPTIONS,
    limit: { value: 'N', about: `at most so many (${USUAL_LIMIT})` },
    ...JSON_OPTION,
  },
  async run(call): Promise<Outcome> {
    const range = dayRange(call);
    if ('exitCode' in range) return range;
    const limit = Number(call.value('limit') ?? USUAL_LIMIT);
    if (!Number.isSafeInteger(limit) || limit < 1)
      return misused('--limit takes a number, like 50.');
    const filter = { ...range, marks: marks(call) };
    return withDatabase(call.config.database, async (db) => {
      const total = await countLeads(db, filter);
      const leads: Lead[] = [];
      for await (const lead of eachLead(db, filter, Math.min(limit, PAGE))) {
        if (leads.push(lead) === limit) break;
      }
      await print(call, leads, total);
      return done;
    });
  },
};

async function print({ terminal, has }: Call, leads: readonly Lead[], total: number) {
  if (has('json')) return terminal.print(`${visibleJson({ total, leads })}\n`);
  if (total === 0) return terminal.note('There are none.');
  await terminal.print(table(columnsFor(leads), leads, terminal.width));
  if (total > leads.length)
    terminal.note(`${leads.length} of ${total}; --limit ${total} lists all.`);
}

function marks({ has }: Call): NonNullable<LeadFilter['marks']> {
  if (has('suspected')) return 'suspected';
  return has('all') ? 'all' : 'no canaries';
}

function columnsFor(leads: readonly Lead[]): readonly Column<Lead>[] {
  const mark = { title: 'Mark', of: ({ flag }: Lead) => flag ?? '' };
  return [
    { title: 'Reference', of: ({ reference }) => reference },
    { title: 'Received', of: ({ receivedAt }) => shortTime(receivedAt) },
    { title: 'Kind', of: ({ kind }) => kind },
    { title: 'Mail', of: ({ mail }) => mail?.state ?? 'none' },
    ...(leads.some(({ flag }) => flag !== null) ? [mark] : []),
    { title: 'Phone', of: ({ phone }) => phone, least: 15 },
    { title: 'Who', of: ({ name, email }) => `${name}, ${email}`, least: 8 },
  ];
}
