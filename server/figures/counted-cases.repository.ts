import { type RawBuilder, sql } from 'kysely';
import { localDay } from '../../domain/dates/local-time.ts';
import type { CountedCases } from '../../domain/figures/figures.ts';
import { DONE } from '../../domain/move/stage.ts';
import { PROMISED_MS } from '../../domain/team/time-left.ts';
import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/dialect.ts';
import { PLACES } from '../requests/kinds/kinds.ts';
import { partInPostgres, partInSqlite, SHARED, type SharedRow } from './shared-columns.ts';
import type { TimeRange } from './tap.repository.ts';

type Row = SharedRow &
  Omit<CountedCases, 'waits' | keyof SharedRow> & {
    /** '7800,60' */
    readonly waits: string | null;
  };

const PROMISED = sql.lit(PROMISED_MS / 1000);

/** Counts the requests and messages of that time, without suspected spam. The database adds up those that share what is
 *  asked for: a year of a busy firm has 40,000, of a few dozen sources. */
export async function countCases(
  db: Database,
  { from, before }: TimeRange,
  by: keyof typeof SHARED,
  now: Date,
): Promise<CountedCases[]> {
  const { columns, read } = SHARED[by];
  const shared = Object.entries(columns(isSqlite(db) ? partInSqlite : partInPostgres));
  const isOver = sql`(stage = 'booked' and move_day <> '' and move_day < ${localDay(now)})`;
  const isMoved = sql`(stage in (${sql.join(DONE)}) or ${isOver})`;
  const isLate = sql`answered_after is null and received_at < ${new Date(now.getTime() - PROMISED_MS).toISOString()}`;
  const { rows } = await sql<Row>`
    select ${sql.join(shared.map(([name, value]) => sql`${value} as ${sql.ref(name)}`))},
      ${sumOf(sql`1`)} as came_in,
      ${count(sql`answered_after is not null`)} as answered,
      ${count(sql`answered_after <= ${PROMISED}`)} as in_time,
      ${count(sql`answered_after > ${PROMISED} or (${isLate})`)} as late,
      ${count(sql`was_quoted = 1`)} as quoted,
      ${count(sql`said_yes = 1`)} as accepted,
      ${count(isMoved)} as moved,
      ${count(sql`stage = 'cancelled'`)} as cancelled,
      ${sumOf(sql`case when ${isMoved} then coalesce(price_cents, 0) else 0 end`)} as cents,
      string_agg(cast(answered_after as text), ',') as waits
    from submissions
    ${by === 'suburb' ? sql.join(PLACES.map(ownTable), sql` `) : sql``}
    where flag is null and received_at >= ${from} and received_at < ${before}
    group by ${sql.join(shared.map(([, value]) => value))}`.execute(db);
  return rows.map(({ waits, ...row }) => {
    const { cameIn, answered, inTime, late, quoted, accepted, moved, cancelled, cents } = row;
    return {
      ...{ cameIn, answered, inTime, late, quoted, accepted, moved, cancelled, cents },
      waits: waits === null ? [] : waits.split(',').map(Number),
      ...read(row),
    };
  });
}

function ownTable({ table }: (typeof PLACES)[number]) {
  return sql`left join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = submissions.id`;
}

/** As a number that drivers do not read as text. */
function sumOf(value: RawBuilder<unknown>) {
  return sql`cast(sum(${value}) as double precision)`;
}

function count(condition: RawBuilder<unknown>) {
  return sumOf(sql`case when ${condition} then 1 else 0 end`);
}
