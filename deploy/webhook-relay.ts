// Takes the server's webhooks on this machine, and passes each on: a row of a file that a spreadsheet opens, or a
// line to a phone (ntfy) or a chat (Slack, Telegram), which want other bodies. docs/webhooks.md has the settings.
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { BYTE_ORDER_MARK, CSV_FORMS, csvRecord } from '../server/cli/terminal/csv.ts';

const { PORT = '8088', WEBHOOK_SECRET = '', CSV_FILE, EXCEL_FILE, NTFY_URL } = process.env;
const { SLACK_URL, TELEGRAM_URL, TELEGRAM_CHAT } = process.env;

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

/** Below the 20 seconds after which the server tries again. */
const PATIENCE_MS = 15_000;
const MOST_REMEMBERED = 10_000;

interface Target {
  /** The events that it has: the server may tell the same again, for one, while another target is away. */
  readonly has: Set<string>;
  readonly give: (id: string, one: Told) => Promise<void> | void;
}

const targets: Target[] = [
  ...(CSV_FILE ? [fileTarget(CSV_FILE, CSV_FORMS.csv)] : []),
  ...(EXCEL_FILE ? [fileTarget(EXCEL_FILE, CSV_FORMS.excel)] : []),
  ...(NTFY_URL ? [chatTarget(NTFY_URL, 'text/plain', (line) => line)] : []),
  ...(SLACK_URL ? [chatTarget(SLACK_URL, 'application/json', asJson('text'))] : []),
  ...(TELEGRAM_URL && TELEGRAM_CHAT
    ? [
        chatTarget(
          `${TELEGRAM_URL}/sendMessage`,
          'application/json',
          asJson('text', { chat_id: TELEGRAM_CHAT }),
        ),
      ]
    : []),
];

/** Two while the secret changes: the server's next start and this one's are not at the same moment. */
const webhooks = WEBHOOK_SECRET.split(',').map((secret) => new Webhook(secret.trim()));

function verified(body: string, headers: Record<string, string>): unknown {
  const [first, second = first] = webhooks;
  try {
    return first?.verify(body, headers);
  } catch {
    return second?.verify(body, headers);
  }
}

/** Events that are being passed on: a second one of the same id waits for the first. */
const underWay = new Map<string, Promise<void>>();

createServer(async (request, response) => {
  const id = String(request.headers['webhook-id']);
  try {
    const body = await text(request);
    const one = told.parse(verified(body, request.headers as Record<string, string>)); // it takes no lists
    const passing = underWay.get(id) ?? passOn(id, one).finally(() => underWay.delete(id));
    underWay.set(id, passing);
    await passing;
    response.writeHead(204).end();
  } catch (error) {
    console.error(id, error instanceof Error ? error.message : error);
    // The server tries again.
    response.writeHead(500).end();
  }
}).listen(Number(PORT), '127.0.0.1');

/** Gives it to each target that does not have it, whichever of the others fail. */
async function passOn(id: string, one: Told): Promise<void> {
  const given = targets
    .filter(({ has }) => !has.has(id))
    .map(async ({ has, give }) => {
      await give(id, one);
      remember(has, id);
    });
  const failed = (await Promise.allSettled(given)).filter(({ status }) => status === 'rejected');
  if (failed.length > 0)
    throw new AggregateError(failed.map(reasonOf), failed.map(reasonOf).join());
}

function reasonOf(result: PromiseSettledResult<void>): string {
  return result.status === 'rejected' ? String(result.reason) : '';
}

function remember(has: Set<string>, id: string): void {
  has.add(id);
  for (const oldest of has) {
    if (has.size <= MOST_REMEMBERED) break;
    has.delete(oldest);
  }
}

/** A row in a file, with its id in the last column, so that the file tells after a restart what it has. */
function fileTarget(file: string, form: (typeof CSV_FORMS)[keyof typeof CSV_FORMS]): Target {
  const has = new Set<string>();
  if (existsSync(file)) {
    const rows = readFileSync(file, 'utf8');
    // A power cut may have left a part of a row.
    const whole = rows.slice(0, rows.lastIndexOf('\n') + 1);
    if (whole !== rows) truncateSync(file, Buffer.byteLength(whole));
    for (const [, id = ''] of whole.matchAll(/[,;]"?([^,;"\r\n]+)"?\r?\n/g)) remember(has, id);
  }
  return {
    has,
    give(id, { type, timestamp, data }) {
      const { reference, stage = '', day, places = [], price } = data;
      const amount = price ? { rand: price.price } : '';
      const cells = [timestamp, type, reference, stage, day ?? '', inWords(places), amount, id];
      const size = existsSync(file) ? statSync(file).size : 0;
      try {
        // In one step, so that no other row comes between.
        appendFileSync(file, (size === 0 ? BYTE_ORDER_MARK : '') + csvRecord(cells, form));
      } catch (error) {
        // The disk is full: half a row would be glued to the next.
        if (existsSync(file)) truncateSync(file, size);
        throw error;
      }
    },
  };
}

/** A line to a phone or a chat. */
function chatTarget(url: string, type: string, bodyOf: (line: string) => string): Target {
  return {
    has: new Set(),
    async give(_id, { type: event, data: { reference, places = [], day } }) {
      const parts = [reference, event.replace('.', ' '), inWords(places), day];
      const { ok, status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': type },
        body: bodyOf(parts.filter(Boolean).join(', ')),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!ok) throw new Error(`the other side answered ${status}`);
    },
  };
}

function asJson(field: string, others: object = {}) {
  return (line: string) => JSON.stringify({ ...others, [field]: line });
}

function inWords(places: readonly string[]): string {
  return places.join(' to ');
}
