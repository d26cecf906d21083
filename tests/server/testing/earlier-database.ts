import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { loadConfig } from '../../../server/config.ts';
import { MIGRATIONS } from '../../../server/database/migrations.ts';
import { openPostgres } from '../../../server/database/postgres.ts';
import { openSqlite } from '../../../server/database/sqlite.ts';
import { SAMPLE_QUOTE } from './sample-history.ts';
import { SAMPLE_MESSAGE } from './sample-message.ts';
import { SAMPLE_REQUEST } from './sample-request.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** A row of a table that is there since that version. */
type EarlierRow = readonly [since: number, table: string, row: Row];

/** Ids that sort by this number, as those of the time did. */
export function earlierId(number: number): string {
  return `01a1fdaa-d293-7f79-bdce-${String(number).padStart(12, '0')}`;
}

/** A key of the visitor's or of the team's page. */
export function earlierKey(page: 'link' | 'desk', number: number): string {
  return `${page}-${number}`.padEnd(32, '-');
}

export const AT = '2026-11-20T08:00:00.000Z';
/** The numbers of the requests, by what is particular about each. */
export const REQUESTS = { whole: 1, open: 2, changed: 4, clockSetBack: 5, unreadable: 6 } as const;
export const MESSAGE = 7;
/** Requests that are gone, of which something was left: one that sorts between the others, and the last. */
const GONE = [3, 9];

const { inventory, access, ...answers } = SAMPLE_REQUEST;

function requestRows(number: number, version: number): EarlierRow[] {
  const { moveType, fromAddress, toAddress, moveDate, deliveryMethod, ...rest } = answers;
  const { hasGarage, hasStoreroom, additionalNotes, ...visitor } = rest;
  const row = {
    id: earlierId(number),
    reference: `JFM-2222-2${number}`,
    received_at: AT,
    ...visitor,
    move_type: moveType,
    from_address: fromAddress,
    to_address: toAddress,
    move_date: moveDate,
    delivery_method: deliveryMethod,
    has_garage: hasGarage,
    has_storeroom: hasStoreroom,
    additional_notes: additionalNotes,
    inventory: JSON.stringify(inventory),
    idempotency_key: number === REQUESTS.whole ? 'a-form' : null,
    body_hash: number === REQUESTS.whole ? 'its-hash' : null,
    ...(version >= 3 && { flag: number === REQUESTS.changed ? 'honeypot' : null }),
    ...(version >= 4 && { access: number === REQUESTS.whole ? JSON.stringify(access) : null }),
    ...(version >= 5 && {
      link_key: number > REQUESTS.changed ? null : earlierKey('link', number),
    }),
  };
  const desk = { subject_id: earlierId(number), desk_key: earlierKey('desk', number) };
  return [
    [1, 'quote_requests', row],
    [6, 'desk_keys', desk],
  ];
}

const MESSAGE_ROWS: readonly EarlierRow[] = [
  [
    2,
    'contact_submissions',
    {
      id: earlierId(MESSAGE),
      reference: 'JFM-2222-27',
      received_at: AT,
      ...SAMPLE_MESSAGE,
      idempotency_key: 'a-form',
      body_hash: 'its-hash',
    },
  ],
  [6, 'desk_keys', { subject_id: earlierId(MESSAGE), desk_key: earlierKey('desk', MESSAGE) }],
];

/** What the team, the visitor in answer to a quote, or the server did. */
function deskEvent(
  since: number,
  number: number,
  subject: number,
  { kind, by = null, content = null, press = `press ${number}` }: Record<string, string | null>,
): EarlierRow {
  const [subject_id, reference] = [earlierId(subject), `JFM-2222-2${subject}`];
  const row = { id: earlierId(number), subject_id, reference, kind, at: AT, by, content, press };
  return [since, 'desk_events', row as Row];
}

function visitorAction(
  number: number,
  kind: string,
  subject: number | null,
  changes: string | null = null,
): EarlierRow {
  const row = {
    id: earlierId(number),
    kind,
    quote_id: subject === null ? null : earlierId(subject),
    reference: subject === null ? 'JFM-GXNX-22' : `JFM-2222-2${subject}`,
    at: AT,
    changes,
  };
  return [5, 'follow_ups', row];
}

export const CHANGES = [{ label: 'Bedrooms', before: '3', after: '4' }];

function quoted(number: number, subject: number, by = 'Anna', price = SAMPLE_QUOTE.price) {
  const offer = { ...SAMPLE_QUOTE, price };
  const content = JSON.stringify({ offer, via: 'email', version: 'a-hash-of-the-answers' });
  return deskEvent(6, number, subject, { kind: 'quoted', by, content });
}

function answered(number: number, subject: number, kind: string, quote: number, said?: string) {
  const offerId = earlierId(quote);
  const press = kind === 'asked' ? 'asked a-question' : `${kind} ${offerId}`;
  return deskEvent(6, number, subject, { kind, press, content: JSON.stringify({ offerId, said }) });
}

const { whole, open, changed, clockSetBack, unreadable } = REQUESTS;
const CHANGES_JSON = JSON.stringify(CHANGES);

