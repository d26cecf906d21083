import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readEvent } from '../../../domain/history/event.ts';
import { progressOf } from '../../../domain/history/progress-of.ts';

interface OldEvent {
  readonly id: string;
  readonly submissionId: string;
  readonly kind: string;
  readonly at: string;
  readonly by: string | null;
  readonly content: string | null;
  readonly changes: string | null;
  readonly press: string | null;
}

const PAGE = 500;

/** Numbers the events of each submission, from both tables that had some. Notes the number of each, by which
 *  the mail about it is found. */
export async function numberEvents(db: Kysely<unknown>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows: submissions } = await sql<{ id: string }>`
      select id from submissions where id > ${after} and (
        exists (select 1 from desk_events where subject_id = submissions.id)
        or exists (select 1 from follow_ups where quote_id = submissions.id))
      order by id limit ${PAGE}`.execute(db);
    const last = submissions.at(-1);
    if (!last) return;
    const { rows } = await sql<OldEvent>`
      select id, subject_id as "submissionId", kind, at, "by", content, null as changes, press
      from desk_events where subject_id > ${after} and subject_id <= ${last.id}
      union all
      select id, quote_id, case kind when 'change' then 'changed' else kind end, at, null, null, changes, null
      from follow_ups where quote_id > ${after} and quote_id <= ${last.id}
      order by 1`.execute(db);
    const known = new Set(submissions.map(({ id }) => id));
    const bySubmission = Map.groupBy(rows, ({ submissionId }) => submissionId);
    const numbered = [...bySubmission]
      .filter(([id]) => known.has(id))
      .flatMap(([, events]) => numberedEvents(inOrder(events)));
    await insertAll(db, 'events', numbered.map(eventRow));
    await insertAll(db, 'event_numbers', numbered.map(numberRow));
    await updateProgress(db, numbered);
    after = last.id;
  }
}

/** An answer comes after the quote that it answers, even if a clock was set back in between. Several
 *  answers keep their order. */
function inOrder(events: readonly OldEvent[]): OldEvent[] {
  const indexes = new Map(events.map(({ id }, index) => [id, index]));
  const placed = events.map((event, index) => {
    const quote = indexes.get(oldContent(event).offerId ?? '') ?? -1;
    return { event, place: Math.max(index, quote + 0.5) };
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ event }) => event);
}

/** As version 0007 stored it; empty where it cannot be read. */
function oldContent({ content }: OldEvent): {
  readonly said?: string;
  readonly offer?: { readonly day?: string; readonly validUntil?: string };
  readonly via?: string;
  readonly offerId?: string;
} {
  return parsed(content) ?? {};
}

/** What cannot be read stays unread: one row must not stop the others. */
function parsed(json: string | null) {
  try {
    return JSON.parse(json ?? '{}');
  } catch {
    return undefined;
  }
}

interface NumberedEvent extends Pick<OldEvent, 'id' | 'submissionId' | 'kind' | 'at' | 'by'> {
  readonly number: number;
  readonly validUntil: string | null;
  readonly content: string;
  readonly key: string;
}

function numberedEvents(events: readonly OldEvent[]): NumberedEvent[] {
  const numbers = new Map(events.map(({ id }, index) => [id, index + 1]));
  let version = 0;
  return events.map((event, index) => {
    const { id, submissionId, kind, at, by, press, changes } = event;
    const number = index + 1;
    const { said, offer, via, offerId } = oldContent(event);
    const about = numbers.get(offerId ?? '');
    const content = JSON.stringify({
      said,
      ...(offer && { quote: offer, via, version }),
      about,
      ...(changes && { changes: parsed(changes) }),
      ...(kind === 'reminded' && { reminder: press?.replace('reminder ', '') }),
    });
    if (kind === 'changed') version = number;
    const validUntil = offer?.validUntil ?? null;
    const key = keyOf(event, about);
    return { id, submissionId, number, kind, at, by, validUntil, content, key };
  });
}

/** Stores how far each submission has come. */
async function updateProgress(db: Kysely<unknown>, numbered: readonly NumberedEvent[]) {
  const bySubmission = Map.groupBy(numbered, ({ submissionId }) => submissionId);
  const rows = [...bySubmission].map(([id, events]) => {
    const progress = progressOf('', events.map(readEvent));
    return sql`(${id}, ${progress.stage}, ${progress.moveDay.day})`;
  });
  await sql`
    with reached (id, stage, planned) as (values ${sql.join(rows)})
    update submissions
    set stage = reached.stage, move_day = coalesce(nullif(reached.planned, ''), move_day)
    from reached where reached.id = submissions.id`.execute(db);
}

function eventRow(event: NumberedEvent) {
  const { submissionId, number, kind, at, by, validUntil, content, key } = event;
  return sql`(${submissionId}, ${number}, ${kind}, ${at}, ${by}, ${validUntil}, ${content}, ${key})`;
}

function numberRow({ id, submissionId, number }: NumberedEvent) {
  return sql`(${id}, ${submissionId}, ${number})`;
}

/** Many rows in a statement: one by one, PostgreSQL takes a minute for 60,000 events. */
async function insertAll(
  db: Kysely<unknown>,
  table: string,
  rows: readonly RawBuilder<unknown>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += PAGE) {
    const some = rows.slice(first, first + PAGE);
    await sql`insert into ${sql.table(table)} values ${sql.join(some)}`.execute(db);
  }
}

/** The key of the same action now, so that a retry from before the update finds it.
 *  @param about the number of the quote that it answers */
function keyOf(event: OldEvent, about: number | undefined): string {
  if (event.press === null) return `visitor ${event.id}`;
  const { offerId } = oldContent(event);
  if (about !== undefined && offerId) return event.press.replace(offerId, String(about));
  return event.press.replace(/^press /, 'team ');
}
