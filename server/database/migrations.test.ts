import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { termsOf } from '../../content/terms.ts';
import type { Stage } from '../../domain/history/stage.ts';
import { DATABASES } from '../../tests/server/testing/databases.ts';
import {
  AT,
  CHANGES,
  earlierId,
  earlierKey,
  MAIL_STATES,
  MESSAGE,
  makeEarlierDatabase,
  NOTICES,
  REQUESTS,
  withEarlierDatabase,
} from '../../tests/server/testing/earlier-database.ts';
import { SAMPLE_QUOTE } from '../../tests/server/testing/sample-history.ts';
import { SAMPLE_MESSAGE } from '../../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../../tests/server/testing/sample-request.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { buildTestApp } from '../../tests/server/testing/test-app.ts';
import { openDatabaseAt, openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { storeRequest } from '../../tests/server/testing/test-desk.ts';
import { findCases } from '../history/case.ts';
import { insertSubmission } from '../submissions/submission.repository.ts';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import type { SubmissionRow } from './tables/submission.table.ts';

const EARLIER = Object.keys(MIGRATIONS).slice(0, 7);

/** Events by the id that they had, in the order that they get, with the version that first stored such. */
const HISTORIES: Readonly<Record<number, readonly (readonly [number, number, object])[]>> = {
  [REQUESTS.whole]: [
    [6, 101, { kind: 'taken', by: 'Anna' }],
    [6, 102, { ...quoted('Anna'), version: 0 }],
    [5, 103, { kind: 'changed', changes: CHANGES }],
    [6, 104, { ...quoted('Sam', 7000), version: 103 }],
    [6, 105, { kind: 'seen', about: 104 }],
    [6, 106, { kind: 'asked', about: 104, said: 'And the piano?' }],
    [5, 107, { kind: 'call' }],
    [6, 108, { kind: 'accepted', about: 104 }],
  ],
  [REQUESTS.open]: [
    [7, 201, { kind: 'reminded', reminder: '30m' }],
    [6, 202, { ...quoted('Anna'), version: 0 }],
  ],
  [REQUESTS.changed]: [
    [6, 301, { ...quoted('Anna'), version: 0 }],
    [5, 302, { kind: 'changed', changes: CHANGES }],
  ],
  [REQUESTS.clockSetBack]: [
    [6, 404, { ...quoted('Anna'), version: 0 }],
    [6, 401, { kind: 'seen', about: 404 }],
    [6, 402, { kind: 'declined', about: 404 }],
    [6, 403, { kind: 'accepted', about: 404 }],
  ],
  [REQUESTS.unreadable]: [
    [6, 501, { kind: 'unreadable', by: 'Anna' }],
    [5, 502, { kind: 'unreadable' }],
    [6, 503, { kind: 'unreadable' }],
    [6, 504, { kind: 'refused', by: 'Anna' }],
  ],
  [MESSAGE]: [[6, 601, { kind: 'phoned', by: 'Anna', said: 'yes' }]],
};

function quoted(by: string, price = SAMPLE_QUOTE.price) {
  return { kind: 'quoted', by, via: 'email', quote: { ...SAMPLE_QUOTE, price } };
}

/** The events of a submission as they are now, of which that version could store some. */
function historyOf(submission: number, version: number) {
  const known = (HISTORIES[submission] ?? []).filter(([since]) => version >= since);
  const numberOf = (id: number) => known.findIndex(([, each]) => each === id) + 1;
  const events = known.map(([, id, event]) => ({
    at: AT,
    by: null,
    ...event,
    number: numberOf(id),
    ...('about' in event && { about: numberOf(Number(event.about)) }),
    ...('version' in event && { version: numberOf(Number(event.version)) }),
  }));
  return { events, numberOf };
}

/** How far each has come, of what a version with a desk could store, and the day for which the family plans. */
const REACHED: Readonly<Record<number, readonly [stage: Stage, plannedDay?: string]>> = {
  [REQUESTS.whole]: ['accepted', SAMPLE_QUOTE.day],
  [REQUESTS.open]: ['quoted', SAMPLE_QUOTE.day],
  [REQUESTS.changed]: ['quoted', SAMPLE_QUOTE.day],
  [REQUESTS.clockSetBack]: ['accepted', SAMPLE_QUOTE.day],
  [REQUESTS.unreadable]: ['refused'],
  [MESSAGE]: ['answered'],
};

function submissionOf(number: number, version: number): SubmissionRow {
  const isMessage = number === MESSAGE;
  const hasKey = isMessage || number === REQUESTS.whole;
  const { name, email, phone } = isMessage ? SAMPLE_MESSAGE : SAMPLE_REQUEST;
  const [stage = 'waiting', plannedDay] = (version >= 6 && REACHED[number]) || [];
  return {
    id: earlierId(number),
    kind: isMessage ? 'message' : 'request',
    reference: `JFM-2222-2${number}`,
    receivedAt: AT,
    flag: version >= 3 && number === REQUESTS.changed ? 'honeypot' : null,
    name,
    email,
    phone,
    subject: null,
    idempotencyKey: hasKey ? 'a-form' : null,
    bodyHash: hasKey ? 'its-hash' : null,
    deskKey: version >= 6 ? earlierKey('desk', number) : null,
    linkKey: version >= 5 && number <= REQUESTS.changed ? earlierKey('link', number) : null,
    stage,
    moveDay: isMessage ? null : (plannedDay ?? SAMPLE_REQUEST.moveDate),
    callOn: null,
  };
}

function contentOf(number: number, version: number) {
  if (number === MESSAGE) return SAMPLE_MESSAGE;
  const { access, ...answers } = SAMPLE_REQUEST;
  return { ...answers, ...(version >= 4 && number === REQUESTS.whole && { access }) };
}

function mailsOf(version: number) {
  const about = (submission: number, event: number) => ({
    submissionId: earlierId(submission),
    event: historyOf(submission, version).numberOf(event),
    about: null,
  });
  const whole = { submissionId: earlierId(REQUESTS.whole), event: null, about: null };
  const ofNobody = { submissionId: null, event: null };
  const mails = [
    [1, earlierId(REQUESTS.whole), { kind: 'received', ...whole }],
    [2, earlierId(MESSAGE), { kind: 'received', ...whole, submissionId: earlierId(MESSAGE) }],
    [5, earlierId(103), { kind: 'changed', ...about(REQUESTS.whole, 103) }],
    [5, earlierId(107), { kind: 'call', ...about(REQUESTS.whole, 107) }],
    [5, earlierId(701), { kind: 'deletion', ...ofNobody, about: 'JFM-GXNX-22' }],
    [6, earlierId(104), { kind: 'quote', ...about(REQUESTS.whole, 104) }],
    [6, earlierId(106), { kind: 'answer', ...about(REQUESTS.whole, 106) }],
    [6, earlierId(108), { kind: 'acceptance', ...about(REQUESTS.whole, 108) }],
    [7, earlierId(201), { kind: 'reminder', ...about(REQUESTS.open, 201) }],
    [7, '2026-11-20', { kind: 'morning', ...ofNobody, about: '2026-11-20' }],
  ] as const;
  return mails
    .filter(([since]) => version >= since)
    .flatMap(([, subject, mail]) =>
      Object.entries(MAIL_STATES).map(([name, was]) => ({
        id: `${subject} ${name}`,
        ...mail,
        state: was.state === 'parked' ? 'dead' : was.state,
        runAt: was.due_at,
        leaseId: was.lease_id,
        attempts: was.failures,
        lastError: was.last_error,
        finishedAt: was.settled_at,
      })),
    );
}

async function everythingIn(db: Database) {
  const rows = await db.selectFrom('submissions').selectAll().orderBy('id').execute();
  const cases = await findCases(
    db,
    rows.map(({ id }) => id),
  );
  return {
    tables: (await db.introspection.getTables()).map(({ name }) => name).toSorted(),
    submissions: rows.map((row) => {
      const { stored, events } = cases.find((each) => each.stored.id === row.id) ?? {};
      return { row, content: stored?.content, events };
    }),
    events: (await db.selectFrom('events').select('number').execute()).length,
    mails: new Set(await db.selectFrom('outbox').selectAll().execute()),
    deletions: await db.selectFrom('deletions').selectAll().execute(),
    jobRuns: await db.selectFrom('jobRuns').selectAll().orderBy('name').execute(),
  };
}

describe.each(DATABASES)('$name', ({ setUp }) => {
  const newDatabase = setUp();

  async function migratedFrom(version: string): Promise<Database> {
    const url = await newDatabase();
    await makeEarlierDatabase(url, version);
    return openDatabaseAt(url);
  }

  test.each(EARLIER)('a database of version %s keeps everything but orphans', async (name) => {
    const version = Number.parseInt(name, 10);
    const db = await migratedFrom(name);
    const numbers = [...Object.values(REQUESTS), ...(version >= 2 ? [MESSAGE] : [])];
    const submissions = numbers.map((number) => ({
      row: submissionOf(number, version),
      content: contentOf(number, version),
      events: historyOf(number, version).events,
    }));
    expect(await everythingIn(db)).toEqual({
      tables: [
        'deletions',
        'diary_keys',
        'events',
        'job_runs',
        'messages',
        'outbox',
        'requests',
        'submissions',
      ],
      submissions,
      events: submissions.flatMap(({ events }) => events).length,
      mails: new Set(mailsOf(version)),
      deletions:
        version >= 5 ? [{ reference: 'JFM-GXNX-22', at: AT, wasBooked: 0, moveDay: null }] : [],
      jobRuns: version >= 7 ? NOTICES : [],
    });
  });

  test('its keys are refused to others, as those of new submissions are', async () => {
    const db = await migratedFrom('0007-reminders');
    const earlier = submissionOf(REQUESTS.whole, 7);
    const other = { ...submissionOf(REQUESTS.open, 7), id: 'other', reference: 'JFM-3333-33' };
    const free = { ...other, deskKey: 'free', linkKey: 'free', idempotencyKey: 'free' };
    for (const key of ['reference', 'deskKey', 'linkKey', 'idempotencyKey'] as const) {
      expect(await insertSubmission(db, { ...free, [key]: earlier[key] }), key).toBeUndefined();
    }
    expect(await insertSubmission(db, free)).toMatchObject({ id: 'other' });
  });

  test('its links and desks open, its open quote can be accepted, and a retry is one', async () => {
    const db = await migratedFrom('0007-reminders');
    const { app } = await buildTestApp({ db });
    const call = async (
      path: string,
      bearer: string,
      payload?: object,
      key = 'a key of no earlier action',
    ) => {
      const headers = {
        authorization: `Bearer ${bearer}`,
        'idempotency-key': key.replaceAll(' ', '-'),
      };
      const method = payload ? 'POST' : 'GET';
      const answer = await app.inject({ method, url: path, headers, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.json() };
    };
    const numbersOf = async (desk: number) =>
      (await call('/api/desk', earlierKey('desk', desk))).body.history.length;

    const move = await call('/api/your-move', earlierKey('link', REQUESTS.whole));
    expect(move).toMatchObject({
      status: 200,
      body: { version: 8, moveDay: { day: '2026-12-07', status: 'agreed' }, last: 8 },
    });
    const desk = await call('/api/desk', earlierKey('desk', REQUESTS.whole));
    expect(desk).toMatchObject({ status: 200, body: { stage: 'accepted', last: 8 } });
    expect(desk.body.history.map(({ number }: { number: number }) => number)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(JSON.stringify(desk.body.history)).toContain('And the piano?');
    for (const other of [...Object.values(REQUESTS), MESSAGE]) {
      expect((await call('/api/desk', earlierKey('desk', other))).status).toBe(200);
    }

    const accept = (link: number, quote: number, terms?: string) =>
      call('/api/your-move/quote', earlierKey('link', link), { kind: 'accepted', quote, terms });
    expect(await accept(REQUESTS.changed, 1, termsOf)).toMatchObject({ status: 409 });
    expect(await accept(REQUESTS.open, 2, termsOf)).toMatchObject({ status: 200 });
    // Pressed before the update, and sent again after it.
    expect(await accept(REQUESTS.whole, 4)).toMatchObject({ status: 200 });
    expect(await numbersOf(REQUESTS.whole)).toBe(9);
    const phoned = { kind: 'phoned', by: 'Anna', said: 'yes', after: 0 };
    const retry = await call('/api/desk', earlierKey('desk', MESSAGE), phoned, '601');
    expect(retry.status).toBe(200);
    expect(await numbersOf(MESSAGE)).toBe(2);
  });
});

/** The labels of what a visitor changed after the quote, and the stage and the planned day of version 9. */
const PLANNED: readonly (readonly [changed: readonly string[], stage: Stage, day: string])[] = [
  [['Preferred date'], 'quoted', SAMPLE_REQUEST.moveDate],
  [['Bedrooms', 'Preferred date'], 'undelivered', SAMPLE_REQUEST.moveDate],
  [['Bedrooms'], 'quoted', SAMPLE_QUOTE.day],
  [[], 'quoted', SAMPLE_QUOTE.day],
  [['Preferred date'], 'accepted', SAMPLE_QUOTE.day],
];

describe.each(DATABASES)('$name', ({ setUp }) => {
  const newDatabase = setUp();

  test('a day that was wished after an open quote is planned, as the events say', async () => {
    const url = await newDatabase();
    const { moveDate, fromAddress, toAddress, name, email, phone } = SAMPLE_REQUEST;
    await withEarlierDatabase(url, '0009-diary', async (insert) => {
      for (const [index, [labels, stage]] of PLANNED.entries()) {
        const id = earlierId(index);
        const row = { id, kind: 'request', reference: id, received_at: AT, name, email, phone };
        await insert('submissions', [{ ...row, stage, move_day: SAMPLE_QUOTE.day }]);
        const way = { from_address: fromAddress, to_address: toAddress, move_date: moveDate };
        const rest = ['move_type', 'bedrooms', 'bathrooms', 'has_garage', 'has_storeroom'];
        const empty = Object.fromEntries(rest.map((column) => [column, '']));
        const texts = { delivery_method: 'email', additional_notes: '', inventory: '{}' };
        await insert('requests', [{ id, ...way, ...empty, ...texts }]);
        const changes = labels.map((label) => ({ label, before: '', after: '' }));
        const before = [{ label: 'Preferred date', before: '', after: '' }];
        for (const [at, [kind, content]] of [
          ['changed', { changes: before }] as const,
          ['quoted', { via: 'email', quote: SAMPLE_QUOTE, version: 1 }] as const,
          ...(labels.length > 0 ? [['changed', { changes }] as const] : []),
        ].entries()) {
          const event = { submission_id: id, number: at + 1, kind, at: AT };
          const stored = { content: JSON.stringify(content), idempotency_key: `${at}` };
          await insert('events', [{ ...event, ...stored }]);
        }
      }
    });
    const db = await openDatabaseAt(url);
    const rows = db.selectFrom('submissions').select(['stage', 'moveDay']).orderBy('id');
    expect((await rows.execute()).map(({ stage, moveDay }) => [stage, moveDay])).toEqual(
      PLANNED.map(([, stage, day]) => [stage, day]),
    );
  });
});

test('a database from a newer version is left alone, and the words say what to do', async () => {
  const file = join(temporaryFolder(), 'requests.db');
  await storeRequest(await openTestDatabase(file));
  const raw = new DatabaseSync(file);
  onTestFinished(() => raw.close());
  raw.exec("insert into kysely_migration values ('9999-later', '2027-01-01T00:00:00.000Z')");
  await expect(openTestDatabase(file)).rejects.toThrow(
    /^The database comes from a newer version of this program .*Update the program, or restore/,
  );
  expect(raw.prepare('select count(*) as count from submissions').get()).toEqual({ count: 1 });
});
