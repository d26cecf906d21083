// Takes the server's webhooks on this machine, and passes each on: a row of a file that a spreadsheet opens, or a
// line to a phone (ntfy) or a chat (Slack, Telegram), which want other bodies. docs/webhooks.md has the settings.
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';

const { PORT = '8088', WEBHOOK_SECRET = '', CSV_FILE, NTFY_URL, SLACK_URL } = process.env;
const { TELEGRAM_URL, TELEGRAM_CHAT } = process.env;

const told = z.object({
  type: z.string(),
  timestamp: z.string(),
  data: z.object({
    reference: z.string(),
    stage: z.string().optional(),
    day: z.string().nullish(),
    places: z.array(z.string()).optional(),
    price: z.object({ price: z.number() }).nullish(),
  }),
});
type Told = z.infer<typeof told>;

const webhook = new Webhook(WEBHOOK_SECRET);
/** The server may tell the same more than once. */
const seen = new Set<string>();
const MOST_SEEN = 10_000;

createServer(async (request, response) => {
  const id = String(request.headers['webhook-id']);
  try {
    const body = await text(request);
    const one = told.parse(webhook.verify(body, request.headers as Record<string, string>)); // it takes no lists
    if (!seen.has(id)) await passOn(one);
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(id);
    response.writeHead(204).end();
  } catch (error) {
    console.error(id, error instanceof Error ? error.message : error);
    // The server tries again.
    response.writeHead(500).end();
  }
}).listen(Number(PORT), '127.0.0.1');

async function passOn({ type, timestamp, data }: Told): Promise<void> {
  const { reference, stage = '', day, places = [], price } = data;
  const cells = [
    timestamp,
    type,
    reference,
    stage,
    day ?? '',
    places.join(' to '),
    price?.price ?? '',
  ];
  const line = [reference, type.replace('.', ' '), places.join(' to '), day]
    .filter(Boolean)
    .join(', ');
  if (CSV_FILE) await appendFile(CSV_FILE, `${cells.map(cell).join(',')}\r\n`);
  if (NTFY_URL) await post(NTFY_URL, 'text/plain', line);
  if (SLACK_URL) await post(SLACK_URL, 'application/json', JSON.stringify({ text: line }));
  if (TELEGRAM_URL && TELEGRAM_CHAT) {
    const message = JSON.stringify({ chat_id: TELEGRAM_CHAT, text: line });
    await post(`${TELEGRAM_URL}/sendMessage`, 'application/json', message);
  }
}

function cell(value: string | number): string {
  return `"${String(value).replaceAll('"', '""')}"`;
}

async function post(url: string, type: string, body: string): Promise<void> {
  const headers = { 'content-type': type };
  const { ok, status } = await fetch(url, { method: 'POST', headers, body });
  if (!ok) throw new Error(`the other side answered ${status}`);
}
