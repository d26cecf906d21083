import { type Kysely, sql } from 'kysely';

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
    subject text,
    idempotency_key text,
    body_hash text,
    desk_key text unique,
    link_key text unique,
    renewal text unique,
    stage text not null default 'waiting',
    move_day text,
    call_on text,
    mail_failed integer not null default 0,
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
    access text
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
  `create table outbox (
    id text primary key not null,
    kind text not null,
    submission_id text references submissions (id) on delete cascade,
    event integer,
    about text,
    state text not null,
    run_at text not null,
    lease_id text,
    attempts integer not null,
    unanswered integer not null default 0,
    remaining text,
    last_error text,
    finished_at text,
    foreign key (submission_id, event) references events (submission_id, number) on delete cascade
  )`,
  `create table deletions (
    reference text primary key not null,
    at text not null,
    was_booked integer not null default 0,
    move_day text
  )`,
  'create table job_runs (name text primary key not null, at text not null)',
  'create table diary_keys (opens text primary key not null, "key" text not null unique)',
];

/** For what somebody waits for, and for what a server asks each minute. SQLite took an index of only the stage, and
 *  read all moves that ever had it: hence the day in the index of the stage. */
const INDEXES = [
  'create index submissions_received_at on submissions (received_at)',
  'create index submissions_email on submissions (lower(email))',
  'create index submissions_flag on submissions (flag, received_at) where flag is not null',
  'create index submissions_stage on submissions (stage, received_at)',
  'create index submissions_stage_move_day on submissions (stage, move_day) where move_day is not null',
  'create index submissions_call_on on submissions (call_on) where call_on is not null',
  'create index events_kind_at on events (kind, at)',
  'create index events_valid_until on events (valid_until) where valid_until is not null',
  'create index outbox_due on outbox (state, run_at, id)',
  'create index outbox_submission on outbox (submission_id, event)',
];

export const tables = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of [...TABLES, ...INDEXES]) await sql.raw(statement).execute(db);
  },
};
