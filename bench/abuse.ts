import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays } from '../domain/dates/calendar-date.ts';
import { localDay } from '../domain/dates/local-time.ts';
import { inGroups } from '../domain/money.ts';
import { countEntries } from '../domain/team/count-entries.ts';
import type { DiaryView } from '../domain/team/diary.ts';
import { type Database, openDatabase } from '../server/database/database.ts';
import { servedPlaces } from '../server/requests/kinds/served-places.ts';
import { loadConfig } from '../server/settings/config.ts';
import { freePort } from '../tests/server/testing/free-port.ts';
import { SAMPLE_QUOTE } from '../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../tests/server/testing/sample-request.ts';
import { signedIn } from '../tests/server/testing/signed-in.ts';
import { benchFolder, startBenchServer } from './bench-server.ts';
import type { BenchOptions } from './bench-tools.ts';
import { median, printTable, type Row } from './table.ts';

const AT_ONCE = 8;
const CHANGES = 1000;
/** The first and the last changes, so many of each, are compared. */
const SOME = 20;
const RETRY_MS = 100;
/** A cheap provider sends so many emails an hour. */
const HOURLY = 500;

/** Robots and one customer, and a link that changes without end: where do another's request and mail end up? The robots
 *  have an address each, or the limit of a client would mark them. */
export async function benchAbuse({ few }: BenchOptions): Promise<void> {
  const robots = few ? 1000 : 10_000;
  const rows = [
    ...(await flood(robots, 'that ask the same', () => ({}))),
    ...(await flood(robots, 'that ask anything', anyMove)),
    ...(await changes()),
  ];
  printTable('Abuse', rows);
}

async function flood(robots: number, which: string, change: () => object): Promise<Row[]> {
  await using site = await startSite();
  await send(site, { name: 'Earlier customer' });
  let left = robots;
  const robot = async () => {
    while (left > 0) {
      left -= 1;
      await send(site, { name: `Robot ${left}`, ...change() });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, robot));
  const [from, to] = [servedPlaces[0], servedPlaces.at(-1)].map((place) => `9 Elm Road, ${place}`);
  const began = performance.now();
  const { reference } = await send(site, { name: 'Customer', fromAddress: from, toAddress: to });
  const storedMs = performance.now() - began;
  const what = `behind ${inGroups(robots)} robots ${which}:`;
  const answered = await lookAtDiary(site, reference);
  const later = await laterRow(site);
  return [
    { what, value: '' },
    { what: '  a customer’s request is stored in', value: `${storedMs.toFixed(0)} ms` },
    ...(await mailRows(site, { reference, robots })),
    ...answered,
    later,
  ];
}