/** The number of an event sorts it among those of its request. */
const EVENTS: readonly EarlierRow[] = [
  deskEvent(6, 101, whole, { kind: 'taken', by: 'Anna' }),
  quoted(102, whole),
  visitorAction(103, 'change', whole, CHANGES_JSON),
  quoted(104, whole, 'Sam', 7000),
  answered(105, whole, 'seen', 104),
  answered(106, whole, 'asked', 104, 'And the piano?'),
  visitorAction(107, 'call', whole),
  answered(108, whole, 'accepted', 104),
  deskEvent(7, 201, open, { kind: 'reminded', press: 'reminder 30m' }),
  quoted(202, open),
  quoted(301, changed),
  visitorAction(302, 'change', changed, CHANGES_JSON),
  answered(401, clockSetBack, 'seen', 404),
  answered(402, clockSetBack, 'declined', 404),
  answered(403, clockSetBack, 'accepted', 404),
  quoted(404, clockSetBack),
  deskEvent(6, 501, unreadable, { kind: 'quoted', by: 'Anna', content: '{broken' }),
  visitorAction(502, 'change', unreadable, '[broken'),
  answered(503, unreadable, 'accepted', 999),
  deskEvent(6, 504, unreadable, { kind: 'refused', by: 'Anna', content: 'null' }),
  deskEvent(6, 601, MESSAGE, { kind: 'phoned', by: 'Anna', content: '{"said":"yes"}' }),
  visitorAction(701, 'deletion', null),
  ...GONE.flatMap((gone) => [
    deskEvent(6, 800 + gone * 2, gone, { kind: 'taken', by: 'Anna' }),
    visitorAction(900 + gone * 2, 'call', gone),
  ]),
];

/** The mails there were: their kind then, and the number of their subject. */
const MAILS = [
  [1, 'quote-request', earlierId(whole)],
  [2, 'contact-submission', earlierId(MESSAGE)],
  [5, 'follow-up', earlierId(103)],
  [5, 'follow-up', earlierId(107)],
  [5, 'follow-up', earlierId(701)],
  [6, 'offer', earlierId(104)],
  [6, 'answer', earlierId(106)],
  [6, 'acceptance', earlierId(108)],
  [7, 'reminder', earlierId(201)],
  [7, 'morning', '2026-11-20'],
  // About what is gone.
  ...GONE.flatMap((gone) => [
    [1, 'quote-request', earlierId(gone)] as const,
    [5, 'follow-up', earlierId(900 + gone * 2)] as const,
    [6, 'answer', earlierId(800 + gone * 2)] as const,
  ]),
] as const;

const STATE = { lease_id: null, failures: 0, last_error: null, settled_at: null };
const LATER = '2026-11-20T09:00:00.000Z';

/** A mail as it was stored in each of its states. */
export const MAIL_STATES = {
  waiting: { ...STATE, state: 'waiting', due_at: LATER, failures: 2, last_error: '450 later' },
  leased: { ...STATE, state: 'waiting', due_at: LATER, lease_id: 'theirs' },
  parked: { ...STATE, state: 'parked', due_at: AT, last_error: '550 no', settled_at: LATER },
  sent: { ...STATE, state: 'sent', due_at: AT, settled_at: LATER },
} as const;

function mailRows(): EarlierRow[] {
  return MAILS.flatMap(([since, kind, subject_id]) =>
    Object.entries(MAIL_STATES).map(([name, state]): EarlierRow => {
      const id = `${subject_id} ${name}`;
      return [since, 'outbox', { id, kind, subject_id, message_id: 'unused', ...state }];
    }),
  );
}

export const NOTICES = [
  { name: 'morning 2026-11-20', at: AT },
  { name: 'restored', at: AT },
];

/** Makes a database of an earlier version of the program, with whatever that version could store.
 *  @param version the name of its last migration: '0005-private-link' */
export async function makeEarlierDatabase(url: string, version: string): Promise<void> {
  await withEarlierDatabase(url, version, async (insert) => {
    const number = Number.parseInt(version, 10);
    const rows = [
      ...Object.values(REQUESTS).flatMap((request) => requestRows(request, number)),
      ...MESSAGE_ROWS,
      ...EVENTS,
      ...mailRows(),
      ...NOTICES.map((notice) => [7, 'notices', notice] as const),
    ];
    for (const [since, table, row] of rows) if (number >= since) await insert(table, [row]);
  });
}

/** Makes an empty one, and lets the function insert rows. */
export async function withEarlierDatabase(
  url: string,
  version: string,
  fill: (insert: (table: string, rows: readonly Row[]) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { database } = loadConfig({ DATABASE_URL: url });
  const { dialect } =
    database.kind === 'sqlite' ? openSqlite(database.file) : openPostgres(database.url);
  const db = new Kysely<Record<string, Row>>({ dialect });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    const { error } = await migrator.migrateTo(version);
    if (error) throw error;
    await fill((table, rows) => db.insertInto(table).values(rows).execute());
  } finally {
    await db.destroy();
  }
}
