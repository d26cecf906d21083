import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { freePort } from '../server/testing/free-port.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { WEBHOOK_SECRET } from '../server/testing/webhook-receiver.ts';

const RELAY = join(import.meta.dirname, '../../deploy/webhook-relay.ts');

/** ntfy, Slack and Telegram in one, as their documentation has it: it refuses what they would refuse. */
async function startChats() {
  const got: { path: string; message: unknown }[] = [];
  const state = { isAway: false };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const path = `${request.url}`;
    const isJson = request.headers['content-type'] === 'application/json';
    const message = isJson ? JSON.parse(body) : body;
    const isFit =
      path === '/topic'
        ? !isJson && body.length > 0 && body.length <= 4096
        : path === '/services/T0/B0/x'
          ? typeof message.text === 'string'
          : path === '/bot1:a/sendMessage' &&
            message.chat_id === '-100' &&
            message.text.length <= 4096;
    if (isFit && !state.isAway) got.push({ path, message });
    response.writeHead(state.isAway ? 503 : isFit ? 200 : 400).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // of a TCP server
  return { url: `http://127.0.0.1:${port}`, got, state };
}

async function startRelay(settings: Record<string, string>) {
  const port = `${await freePort()}`;
  const env = { PATH: process.env.PATH, PORT: port, WEBHOOK_SECRET, ...settings };
  const child = spawn(process.execPath, [RELAY], { env, stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  const webhook = new Webhook(WEBHOOK_SECRET);
  /** @returns the answer's status */
  const send = async (id: string, data: object, signature?: string) => {
    const at = new Date();
    const type = 'request.received';
    const body = JSON.stringify({ type, timestamp: '2026-11-21T20:33:13.106Z', data });
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature ?? webhook.sign(id, at, body),
    };
    const post = () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body });
    return (await eventually(post)).status;
  };
  return Object.assign(send, { stop });
}

const RECEIVED = {
  reference: 'JFM-7K3Q-24',
  number: 0,
  stage: 'waiting',
  day: '2026-12-05',
  places: ['Boskruin', 'Four "ways"'],
  price: null,
  source: 'direct',
  suspected: null,
};
const ROW =
  '2026-11-21T20:33:13.106Z,request.received,JFM-7K3Q-24,waiting,2026-12-05,"Boskruin to Four ""ways""",';
const LINE = 'JFM-7K3Q-24, request received, Boskruin to Four "ways", 2026-12-05';

test('each webhook is one row of the file, and one line on the phone and in each chat', async () => {
  const { url, got } = await startChats();
  const file = join(temporaryFolder(), 'moves.csv');
  const send = await startRelay({
    CSV_FILE: file,
    NTFY_URL: `${url}/topic`,
    SLACK_URL: `${url}/services/T0/B0/x`,
    TELEGRAM_URL: `${url}/bot1:a`,
    TELEGRAM_CHAT: '-100',
  });
  expect(await send('one', RECEIVED)).toBe(204);
  expect(await send('one', RECEIVED), 'a repeat is taken, and ignored').toBe(204);
  expect(got).toEqual([
    { path: '/topic', message: LINE },
    { path: '/services/T0/B0/x', message: { text: LINE } },
    { path: '/bot1:a/sendMessage', message: { chat_id: '-100', text: LINE } },
  ]);
  expect(readFileSync(file, 'utf8')).toBe(`\ufeff${ROW},one\r\n`);
  expect(await send('two', { reference: 'JFM-7K3Q-24' }), 'of what was deleted').toBe(204);
});

test('a chat that is away is asked again by the server', async () => {
  const { url, got, state } = await startChats();
  const send = await startRelay({ NTFY_URL: `${url}/topic` });
  state.isAway = true;
  expect(await send('one', RECEIVED)).toBe(500);
  state.isAway = false;
  expect(await send('one', RECEIVED)).toBe(204);
  expect(got).toHaveLength(1);
});

const idsIn = (file: string) => readFileSync(file, 'utf8').match(/[^,;]+(?=\r\n)/g) ?? [];

test('each target gets an event once, whichever of the others is away, after a restart too', async () => {
  const { url, got, state } = await startChats();
  const folder = temporaryFolder();
  const settings = { CSV_FILE: join(folder, 'moves.csv'), NTFY_URL: `${url}/topic` };
  const send = await startRelay({
    ...settings,
    EXCEL_FILE: join(folder, 'no-folder', 'moves.csv'),
  });
  state.isAway = true;
  for (let tries = 0; tries < 3; tries += 1) expect(await send('one', RECEIVED)).toBe(500);
  state.isAway = false;
  for (let tries = 0; tries < 3; tries += 1) expect(await send('one', RECEIVED)).toBe(500);
  expect(got).toHaveLength(1);
  expect(idsIn(settings.CSV_FILE)).toEqual(['one']);
  await send.stop();

  // Half a row, as after a power cut.
  appendFileSync(settings.CSV_FILE, '2026-11-21T20:33:13.106Z,request.re');
  const EXCEL_FILE = join(folder, 'excel.csv');
  const again = await startRelay({ CSV_FILE: settings.CSV_FILE, EXCEL_FILE });
  expect(await again('one', RECEIVED)).toBe(204);
  const more = [again('two', RECEIVED), again('two', RECEIVED), again('three', RECEIVED)];
  expect(await Promise.all(more)).toEqual([204, 204, 204]);
  expect(idsIn(settings.CSV_FILE).toSorted()).toEqual(['one', 'three', 'two']);
  expect(idsIn(EXCEL_FILE).toSorted()).toEqual(['one', 'three', 'two']);
});

test('what a visitor typed is not a formula, and each file has its amounts in one form', async () => {
  const folder = temporaryFolder();
  const files = { CSV_FILE: join(folder, 'moves.csv'), EXCEL_FILE: join(folder, 'excel.csv') };
  const send = await startRelay(files);
  const day = '=HYPERLINK("https://evil.example")';
  const data = { ...RECEIVED, day, places: ['+1', 'a; =2'], price: { price: 6500 } };
  expect(await send('one', data)).toBe(204);
  const typed = `"'=HYPERLINK(""https://evil.example"")"`;
  const plain = readFileSync(files.CSV_FILE, 'utf8');
  expect(plain).toContain(`,${typed},'+1 to a;' =2,6500.00,one\r\n`);
  const excel = readFileSync(files.EXCEL_FILE, 'utf8');
  expect(excel).toContain(`;${typed};"'+1 to a;' =2";6500,00;one\r\n`);
});

test('what the server has not signed is passed on to nobody', async () => {
  const { url, got } = await startChats();
  const send = await startRelay({ NTFY_URL: `${url}/topic` });
  expect(await send('one', RECEIVED, 'v1,bm90IHNpZ25lZA==')).toBe(500);
  expect(got).toEqual([]);
});
