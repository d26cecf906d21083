import { type RawBuilder, sql } from 'kysely';
import { localDay } from '../../domain/dates/local-time.ts';
import type { CountedCases, GroupingName } from '../../domain/figures/figures.ts';
import type { Heard } from '../../domain/figures/heard.ts';
import type { Source } from '../../domain/figures/source.schema.ts';
import { DONE } from '../../domain/move/stage.ts';
import type { CountedNo } from '../../domain/quote/said-no.ts';
import type { KindName } from '../../domain/request/kind.ts';
import { PROMISED_MS } from '../../domain/team/time-left.ts';
import type { Database } from '../database/database.ts';
import { isSqlite } from '../database/dialect.ts';
import { placeOf } from '../requests/kinds/anonymous-move.ts';
import { PLACES } from '../requests/kinds/kinds.ts';
import type { TimeRange } from './tap.repository.ts';

type Row = SharedRow &
  Omit<CountedCases, 'waits' | 'noes' | keyof SharedRow> & {
    /** 'price,day' */
    readonly noes: string | null;
    /** '7800,60' */
    readonly waits: string | null;
  };

const UNKNOWN = sql.lit('unknown' satisfies keyof CountedNo);
const PROMISED = sql.lit(PROMISED_MS / 1000);

/** Counts the requests and messages of that time, without suspected spam, and without those that are the same as another. The database adds up those that share what is
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
      ${sumOf(sql`coalesce(received_cents, 0)`)} as received_cents,
      string_agg(cast(answered_after as text), ',') as waits,
      string_agg(case when stage = 'declined' then coalesce(said_no, ${UNKNOWN}) end, ',') as noes
    from submissions
    ${by === 'suburb' ? sql.join(PLACES.map(ownTable), sql` `) : sql``}
    where flag is null and stage <> 'same' and received_at >= ${from} and received_at < ${before}
    group by ${sql.join(shared.map(([, value]) => value))}`.execute(db);
  return rows.map(({ waits, noes, ...row }) => {
    const {
      cameIn,
      answered,
      inTime,
      late,
      quoted,
      accepted,
      moved,
      cancelled,
      cents,
      receivedCents,
    } = row;
    return {
      ...{
        cameIn,
        answered,
        inTime,
        late,
        quoted,
        accepted,
        moved,
        cancelled,
        cents,
        receivedCents,
      },
      waits: waits === null ? [] : waits.split(',').map(Number),
      noes: noes === null ? [] : (noes.split(',') as CountedCases['noes'][number][]), // as stored
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

/** The columns by which cases are counted together; each query has those of one way only. */
interface SharedRow {
  readonly kind: KindName;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  readonly clickKind: NonNullable<Source['click']>['kind'] | null;
  readonly referrer: string | null;
  readonly isTimed: number;
  readonly campaign: string | null;
  readonly page: string | null;
  readonly heard: Heard | null;
  /** Null for a kind without places. */
  readonly place: string | null;
  readonly receivedAt: string;
}

/** A part of the JSON of a source, by its path. */
type PartOf = (...path: readonly string[]) => RawBuilder<unknown>;

interface SharedColumns {
  readonly columns: (
    part: PartOf,
  ) => Readonly<Partial<Record<keyof SharedRow, RawBuilder<unknown>>>>;
  readonly read: (row: SharedRow) => Partial<CountedCases>;
}

/** Ten minutes are short enough for the hours of any zone. */
const TIME: SharedColumns = {
  columns: () => ({ receivedAt: sql`substr(received_at, 1, 15)` }),
  read: ({ receivedAt }) => ({ receivedAt: `${receivedAt}0Z` }),
};

const firstPlace = ({ table, columns: [first] }: (typeof PLACES)[number]) =>
  sql.ref(`${table}.${first}`);

const SHARED: Readonly<Record<GroupingName | 'kind', SharedColumns>> = {
  kind: { columns: () => ({ kind: sql`kind` }), read: ({ kind }) => ({ kind }) },
  source: {
    columns: (part) => ({
      utmSource: part('utm', 'source'),
      utmMedium: part('utm', 'medium'),
      clickKind: part('click', 'kind'),
      referrer: part('referrer'),
      isTimed: sql`case when ${part('at')} is null then 0 else 1 end`,
    }),
    read: ({ utmSource, utmMedium, clickKind, referrer, isTimed }) => ({
      source: {
        utm: { source: utmSource ?? undefined, medium: utmMedium ?? undefined },
        click: clickKind === null ? undefined : { kind: clickKind },
        referrer: referrer ?? undefined,
        at: isTimed === 1 ? true : undefined,
      },
    }),
  },
  campaign: {
    columns: (part) => ({ campaign: part('utm', 'campaign') }),
    read: ({ campaign }) => ({ campaign }),
  },
  page: { columns: (part) => ({ page: part('page') }), read: ({ page }) => ({ page }) },
  heard: { columns: (part) => ({ heard: part('heard') }), read: ({ heard }) => ({ heard }) },
  suburb: {
    columns: () => ({ place: sql`coalesce(${sql.join([sql`null`, ...PLACES.map(firstPlace)])})` }),
    read: ({ place }) => ({ suburb: place === null ? '' : placeOf(place) }),
  },
  weekday: TIME,
  hour: TIME,
};

const partInSqlite: PartOf = (...path) => sql`source ->> ${sql.lit(['$', ...path].join('.'))}`;

const partInPostgres: PartOf = (...path) => sql`source::json #>> ${sql.lit(`{${path.join(',')}}`)}`;
