import { type RawBuilder, sql } from 'kysely';
import type { CountedCases, GroupingName } from '../../domain/figures/figures.ts';
import type { Heard } from '../../domain/figures/heard.ts';
import type { Source } from '../../domain/figures/source.schema.ts';
import type { KindName } from '../../domain/request/kind.ts';
import { placeOf } from '../requests/kinds/anonymous-move.ts';
import { PLACES } from '../requests/kinds/kinds.ts';

/** The columns by which cases are counted together; each query has those of one way only. */
export interface SharedRow {
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

export const SHARED: Readonly<Record<GroupingName | 'kind', SharedColumns>> = {
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

export const partInSqlite: PartOf = (...path) =>
  sql`source ->> ${sql.lit(['$', ...path].join('.'))}`;

export const partInPostgres: PartOf = (...path) =>
  sql`source::json #>> ${sql.lit(`{${path.join(',')}}`)}`;
