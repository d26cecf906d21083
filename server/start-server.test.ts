import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '../content/company.ts';
import { eventually } from '../tests/eventually.ts';
import { FORM_SITE } from '../tests/server/testing/form-site.ts';
import { encodeForm, QUOTE_FIELDS } from '../tests/server/testing/sample-form.ts';
import { SAMPLE_MESSAGE } from '../tests/server/testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../tests/server/testing/sample-request.ts';
import { refusal, startSmtpInbox } from '../tests/server/testing/smtp-inbox.ts';
import { temporaryFolder } from '../tests/server/testing/temporary-folder.ts';
import { openTestDatabase } from '../tests/server/testing/test-database.ts';
import { MAIL_REFUSED } from './health/warnings.ts';
import { meaningOf } from './sending/mail/smtp-trouble.ts';
import { loadConfig } from './settings/config.ts';
import { StartError } from './settings/start-error.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** A whole server on any free port, with its files in this folder. */
async function start(
  folder: string,
  environment: Record<string, string> = {},
  site: string | null = null,
) {
  const config = loadConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: `sqlite:${join(folder, 'requests.db')}`,
    MAIL_DIR: join(folder, 'mail'),
    LOG_LEVEL: 'silent',
    // It would come or not by the hour of the run.
    MORNING_MAIL: 'off',
    ...environment,
  });
  const server = await startServer(config, site);
  onTestFinished(() => server.close());
  return server;
}

async function send(
  { url }: RunningServer,
  body: object = SAMPLE_REQUEST,
  route: 'quote-requests' | 'contact-submissions' = 'quote-requests',
) {
  const response = await fetch(`${url}/api/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function outboxIn(folder: string) {
  const db = await openTestDatabase(join(folder, 'requests.db'));
  return {
    rows: () => db.selectFrom('outbox').selectAll().where('kind', '=', 'received').execute(),
    /** Replaces waiting for the pause after a failure. */
    makeDue: () =>
      db
        .updateTable('outbox')
        .set({ runAt: new Date(0).toISOString() })
        .execute(),
  };
}

test('from the form to the inbox: every answer arrives, whatever was typed', async () => {
  const inbox = await startSmtpInbox();
  const server = await start(temporaryFolder(), { SMTP_URL: inbox.url });
  const additionalNotes = `Grüße aus Bloemfontein,\n${'🚚'.repeat(2000)}`;
  const { status, body } = await send(server, {
    ...SAMPLE_REQUEST,
    name: 'Änne 🎹',
    additionalNotes,
  });
  expect(status).toBe(201);
  await eventually(() => expect(inbox.received).toHaveLength(1));
  const [mail] = inbox.received;
  expect(mail?.subject).toContain(body.reference);
  expect(mail?.replyTo).toEqual([{ name: 'Änne 🎹', address: SAMPLE_REQUEST.email }]);
  // Further lines of an answer are indented.
  const words = `${mail?.text}`.replaceAll(/\r?\n */g, '\n');
  for (const answer of [
    'Änne 🎹',
    '082 555 0119',
    'Boskruin',
    'Fourways',
    'Sofa, TV',
    'WhatsApp',
  ]) {
    expect(words).toContain(answer);
  }
  expect(words).toContain(additionalNotes);
});

test('a message arrives in the inbox with every word, and a reply goes to the visitor', async () => {
  const inbox = await startSmtpInbox();
  const server = await start(temporaryFolder(), { SMTP_URL: inbox.url });
  const message = `Grüße aus Bloemfontein,\n${'🐟'.repeat(2000)}`;
  const { status, body } = await send(
    server,
    { ...SAMPLE_MESSAGE, message },
    'contact-submissions',
  );
  expect(status).toBe(201);
  await eventually(() => expect(inbox.received).toHaveLength(1));
  const [mail] = inbox.received;
  expect(mail?.subject).toBe(
    `Sipho Dlamini: Grüße aus Bloemfontein, ${'🐟'.repeat(15)}… [${body.reference}]`,
  );
  expect(mail?.replyTo).toEqual([{ name: 'Sipho Dlamini', address: SAMPLE_MESSAGE.email }]);
  // Further lines of an answer are indented.
  const words = `${mail?.text}`.replaceAll(/\r?\n */g, '\n');
  for (const word of [message, SAMPLE_MESSAGE.phone, SAMPLE_MESSAGE.email]) {
    expect(words).toContain(word);
  }
});

test('without script: a real browser request is stored, mailed once, and thanked', async () => {
  const inbox = await startSmtpInbox();
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  mkdirSync(site);
  for (const [name, html] of Object.entries(FORM_SITE)) writeFileSync(join(site, name), html);
  const server = await start(folder, { SMTP_URL: inbox.url }, site);
  const post = (body: string) =>
    fetch(`${server.url}/api/quote-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
      body,
    });
  const wrong = await post(encodeForm({ ...QUOTE_FIELDS, name: 'Ä"🎹', email: '' }));
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain(' value="Ä&quot;🎹"');
  const pages = [await post(encodeForm(QUOTE_FIELDS)), await post(encodeForm(QUOTE_FIELDS))];
  expect(pages[0]?.status).toBe(200);
  expect(new URL(`${pages[0]?.url}`).pathname).toMatch(`/thank-you/${company.referencePrefix}-`);
  expect(pages[1]?.url).toBe(pages[0]?.url);
  const outbox = await outboxIn(folder);
  const sent = { state: 'sent', attempts: 0 };
  await eventually(async () => expect(await outbox.rows()).toMatchObject([sent]));
  expect(inbox.received).toHaveLength(1);
});