async function mailRows(
  { db, desk }: Site,
  { reference, robots }: { readonly reference: string; readonly robots: number },
): Promise<Row[]> {
  const all = await countMails(db, sql`true`);
  const { id, digest } = await db
    .selectFrom('submissions')
    .select(['id', 'digest'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const about = await aheadOf(db, sql`submission_id = ${id} or about = ${digest}`);
  await desk(id, { kind: 'quoted', via: 'email', ...SAMPLE_QUOTE, ...inTwoWeeks() });
  const quote = await aheadOf(db, sql`kind = 'quote' and submission_id = ${id}`);
  return [
    {
      what: '  emails to the team',
      value: inGroups(all),
      peer: inGroups(robots + 2),
      ratio: all / (robots + 2),
      target: '≤ 0.05 × one each',
      passes: all <= 0.05 * (robots + 2),
    },
    { what: '  emails that go out before the one that names the customer', value: queued(about) },
    {
      what: '  emails that go out before the customer’s quote',
      value: queued(quote),
      target: '0',
      passes: quote === 0,
    },
  ];
}

async function lookAtDiary({ diary }: Site, reference: string): Promise<Row[]> {
  const began = performance.now();
  const answer = await diary();
  const ms = performance.now() - began;
  const { waiting } = JSON.parse(answer) as DiaryView; // our own
  const place = waiting.findIndex((entry) => entry.reference === reference) + 1;
  return [
    {
      what: '  the customer’s row in the diary',
      value: `${inGroups(place)} of ${inGroups(waiting.length)}`,
      peer: `${inGroups(countEntries(waiting))} wait`,
    },
    {
      what: '  the diary’s answer',
      value: `${(answer.length / 1024).toFixed(0)} KiB in ${ms.toFixed(0)} ms`,
    },
  ];
}

/** For who comes an hour after them. */
async function laterRow(site: Site): Promise<Row> {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await site.db.updateTable('submissions').set({ receivedAt: hourAgo }).execute();
  const { reference } = await send(site, { name: 'Later', moveDate: inTwoWeeks().day });
  const [row] = await lookAtDiary(site, reference);
  return { what: '  the row of who comes an hour later', value: row?.value ?? '' };
}

async function changes(): Promise<Row[]> {
  await using site = await startSite();
  const quiet = await othersRequests(site, async () => {});
  const { linkKey } = await send(site, { name: 'Changing' });
  const times: number[] = [];
  const answers = new Map<number, number>();
  const busy = await othersRequests(site, async () => {
    for (let change = 0; change < CHANGES; change += 1) {
      const began = performance.now();
      const notes = `${change} ${'x'.repeat(4900)}`;
      const status = await site.put(linkKey, { ...SAMPLE_REQUEST, additionalNotes: notes });
      times.push(performance.now() - began);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  const [first, last] = [median(times.slice(0, SOME)), median(times.slice(-SOME))];
  const mails = await countMails(site.db, sql`kind = 'changed'`);
  return [
    {
      what: `${inGroups(CHANGES)} changes by one link`,
      value: [...answers].map(([status, count]) => `${count} × ${status}`).join(', '),
    },
    { what: '  emails to the team about them', value: inGroups(mails) },
    {
      what: '  the last ones',
      value: `${last.toFixed(0)} ms`,
      peer: `${first.toFixed(0)} ms`,
      ratio: last / first,
      target: '≤ 3 × the first ones',
      passes: last <= 3 * first,
    },
    {
      what: '  another’s request meanwhile',
      value: `${busy.toFixed(0)} ms`,
      peer: `${quiet.toFixed(0)} ms`,
      ratio: busy / quiet,
      target: '≤ 5 × without them',
      passes: busy <= 5 * quiet,
    },
    {
      what: '  the page behind it',
      value: `${((await site.page(linkKey)).length / 1024).toFixed(0)} KiB`,
    },
  ];
}

/** The median of another visitor's requests while something else goes on; of twenty without it. */
async function othersRequests(site: Site, act: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  let isActing = true;
  const acting = act().finally(() => {
    isActing = false;
  });
  while (isActing || times.length < SOME) {
    const began = performance.now();
    await send(site, { name: 'Other' });
    times.push(performance.now() - began);
    await pause(10);
  }
  await acting;
  return median(times);
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** A server whose mail server takes every call and says nothing, so that all mail waits. */
async function startSite() {
  const folder = benchFolder();
  const DATABASE_URL = `sqlite:${join(folder, 'requests.db')}`;
  const port = await freePort();
  const silent = createServer().listen(port, '127.0.0.1');
  const server = await startBenchServer({
    DATABASE_URL,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    TEAM_INBOX: 'team@movers.example',
    MAIL_FROM: 'quotes@movers.example',
    // With none set, each request would get its own email.
    RATE_LIMIT: '1000000',
  });
  const db = await openDatabase(loadConfig({ DATABASE_URL }).database);
  const device = await signedIn(db);
  const headersOf = (body?: object) => ({
    'idempotency-key': randomUUID(),
    ...(body && { 'content-type': 'application/json' }),
  });
  /** Calls as often as the browser does while the server sheds load. */
  const call = async (method: string, path: string, headers: object, body?: object) => {
    const sent = { ...headersOf(body), ...headers };
    for (;;) {
      const request = { method, headers: sent, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(server.url + path, request);
      if (answer.status !== 503) return answer;
      await pause(RETRY_MS);
    }
  };
  const byLink = (linkKey: string) => ({ authorization: `Bearer ${linkKey}` });
  return {
    db,
    call,
    put: async (linkKey: string, body: object) =>
      (await call('PUT', '/api/your-move', byLink(linkKey), body)).status,
    page: async (linkKey: string) => (await call('GET', '/api/your-move', byLink(linkKey))).text(),
    diary: async () => (await call('GET', '/api/diary', device)).text(),
    async desk(id: string, action: object) {
      const { deskKey } = await db
        .selectFrom('submissions')
        .select('deskKey')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const headers = { ...device, ...byLink(`${deskKey}`) };
      const answer = await call('POST', '/api/desk', headers, { by: 'Anna', after: 0, ...action });
      if (!answer.ok) throw new Error(`The desk answered ${answer.status}: ${await answer.text()}`);
    },
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await server.stop();
      silent.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function send({ call }: Pick<Site, 'call'>, changed: object) {
  const answer = await call('POST', '/api/quote-requests', {}, { ...SAMPLE_REQUEST, ...changed });
  if (!answer.ok) throw new Error(`A request was answered ${answer.status}`);
  return (await answer.json()) as { linkKey: string; reference: string }; // our own
}

const countMails = async (db: Database, which: ReturnType<typeof sql>) =>
  Number(
    (
      await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll().as('rows'))
        .where('channel', '=', 'mail')
        .where(sql<boolean>`(${which})`)
        .executeTakeFirstOrThrow()
    ).rows,
  );

/** How many of the mails that wait go out before that one. */
async function aheadOf(db: Database, which: ReturnType<typeof sql>): Promise<number> {
  const order = sql.raw('priority, run_at, id');
  return countMails(
    db,
    sql`state = 'waiting' and lease_id is null and (${order}) < (select ${order} from outbox where channel = 'mail' and (${which}) order by ${order} limit 1)`,
  );
}

const queued = (ahead: number) =>
  `${inGroups(ahead)} (${Math.ceil((60 * ahead) / HOURLY)} min at ${HOURLY} an hour)`;

function inTwoWeeks() {
  const today = localDay(new Date());
  return { day: addDays(today, 14), validUntil: addDays(today, 10) };
}

const any = <Each>(all: readonly Each[]): Each | undefined =>
  all[Math.floor(Math.random() * all.length)];

function anyMove() {
  return {
    fromAddress: `1 Elm Road, ${any(servedPlaces)}`,
    toAddress: `2 Oak Road, ${any(servedPlaces)}`,
    moveDate: addDays(localDay(new Date()), 1 + Math.floor(60 * Math.random())),
    bedrooms: any(['1', '2', '3', '4+']),
  };
}
