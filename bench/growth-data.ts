import { type Insertable, sql } from 'kysely';
import { v7 } from 'uuid';
import { type EventContent, readEvent } from '../domain/history/event.ts';
import { quoteRequestSchema } from '../domain/request/request.schema.ts';
import type { Source } from '../domain/source/source.schema.ts';
import { loadConfig } from '../server/config.ts';
import { type Database, openDatabase, type Tables } from '../server/database/database.ts';
import { isSqlite } from '../server/database/dialect.ts';
import { countedColumns } from '../server/history/counted-columns.ts';
import { newLinkKey } from '../server/submissions/link-key.ts';
import { QUOTE } from './quote-load.ts';

const REQUEST = quoteRequestSchema.parse(QUOTE);
const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 500;
/** A busy firm's 300,000 requests of seven years: few of them are as many of one day as many are. */
const EVERY_MS = (7 * 365 * DAY_MS) / 300_000;
const PAGES = ['/', '/get-quote', '/movers-randburg', '/movers-fourways', '/local-moving'];
const SURNAMES = ['Nkosi', 'Dlamini', 'van Wyk', 'Naidoo', 'Botha', 'Mokoena', 'Smith', 'Khumalo'];

/** The keys of one stored request. */
export interface StoredKeys {
  readonly reference: string;
  readonly deskKey: string;
  readonly linkKey: string;
}

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** Fills a new database with so many requests and messages, the last of them now: most are quoted, a third of those accepted, some changed; what was accepted months ago moved and is paid. Their mail went out.
 *  @returns the keys of some requests that are not quoted yet, the newest first */
export async function fillDatabase(url: string, submissions: number): Promise<StoredKeys[]> {
  const { database } = loadConfig({ DATABASE_URL: url });
  const db = await openDatabase(database);
  try {
    const open: StoredKeys[] = [];
    const now = Date.now();
    for (let first = 0; first < submissions; first += PAGE) {
      const count = Math.min(PAGE, submissions - first);
      const rows = Array.from({ length: count }, (_, index) => {
        const number = first + index;
        return submissionOf(number, new Date(now - (submissions - number) * EVERY_MS));
      });
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('submissions')
          .values(rows.map((row) => row.submission))
          .execute();
        await insertAll(
          trx,
          'requests',
          rows.flatMap((row) => row.request),
        );
        await insertAll(
          trx,
          'messages',
          rows.flatMap((row) => row.message),
        );
        await insertAll(
          trx,
          'events',
          rows.flatMap((row) => row.events),
        );
        await insertAll(
          trx,
          'outbox',
          rows.flatMap((row) => row.mails),
        );
      });
      open.push(...rows.flatMap((row) => row.open));
    }
    // What PostgreSQL does by itself in the hours that this data has not had.
    if (!isSqlite(db)) await sql`analyze`.execute(db);
    return open.reverse().slice(0, 200);
  } finally {
    await db.destroy();
  }
}

async function insertAll<Table extends 'requests' | 'messages' | 'events' | 'outbox'>(
  trx: Database,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += PAGE) {
    // Kysely cannot see that the rows are those of the table.
    const some = rows.slice(first, first + PAGE) as never;
    await trx.insertInto(table).values(some).execute();
  }
}

function submissionOf(number: number, at: Date) {
  const id = v7({ msecs: at.getTime(), seq: number });
  const isMessage = number % 10 === 9;
  const isOpen = number % 5 === 0;
  const surname = SURNAMES[number % SURNAMES.length] ?? '';
  const keys = {
    reference: `JFM-${number.toString(36).padStart(6, '0')}`.toUpperCase(),
    deskKey: newLinkKey(),
    linkKey: newLinkKey(),
  };
  const submission: Row<'submissions'> = {
    id,
    kind: isMessage ? 'message' : 'request',
    receivedAt: at.toISOString(),
    flag: null,
    name: `Thandi ${surname} ${number}`,
    email: `visitor${number}@visitor.example`,
    phone: `082 ${String(number).padStart(7, '0')}`,
    subject: null,
    idempotencyKey: newLinkKey(),
    bodyHash: null,
    ...keys,
    linkKey: isMessage ? null : keys.linkKey,
    source: JSON.stringify(sourceOf(number, at)),
    stage: isMessage || isOpen ? 'waiting' : stageOf(number, at),
    moveDay: isMessage ? null : dayAfter(at, isOpen ? 30 : 31),
  };
  const { name, email, phone, inventory, access: _, ...answers } = REQUEST;
  const moveDate = dayAfter(at, 30);
  const request: Row<'requests'> = {
    id,
    ...answers,
    fromAddress: `${number} Kelly Avenue, Boskruin`,
    moveDate,
    inventory: JSON.stringify(inventory),
    access: null,
  };
  const events = isMessage || isOpen ? [] : historyOf(id, number, at, dayAfter(at, 31));
  return {
    submission: { ...submission, ...countedIn(at, events) },
    request: isMessage ? [] : [request],
    message: isMessage ? [{ id, message: 'Do you move a fish tank? It holds 300 litres.' }] : [],
    events,
    mails: [mail(id, null, at), ...events.slice(1, 2).map(() => mail(id, 2, at))],
    open: isOpen && !isMessage ? [keys] : [],
  };
}