test.each([
  ['smtps://127.0.0.1:1', meaningOf('ECONNREFUSED')],
  ['smtp://mail.invalid', meaningOf('ENOTFOUND')],
])('the start finds that %s takes no email, and readyz says what to do', async (url, meaning) => {
  const server = await start(temporaryFolder(), { SMTP_URL: url });
  await eventually(async () => {
    const { warnings = [] } = await (await fetch(`${server.url}/readyz`)).json();
    expect(warnings.join()).toContain(`Email cannot be sent: ${meaning}`);
  });
});

test('while SMTP is away requests are taken; once it is back the mail arrives once', async () => {
  const folder = temporaryFolder();
  const away = await startSmtpInbox();
  await away.close();
  const server = await start(folder, { SMTP_URL: away.url });
  const { status, body } = await send(server);
  expect(status).toBe(201);
  const outbox = await outboxIn(folder);
  const failed = {
    state: 'waiting',
    attempts: 1,
    lastError: expect.stringContaining('ECONNREFUSED'),
  };
  await eventually(async () => expect(await outbox.rows()).toMatchObject([failed]));

  const inbox = await startSmtpInbox({}, away.port);
  await outbox.makeDue();
  const sent = { state: 'sent', attempts: 1 };
  await eventually(async () => expect(await outbox.rows()).toMatchObject([sent]));
  expect(inbox.received).toHaveLength(1);
  expect(inbox.received[0]?.subject).toContain(body.reference);
});

test('a refusal of our mail is a warning, and the next mail goes out', async () => {
  const folder = temporaryFolder();
  let refuse = true;
  const inbox = await startSmtpInbox({
    onRcptTo(_address, _session, callback) {
      callback(refuse ? refusal(550, 'no such mailbox') : null);
    },
  });
  const server = await start(folder, { SMTP_URL: inbox.url });
  expect((await send(server)).status).toBe(201);
  const outbox = await outboxIn(folder);
  const waits = { state: 'waiting', lastError: expect.stringContaining('550') };
  await eventually(async () => expect(await outbox.rows()).toMatchObject([waits]));
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json();
  expect(await readiness()).toMatchObject({
    status: 'ready',
    warnings: [MAIL_REFUSED.mail],
  });
  refuse = false;
  await send(server);
  await eventually(() => expect(inbox.received).toHaveLength(1));
  await eventually(async () => expect(await readiness()).not.toHaveProperty('warnings'));
});

