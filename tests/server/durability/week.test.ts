// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { runLeads } from '../../../server/cli/run-leads.ts';
import { findSubmission } from '../../../server/requests/submission.repository.ts';
import { loadConfig } from '../../../server/settings/config.ts';
import { eventually } from '../../eventually.ts';
import { outboxIsEmpty } from '../testing/outbox-waiting.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
import { prepareFolder, startServerProcess } from '../testing/server-process.ts';
import { signedIn } from '../testing/signed-in.ts';
import { clockShiftedBy } from '../testing/spawn-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openDatabaseAt } from '../testing/test-database.ts';
import { withoutChance } from '../testing/without-chance.ts';

const HOUR = 60 * 60_000;
const PRICE = 64_321;

interface Lead {
  readonly id: string;
  readonly reference: string;
  readonly linkKey: string;
  readonly deskKey: string;
}

const QUOTE = {
  via: 'email',
  price: PRICE,
  upTo: null,
  includes: ['Loading', 'Unloading'],
  visits: [{ day: '2027-02-04', window: 'between 8 and 9' }],
  validUntil: '2027-03-03',
  note: '',
};

/** A family's server, by a clock that jumps from one hour of their week to another. */
async function openFamily() {
  const folder = prepareFolder(temporaryFolder());
  const url = `sqlite:${join(folder, 'var', 'requests.db')}`;
  const environment = {
    RATE_LIMIT: '0',
    LOG_LEVEL: 'trace',
    MORNING_MAIL: '6:30',
    MAIL_DIR: join(folder, 'var/mail'),
  };
  let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;
  let logged = '';
  let presses = 0;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server?.child.kill(signal);
    await server?.ended;
    logged += server?.output() ?? '';
  };
  let device = {};
  const call = async (method: string, path: string, key: string, body?: object, press?: string) => {
    const headers = {
      ...device,
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': press ?? `press-${++presses}` }),
    };
    const answer = await fetch(`${server?.url}${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    // As in ARCHITECTURE.md.
    return { status: answer.status, body: (await answer.json()) as Record<string, never> };
  };
  const mails = () => readdirSync(join(folder, 'var/mail')).filter((name) => name.endsWith('.eml'));
  return {
    environment: { ...environment, DATABASE_URL: url },
    call,
    mails,
    logged: () => logged,
    /** Starts the server within the hour that begins then, instead of the running one. */
    async startAt(time: string, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      await end(signal);
      const hours = Math.ceil((Date.parse(time) - Date.now()) / HOUR);
      server = await startServerProcess(folder, environment, [clockShiftedBy(hours)]);
    },
    end,
    /** A device of the team makes all calls. */
    async open() {
      const db = await openDatabaseAt(url);
      device = await signedIn(db);
      return db;
    },
    async desk(deskKey: string, press: object, pressKey?: string) {
      const { body } = await call('GET', '/api/desk', deskKey);
      const act = { after: body.last, by: 'Anna', ...press };
      return call('POST', '/api/desk', deskKey, act, pressKey);
    },
    async answer(linkKey: string, kind: string, more: object = {}) {
      const { body } = await call('GET', '/api/your-move', linkKey);
      const { number: quote, termsOf: terms } = (
        body as unknown as { quote: { number: number; termsOf: string } }
      ).quote; // The same.
      return call('POST', '/api/your-move/quote', linkKey, { kind, quote, terms, ...more });
    },
    async subjectOf(name: string) {
      const file = join(folder, 'var/mail', name);
      return (await PostalMime.parse(readFileSync(file))).subject;
    },
  };
}

test('a week: twenty requests, two people, a server that is killed; nobody is forgotten or told twice', async () => {
  const family = await openFamily();
  const { startAt, call, desk, answer, mails } = family;
  const reminders = () => mails().filter((name) => name.includes('-reminded-'));

  // Monday: twenty requests. Anna takes the first ten and answers six of them.
  await startAt('2027-02-01T10:00:00+02:00');
  const db = await family.open();
  const leads: Lead[] = [];
  for (let count = 0; count < 20; count += 1) {
    const email = `visitor${count}@visitor.example`;
    const { status, body } = await call('POST', '/api/quote-requests', '', {
      ...SAMPLE_REQUEST,
      email,
    });
    expect(status).toBe(201);
    const receipt = body as unknown as Omit<Lead, 'deskKey'>; // As in ARCHITECTURE.md.
    leads.push({ ...receipt, deskKey: (await findSubmission(db, receipt))?.deskKey ?? '' });
  }
  const [byPhone, revised, runsOut, accepted, seen, refused] = leads as [
    Lead,
    Lead,
    Lead,
    Lead,
    Lead,
    Lead,
  ]; // Twenty.
  for (const { deskKey } of leads.slice(0, 10)) await desk(deskKey, { kind: 'taken' });
  await desk(byPhone.deskKey, { kind: 'phoned', said: 'R64 321, on Thursday' });
  await desk(revised.deskKey, { kind: 'quoted', ...QUOTE });
  // A quote that is revised or answered before its mail went out is not sent.
  await outboxIsEmpty(db);
  await desk(revised.deskKey, { kind: 'quoted', ...QUOTE, by: 'Sam', price: PRICE + 1 });
  await desk(runsOut.deskKey, { kind: 'quoted', ...QUOTE, validUntil: '2027-02-03' });
  await desk(seen.deskKey, { kind: 'quoted', ...QUOTE });
  await desk(accepted.deskKey, { kind: 'quoted', ...QUOTE });
  await desk(refused.deskKey, { kind: 'refused' });
  await outboxIsEmpty(db);
  await answer(seen.linkKey, 'seen');
  const twice = [answer(accepted.linkKey, 'accepted'), answer(accepted.linkKey, 'accepted')];
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);

  // In the afternoon, after a kill: the ten that nobody took and the yes that nobody confirmed, once each,
  // even after another kill.
  for (const time of ['2027-02-01T15:00:00+02:00', '2027-02-01T16:00:00+02:00']) {
    await startAt(time, 'SIGKILL');
    await eventually(() => expect(reminders()).toHaveLength(11));
  }
  const nobodys = new Set([...leads.slice(10), accepted].map(({ reference }) => reference));
  const reminded = reminders().map((name) => name.split('-reminded-')[0] ?? '');
  expect(new Set(reminded)).toEqual(nobodys);

  // Tuesday morning, twice: one list, with the quotes for Thursday. Sam's presses are sent again after the kill.
  await startAt('2027-02-02T06:30:00+02:00', 'SIGKILL');
  const tuesday = 'MORNING-2027-02-02.eml';
  await eventually(() => expect(mails()).toContain(tuesday));
  expect(await family.subjectOf(tuesday)).toBe(
    'This morning: 1 to confirm, 14 without an answer, 3 quotes to follow up, 1 move this week',
  );
  const phoned = { kind: 'phoned', said: 'settled', by: 'Sam' };
  for (const { deskKey, id } of leads.slice(6, 13)) await desk(deskKey, phoned, id);
  const visits = QUOTE.visits.map((visit) => ({ ...visit, people: 3, trucks: 1 }));
  const stands = { kind: 'confirmed', price: PRICE, visits, by: 'Sam' };
  expect((await desk(accepted.deskKey, stands, 'stands')).status).toBe(200);
  await startAt('2027-02-02T06:30:00+02:00', 'SIGKILL');
  for (const { deskKey, id } of leads.slice(6, 13)) {
    expect((await desk(deskKey, phoned, id)).status).toBe(200);
  }
  expect((await desk(accepted.deskKey, stands, 'stands')).status).toBe(200);

  // Later that day, 22 hours are over for the seven that are left.
  await startAt('2027-02-02T11:00:00+02:00', 'SIGKILL');
  await eventually(() => expect(reminders()).toHaveLength(18));

  // Wednesday afternoon, twice: one mail about tomorrow.
  const tomorrow = () => mails().filter((name) => name.includes('-tomorrow-'));
  for (let start = 0; start < 2; start += 1) {
    await startAt('2027-02-03T16:00:00+02:00', 'SIGKILL');
    await eventually(() => expect(tomorrow()).toHaveLength(1));
  }

  // Thursday: one quote has run out, one was seen, one was never opened, and the move is today.
  await startAt('2027-02-04T06:30:00+02:00');
  const thursday = 'MORNING-2027-02-04.eml';
  await eventually(() => expect(mails()).toContain(thursday));
  expect(await family.subjectOf(thursday)).toBe(
    'This morning: 1 move today, 7 without an answer, 1 gate to tell, 2 quotes to follow up',
  );
  expect((await answer(runsOut.linkKey, 'accepted')).status).toBe(409);
  expect((await answer(runsOut.linkKey, 'asked', { said: 'Again, please?' })).status).toBe(200);
  await outboxIsEmpty(db);
  await family.end('SIGTERM');

  // The books: one mail for each thing that happened, and none of it in a log.
  const kinds = Object.groupBy(
    mails(),
    (name) =>
      /-(quote|accepted|asked|acceptance|confirmed|confirmation|tomorrow)-/.exec(name)?.[1] ?? '',
  );
  expect(kinds.quote).toHaveLength(5);
  const once = ['accepted', 'asked', 'acceptance', 'confirmed', 'confirmation', 'tomorrow'];
  for (const kind of once) expect(kinds[kind], kind).toHaveLength(1);
  expect(reminders()).toHaveLength(18);
  const calls = await db
    .selectFrom('events')
    .select('number')
    .where('kind', '=', 'phoned')
    .execute();
  expect(calls).toHaveLength(8);
  let said = '';
  const print = async (text: string) => {
    said += text;
  };
  const terminal = { width: 80, print, note() {} };
  const words = ['report', '--month', '2027-02', '--json'];
  const now = () => new Date('2027-02-05T10:00:00+02:00');
  await runLeads(words, {
    name: 'leads',
    loadConfig: () => loadConfig(family.environment),
    now,
    terminal,
  });
  expect(JSON.parse(said)).toMatchObject({
    received: { request: 20 },
    answered: 13,
    inTime: 13,
    late: 7,
    quoted: 4,
    accepted: 1,
  });
  const jobs = ['reminders stored', 'morning mails stored', 'mails of the day before stored'];
  for (const told of [...jobs, 'mail sent']) {
    expect(family.logged()).toContain(told);
  }
  expect(withoutChance(family.logged())).not.toMatch(
    /64.?32[12]|Thandi|visitor\d*@|Anna|Sam\b|settled/,
  );
});
