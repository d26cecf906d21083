import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../dialect.ts';

/** Uses only SQL that SQLite and PostgreSQL share. Times are ISO 8601 text in UTC, always with milliseconds: both
 *  databases sort it by time, and a person can read it in the shell. */
const TABLES = [
  `create table submissions (
    id text primary key not null,
    kind text not null,
    reference text not null unique,
    received_at text not null,
    flag text,
    name text not null,
    email text not null,
    phone text not null,
    source text,
    subject text,
    idempotency_key text,
    body_hash text,
    desk_key text unique,
    link_key text unique,
    mail_key text unique,
    read_key text unique,
    is_proved integer not null default 0,
    renewal text unique,
    link_renewed integer not null default 0,
    stage text not null default 'waiting',
    move_day text,
    call_on text,
    reported_at text,
    mail_failed integer not null default 0,
    answered_after integer,
    was_quoted integer not null default 0,
    said_yes integer not null default 0,
    said_no text,
    price_cents integer,
    received_cents integer,
    open_cents integer,
    deposit_by text,
    digest text,
    kept_until text,
    unique (kind, idempotency_key)
  )`,
  `create table requests (
    id text primary key not null references submissions (id) on delete cascade,
    move_type text not null,
    from_address text not null,
    to_address text not null,
    move_date text not null,
    delivery_method text not null,
    bedrooms text not null,
    bathrooms text not null,
    has_garage text not null,
    has_storeroom text not null,
    additional_notes text not null,
    inventory text not null,
    access text,
    video_survey text not null
  )`,
  `create table messages (
    id text primary key not null references submissions (id) on delete cascade,
    message text not null
  )`,
  `create table events (
    submission_id text not null references submissions (id) on delete cascade,
    number integer not null,
    kind text not null,
    at text not null,
    "by" text,
    valid_until text,
    content text not null,
    idempotency_key text not null,
    client_key text,
    body_hash text,
    primary key (submission_id, number),
    unique (submission_id, idempotency_key)
  )`,
  `create table visits (
    submission_id text not null references submissions (id) on delete cascade,
    visit integer not null,
    day text not null,
    trucks integer not null,
    primary key (submission_id, visit)
  )`,
  `create table outbox (
    id text primary key not null,
    channel text not null default 'mail',
    kind text not null,
    submission_id text references submissions (id) on delete cascade,
    event integer,
    about text,
    state text not null,
    priority integer not null default 2,
    run_at text not null,
    lease_id text,
    attempts integer not null,
    unanswered integer not null default 0,
    remaining text,
    last_error text,
    finished_at text,
    foreign key (submission_id, event) references events (submission_id, number) on delete cascade
  )`,
  `create table payments (
    submission_id text not null,
    event integer not null,
    reference text not null,
    day text not null,
    noted_on text not null,
    cents integer not null,
    how text not null,
    strikes integer,
    primary key (submission_id, event)
  )`,
  `create table invoices (
    number integer primary key not null,
    at text not null,
    ended_at text,
    reference text not null,
    content text not null
  )`,
  `create table invoice_numbers (
    series text primary key not null,
    last integer not null
  )`,
  `create table deletions (
    reference text primary key not null,
    at text not null,
    was_booked integer not null default 0,
    visits text
  )`,
  `create table acknowledgements (
    mark text primary key not null,
    at text not null,
    since text not null,
    count integer not null
  )`,
  `create table taps (
    day text not null,
    page text not null,
    kind text not null,
    source text not null,
    count integer not null,
    primary key (day, page, kind, source)
  )`,
  `create table devices (
    id text primary key not null,
    name text not null,
    key_hash text not null unique,
    signed_in_at text not null,
    browser text not null,
    invited text not null,
    last_used text not null,
    signed_out_at text
  )`,
  `create table sign_in_links (
    key_hash text primary key not null,
    invited text not null,
    expires_at text not null,
    used_at text,
    used_with text,
    device_id text
  )`,
  'create table diary_keys (opens text primary key not null, "key" text not null unique)',
  'create table job_runs (name text primary key not null, at text not null)',
];

/** @param bytewise a collation. A prefix is a range of an index only where letters sort by their bytes. */
const searchTerms = (bytewise: string) => `create table search_terms (
    submission_id text not null references submissions (id) on delete cascade,
    term text ${bytewise} not null,
    primary key (submission_id, term)
  )`;

const DIGITS = [' ', '-', '(', ')', '.', '+'].reduce(
  (text, sign) => `replace(${text}, '${sign}', '')`,
  'phone',
);

/** For what somebody waits for, and for what a server asks each minute, with each request or before each email. */
const INDEXES = [
  'create index submissions_received_at on submissions (received_at)',
  'create index submissions_email on submissions (lower(email))',
  // Its last nine digits: 082 555 0119 and +27 82 555 0119 are one number.
  `create index submissions_phone on submissions (substr(${DIGITS}, length(${DIGITS}) - 8))`,
  // Of an address that may have thousands of requests.
  'create index submissions_proved on submissions (lower(email)) where is_proved = 1',
  'create index submissions_flag on submissions (flag, received_at) where flag is not null',
  'create index submissions_unsuspected on submissions (received_at) where flag is null',
  'create index submissions_stage on submissions (stage, received_at)',
  // SQLite took the index above, and read all moves that ever had the stage.
  'create index submissions_stage_move_day on submissions (stage, move_day) where move_day is not null',
  'create index submissions_call_on on submissions (call_on) where call_on is not null',
  'create index submissions_reported_at on submissions (reported_at) where reported_at is not null',
  'create index submissions_open_cents on submissions (open_cents) where open_cents is not null',
  'create index submissions_deposit_by on submissions (deposit_by) where deposit_by is not null',
  'create index submissions_digest on submissions (digest) where digest is not null',
  'create index submissions_kept_until on submissions (kept_until) where kept_until is not null',
  'create index search_terms_term on search_terms (term, submission_id)',
  'create index events_kind_at on events (kind, at)',
  'create index events_valid_until on events (valid_until) where valid_until is not null',
  'create index visits_day on visits (day)',
  // What waits for one channel must not slow down the look for what is due in the other.
  'create index outbox_due on outbox (channel, state, priority, run_at, id)',
  'create index outbox_leased on outbox (channel, state, priority, run_at, id) where lease_id is not null',
  'create index outbox_submission on outbox (submission_id, event)',
  "create index outbox_digest on outbox (about, state) where kind = 'digest'",
  'create index payments_day on payments (day)',
  'create index invoices_at on invoices (at)',
  'create index invoices_ended_at on invoices (ended_at) where ended_at is not null',
  'create index invoices_reference on invoices (reference)',
  'create index acknowledgements_at on acknowledgements (at)',
];

export const tables = {
  async up(db: Kysely<unknown>): Promise<void> {
    const bytewise = isSqlite(db) ? '' : 'collate "C"';
    for (const statement of [...TABLES, searchTerms(bytewise), ...INDEXES]) {
      await sql.raw(statement).execute(db);
    }
  },
};