test('a wrong password is a warning from the start, until a mail goes out', async () => {
  const folder = temporaryFolder();
  let known = false;
  const inbox = await startSmtpInbox({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) =>
      known ? callback(null, { user: 'desk' }) : callback(refusal(535, 'wrong')),
  });
  const server = await start(folder, { SMTP_URL: inbox.url.replace('//', '//desk:hunter2@') });
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json();
  const warned = {
    status: 'ready',
    warnings: [MAIL_REFUSED.login],
  };
  await eventually(async () => expect(await readiness()).toEqual(warned));
  known = true;
  await send(server);
  await eventually(async () => expect(await readiness()).toEqual({ status: 'ready' }));
});

test('a body of 200 kB is read to its end before it is refused, and the server lives on', async () => {
  const server = await start(temporaryFolder());
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const body = JSON.stringify({ ...SAMPLE_REQUEST, padding: 'x'.repeat(200_000) });
  const head = [
    'POST /api/quote-requests HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 100_000)}`);
  expect((await send(server)).status).toBe(201);
  // A proxy that is still sending when the server hangs up never sees the answer.
  expect(answer).toBe('');
  socket.write(body.slice(100_000));
  await eventually(() => expect(answer).toMatch(/^HTTP\/1\.1 413 /));
  expect((await send(server)).status).toBe(201);
});

test('a port that is taken stops the start with advice, and leaves nothing open', async () => {
  const first = await start(temporaryFolder());
  const port = new URL(first.url).port;
  const folder = temporaryFolder();
  const second = start(folder, { PORT: port });
  await expect(second).rejects.toThrow(StartError);
  const another = `PORT=${Number(port) + 1}`;
  await expect(second).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another: ${another} npm start, or ${another} in .env.`,
  );
  // SQLite removes the accompanying files with the last connection.
  expect(readdirSync(folder)).toEqual(['mail', 'requests.db']);
  expect((await send(first)).status).toBe(201);
});

test('an address that this machine does not have stops the start with advice', async () => {
  await expect(start(temporaryFolder(), { HOST: '192.0.2.77' })).rejects.toThrow('HOST=192.0.2.77');
});

test('a PostgreSQL that is away at the start leaves the pages, and a 503 for the rest', async () => {
  const url = 'postgres://user:hunter2@127.0.0.1:1/movers';
  const site = temporaryFolder();
  writeFileSync(join(site, 'index.html'), '<!doctype html><p>Home</p>');
  const server = await start(temporaryFolder(), { DATABASE_URL: url }, site);
  expect((await fetch(server.url)).status).toBe(200);
  expect((await send(server)).status).toBe(503);
  const answer = await fetch(`${server.url}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ detail: 'Requests cannot be stored.' });
  expect(await server.newSignInLink()).toBeUndefined();
});

test('a database that is busy as the link is made costs the link, not the server', async () => {
  const folder = temporaryFolder();
  const server = await start(folder);
  const other = new DatabaseSync(join(folder, 'requests.db'));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  expect(await server.newSignInLink()).toBeUndefined();
  other.exec('rollback');
  expect(await server.newSignInLink()).toContain('/sign-in#');
});

test('after a restart on the same files, a repeat still gets its first answer', async () => {
  const folder = temporaryFolder();
  const repeat = async ({ url }: RunningServer) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-filled-form' };
    const body = JSON.stringify(SAMPLE_REQUEST);
    return (await fetch(`${url}/api/quote-requests`, { method: 'POST', headers, body })).json();
  };
  const first = await start(folder);
  const receipt = await repeat(first);
  await first.close();
  expect(await repeat(await start(folder))).toEqual(receipt);
});

test.each([undefined, ' '])(
  'a public site does not start without a mail server: %j',
  async (url) => {
    const environment = { SITE_URL: 'https://movers.example', ...(url && { SMTP_URL: url }) };
    const starting = start(temporaryFolder(), environment);
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(
      'SMTP_URL is missing: SITE_URL is https://movers.example, a public site',
    );
  },
);
