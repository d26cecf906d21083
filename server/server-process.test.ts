import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../tests/eventually.ts';
import { SAMPLE_REQUEST } from '../tests/server/testing/sample-request.ts';
import {
  prepareFolder,
  runServer,
  startServerProcess,
} from '../tests/server/testing/server-process.ts';
import { startSmtpInbox } from '../tests/server/testing/smtp-inbox.ts';
import { temporaryFolder } from '../tests/server/testing/temporary-folder.ts';
import { openTestDatabase } from '../tests/server/testing/test-database.ts';

async function send(url: string, key = 'a-filled-form') {
  const response = await fetch(`${url}/api/quote-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(SAMPLE_REQUEST),
  });
  return { status: response.status, body: await response.json() };
}

async function storedReferences(folder: string): Promise<string[]> {
  const db = await openTestDatabase(join(folder, 'var', 'requests.db'));
  const quotes = await db.selectFrom('submissions').select('reference').execute();
  return quotes.map(({ reference }) => reference);
}

test('started in an empty folder it serves, stores, and writes mail into var', async () => {
  const folder = prepareFolder(temporaryFolder());
  const { url } = await startServerProcess(folder);
  expect(await (await fetch(url)).text()).toContain('Home');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const { status, body } = await send(url);
  expect(status).toBe(201);
  await eventually(() =>
    expect(readdirSync(join(folder, 'var', 'mail'))).toEqual([
      `${body.reference}-acknowledgement.eml`,
      `${body.reference}.eml`,
    ]),
  );
  expect(await storedReferences(folder)).toEqual([body.reference]);
});

test('killed after the answer, with the mail in hand: nothing is lost, one mail arrives', {
  tags: 'slow',
}, async () => {
  const folder = prepareFolder(temporaryFolder());
  const connected = Promise.withResolvers<void>();
  let connections = 0;
  const silent = await startSmtpInbox({
    // The first connection is the trial of the mail server at the start.
    onConnect: () => void (++connections === 2 && connected.resolve()),
  });
  const first = await startServerProcess(folder, { SMTP_URL: silent.url });
  const { status, body } = await send(first.url);
  expect(status).toBe(201);
  await connected.promise;
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');

  const inbox = await startSmtpInbox();
  const second = await startServerProcess(folder, { SMTP_URL: inbox.url });
  await eventually(() => expect(inbox.received).toHaveLength(1));
  expect(await storedReferences(folder)).toEqual([body.reference]);
  expect(inbox.received.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(body.reference),
  ]);
  expect(await send(second.url)).toEqual({ status: 201, body });
});

test('asked to stop, it finishes the mail in hand', { tags: 'slow' }, async () => {
  const folder = prepareFolder(temporaryFolder());
  const inHand = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const inbox = await startSmtpInbox({
    onMailFrom(_address, _session, callback) {
      inHand.resolve();
      mayEnd.promise.then(() => callback());
    },
  });
  const server = await startServerProcess(folder, { SMTP_URL: inbox.url });
  await send(server.url);
  await inHand.promise;
  server.child.kill('SIGTERM');
  await eventually(() => expect(fetch(server.url)).rejects.toThrow());
  mayEnd.resolve();
  expect(await server.ended).toBe(0);
  expect([...inbox.received, ...inbox.acknowledged]).not.toEqual([]);
});

test('asked to stop while the mail server hangs, it stops, and the mail goes out next time', {
  tags: 'slow',
}, async () => {
  const folder = prepareFolder(temporaryFolder());
  const inHand = Promise.withResolvers<void>();
  const hanging = await startSmtpInbox({ onMailFrom: () => inHand.resolve() });
  const server = await startServerProcess(folder, { SMTP_URL: hanging.url });
  const { body } = await send(server.url);
  await inHand.promise;
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const inbox = await startSmtpInbox();
  await startServerProcess(folder, { SMTP_URL: inbox.url });
  await eventually(() => expect(inbox.received).toHaveLength(1));
  expect(inbox.received[0]?.subject).toContain(body.reference);
});

test('.env is read, the environment wins over it, and a bad value stops the start', {
  tags: 'slow',
}, async () => {
  const folder = prepareFolder(temporaryFolder());
  writeFileSync(
    join(folder, '.env'),
    'RATE_LIMIT=lots\nLOG_LEVEL=loud\nSMTP_ULR=smtp://mail.example\n',
  );
  const server = runServer(folder, { LOG_LEVEL: 'warn' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    'Settings that do not fit (.env or the environment):\n  SMTP_ULR is not a setting. Did you mean SMTP_URL?\n  RATE_LIMIT must be a whole number from 0 to 1000000, for example 10\n',
  );
});

test('a folder for mail that cannot be written stops the start', { tags: 'slow' }, async () => {
  const folder = prepareFolder(temporaryFolder());
  writeFileSync(join(folder, 'mail'), 'a file');
  const server = runServer(folder, { MAIL_DIR: 'mail' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Mail cannot be written to mail: .*See MAIL_DIR.\n$/);
});

const PUBLIC = 'https://movers.example';
/** Nothing listens there. */
const SMTP_URL = 'smtp://127.0.0.1:1';
const LAPTOP = 'http://localhost:3000';

test.each([
  [PUBLIC, { SITE_URL: 'https://other.example' }, 'https://other.example'],
  [PUBLIC, { SITE_URL: 'http://movers.example' }, 'http://movers.example'],
  [PUBLIC, {}, LAPTOP],
  [LAPTOP, { SITE_URL: PUBLIC }, PUBLIC],
])(
  'a site built for %s does not start with %o',
  { tags: 'slow' },
  async (builtFor, environment, siteUrl) => {
    const folder = prepareFolder(temporaryFolder());
    writeFileSync(join(folder, 'dist', 'built-for'), builtFor);
    const server = runServer(folder, { SMTP_URL, ...environment });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`built for ${builtFor}, and SITE_URL is ${siteUrl}:`);
    expect(server.output()).toContain(`Set SITE_URL=${builtFor} (`);
    expect(server.output()).toContain(`build the site again: SITE_URL=${siteUrl} npm run build\n`);
  },
);

test.each([
  ['the address that it was built for', PUBLIC, PUBLIC],
  ['another port of a laptop', LAPTOP, 'http://localhost:3100'],
])('a site starts with %s', { tags: 'slow' }, async (_what, builtFor, siteUrl) => {
  const folder = prepareFolder(temporaryFolder());
  writeFileSync(join(folder, 'dist', 'built-for'), builtFor);
  const { url } = await startServerProcess(folder, { SMTP_URL, SITE_URL: siteUrl });
  expect((await fetch(url)).status).toBe(200);
});

test.each([
  [{}, 'to files in var/mail (SMTP_URL is not set)'],
  [
    { SMTP_URL: 'smtp://user:hunter2@127.0.0.1:2525', TEAM_INBOX: 'desk@movers.example' },
    'to desk@movers.example, by 127.0.0.1:2525',
  ],
])(
  'the last line of the start says where mail goes: %o',
  { tags: 'slow' },
  async (environment, where) => {
    const folder = prepareFolder(temporaryFolder());
    const server = await startServerProcess(folder, environment);
    await eventually(() => expect(server.output()).toMatch(/Stop .*\n/));
    // A line of the log may arrive late through the pipe.
    const lines = server.output().trimEnd().split('\n');
    const words = lines.filter((line) => !line.startsWith('{'));
    expect(words.slice(-2)).toEqual([`  Mail goes    ${where}`, '  Stop         Ctrl-C']);
    expect(words.join('\n')).toContain(`on ${server.url}\n`);
    expect(server.output()).not.toMatch(/hunter2|Server listening/);
  },
);

test('on localhost the start prints a link that signs in a device, also for the next start', {
  tags: 'slow',
}, async () => {
  const folder = prepareFolder(temporaryFolder());
  const server = await startServerProcess(folder);
  const [, url = '', key = ''] = await eventually(() => {
    const found = /^ {2}Team {9}(\S+)\/sign-in#(\w{32})$/m.exec(server.output());
    expect(found).not.toBeNull();
    return found ?? [];
  });
  expect(url).toBe(server.url);
  const answer = await fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, name: 'Laptop' }),
  });
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  server.child.kill('SIGTERM');
  await server.ended;
  const next = await startServerProcess(folder);
  expect((await fetch(`${next.url}/api/diary`, { headers: { cookie } })).status).toBe(200);
});

test.each([PUBLIC, 'http://192.168.1.20:3000'])(
  'with the address %s it prints none',
  { tags: 'slow' },
  async (url) => {
    const folder = prepareFolder(temporaryFolder());
    writeFileSync(join(folder, 'dist', 'built-for'), url);
    const server = await startServerProcess(folder, { SMTP_URL, SITE_URL: url });
    await eventually(() => expect(server.output()).toMatch(/Stop .*\n/));
    expect(server.output()).not.toContain('sign-in');
  },
);

test.each([
  ['a start, and which release it is', {}, '"version":"'],
  ['a start that fails', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must name'],
  [
    'a public site on a database that the start makes',
    { SITE_URL: 'https://movers.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    'The database is new',
  ],
])('the journal of systemd is JSON alone: %s', { tags: 'slow' }, async (_what, wrong, expected) => {
  const folder = prepareFolder(temporaryFolder());
  const journal = openSync(join(folder, 'journal'), 'w+');
  const { dev, ino } = fstatSync(journal);
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    cwd: folder,
    env: { PORT: '0', HOST: '127.0.0.1', JOURNAL_STREAM: `${dev}:${ino}`, ...wrong },
    stdio: ['ignore', journal, journal],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const lines = await eventually(() => {
    const text = readFileSync(join(folder, 'journal'), 'utf8');
    expect(text).toContain(expected);
    return text.trim().split('\n');
  });
  closeSync(journal);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
  expect(lines.join()).not.toContain('sign-in');
});
