import { type Kysely, sql } from 'kysely';
import { numberEvents } from './0008-number-events.ts';

/** One table of all submissions, a table for each kind's own fields, one table of numbered events instead
 *  of two, and foreign keys: deleting a submission deletes everything about it. Leftovers of submissions that no
 *  longer exist are not copied. */
export const submissionsAndEvents = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createTables(db);
    await copySubmissions(db);
    await numberEvents(db);
    await copyOutbox(db);
    for (const table of [
      'desk_keys',
      'desk_events',
      'follow_ups',
      'quote_requests',
      'contact_submissions',
      'old_outbox',
      'event_numbers',
    ]) {
      await db.schema.dropTable(table).execute();
    }
    await createIndexes(db);
  },
};

async function run(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const statement of statements.split(';').filter((each) => each.trim())) {
    await sql.raw(statement).execute(db);
  }
}

/** Uses only types that SQLite and PostgreSQL share. */
async function createTables(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `
    drop index outbox_due;
    alter table outbox rename to old_outbox;
    alter table notices rename to job_runs;
    create table submissions (
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
      stage text not null default 'waiting',
      move_day text,
      unique (kind, idempotency_key)
    );
    create table requests (
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
    );
    create table messages (
      id text primary key not null references submissions (id) on delete cascade,
      message text not null
    );
    create table events (
      submission_id text not null references submissions (id) on delete cascade,
      number integer not null,
      kind text not null,
      at text not null,
      "by" text,
      valid_until text,
      content text not null,
      idempotency_key text not null,
      primary key (submission_id, number),
      unique (submission_id, idempotency_key)
    );
    create table outbox (
      id text primary key not null,
      kind text not null,
      submission_id text references submissions (id) on delete cascade,
      event integer,
      about text,
      state text not null,
      run_at text not null,
      lease_id text,
      attempts integer not null,
      last_error text,
      finished_at text,
      foreign key (submission_id, event) references events (submission_id, number) on delete cascade
    );
    create table deletions (
      reference text primary key not null,
      at text not null,
      was_booked integer not null default 0
    );
    create table event_numbers (
      old_id text primary key not null,
      submission_id text not null,
      number integer not null
    );`,
  );
}

/** For what somebody waits for, and for what a server asks each minute. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `
    create index submissions_received_at on submissions (received_at);
    create index submissions_email on submissions (lower(email));
    create index submissions_flag on submissions (flag, received_at) where flag is not null;
    create index submissions_move_day on submissions (move_day) where move_day is not null;
    create index submissions_stage on submissions (stage, received_at);
    create index events_kind_at on events (kind, at);
    create index events_valid_until on events (valid_until) where valid_until is not null;
    create index outbox_due on outbox (state, run_at, id);
    create index outbox_submission on outbox (submission_id, event)`,
  );
}

async function copySubmissions(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `
    insert into submissions
      select id, 'request', reference, received_at, flag, name, email, phone, null,
        idempotency_key, body_hash, desk_key, link_key, 'waiting', nullif(move_date, '')
      from quote_requests left join desk_keys on subject_id = id;
    insert into submissions
      select id, 'message', reference, received_at, flag, name, email, phone, null,
        idempotency_key, body_hash, desk_key, null, 'waiting', null
      from contact_submissions left join desk_keys on subject_id = id;
    insert into requests
      select id, move_type, from_address, to_address, move_date, delivery_method, bedrooms, bathrooms,
        has_garage, has_storeroom, additional_notes, inventory, access
      from quote_requests;
    insert into messages select id, message from contact_submissions;
    insert into deletions select reference, min(at), 0 from follow_ups where kind = 'deletion'
      group by reference`,
  );
}

async function copyOutbox(db: Kysely<unknown>): Promise<void> {
  const columns = `case state when 'parked' then 'dead' else state end, due_at, lease_id, failures, last_error, settled_at`;
  await run(
    db,
    `
    insert into outbox
      select old_outbox.id, 'received', submissions.id, null, null, ${columns}
      from old_outbox join submissions on submissions.id = subject_id;
    insert into outbox
      select old_outbox.id,
        case old_outbox.kind when 'offer' then 'quote' when 'follow-up' then events.kind else old_outbox.kind end,
        events.submission_id, events.number, null, ${columns}
      from old_outbox
        join event_numbers on old_id = subject_id
        join events on events.submission_id = event_numbers.submission_id
          and events.number = event_numbers.number;
    insert into outbox
      select old_outbox.id, 'deletion', null, null, follow_ups.reference, ${columns}
      from old_outbox join follow_ups on follow_ups.id = subject_id
      where follow_ups.kind = 'deletion';
    insert into outbox
      select id, kind, null, null, subject_id, ${columns} from old_outbox where kind = 'morning'`,
  );
}