const isAccepted = (number: number) => number % 3 === 0;
const isMoved = (number: number, at: Date) =>
  isAccepted(number) && Date.now() - at.getTime() > 40 * DAY_MS;

function stageOf(number: number, at: Date) {
  if (isMoved(number, at)) return 'paid';
  return isAccepted(number) ? 'accepted' : 'quoted';
}

/** The columns that reports count, as the server keeps them. */
function countedIn(at: Date, events: readonly Row<'events'>[]) {
  const history = events.map(({ kind, number, at, by = null, content }) =>
    readEvent({ kind, number, at, by, content }),
  );
  return countedColumns(at.toISOString(), history);
}

function sourceOf(number: number, at: Date): Source | null {
  const page = PAGES[number % PAGES.length];
  const sources: readonly (Source | null)[] = [
    null,
    { page, at: at.toISOString() },
    { page, referrer: 'www.google.com', at: at.toISOString() },
    {
      page,
      referrer: 'www.google.com',
      utm: { source: 'google', medium: 'cpc', campaign: `campaign ${number % 30}` },
      click: { kind: 'gclid', id: `Cj0KCQiA${number}` },
      at: at.toISOString(),
    },
    { page, utm: { source: `truck-${number % 3}` }, at: at.toISOString(), heard: 'truck' },
  ];
  return sources[number % sources.length] ?? null;
}

function historyOf(submissionId: string, number: number, at: Date, day: string): Row<'events'>[] {
  const validUntil = dayAfter(at, 30);
  const quote = {
    price: 6500,
    upTo: null,
    includes: ['The drive'],
    notIncluded: [],
    people: null,
    trucks: null,
    day,
    window: '',
    validUntil,
    note: '',
  };
  const contents: EventContent[] = [
    { kind: 'taken' },
    { kind: 'quoted', via: 'email', quote },
    { kind: 'seen', about: 2 },
    ...(isAccepted(number) ? [{ kind: 'accepted', about: 2 } as const] : []),
    ...(isMoved(number, at) ? movedOn(day) : []),
    ...(number % 20 === 1
      ? [{ kind: 'changed', changes: [{ field: 'bedrooms', before: '3', after: '4' }] } as const]
      : []),
  ];
  return contents.map(({ kind, ...content }, index) => ({
    submissionId,
    number: index + 1,
    kind,
    at: new Date(at.getTime() + (index + 1) * 3_600_000).toISOString(),
    by: index < 2 || kind === 'confirmed' || kind === 'settled' ? 'Anna' : null,
    validUntil: kind === 'quoted' ? validUntil : null,
    content: JSON.stringify(content),
    idempotencyKey: `${kind} ${index}`,
  }));
}

function movedOn(day: string): EventContent[] {
  const price = 6500;
  const crew = { people: 3, trucks: 1, registration: '', crew: [] };
  return [
    { kind: 'confirmed', basis: 'whole', price, upTo: null, day, window: '', ...crew },
    { kind: 'settled', price: price + 500.5, lines: [], paid: 'cash', day, said: '' },
  ];
}

function mail(submissionId: string, event: number | null, at: Date): Row<'outbox'> {
  return {
    id: v7({ msecs: at.getTime() }),
    kind: event === null ? 'received' : 'quote',
    submissionId,
    event,
    about: null,
    state: 'sent',
    runAt: new Date(0).toISOString(),
    leaseId: null,
    attempts: 0,
    lastError: null,
    finishedAt: at.toISOString(),
  };
}

function dayAfter(at: Date, days: number): string {
  return new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
