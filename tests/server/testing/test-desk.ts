import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../../content/company.ts';
import { COMPILED } from '../../../scripts/written.ts';
import { runLeads } from '../../../server/cli/run-leads.ts';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { inTransaction } from '../../../server/database/transaction.ts';
import { lockCase } from '../../../server/moves/case.ts';
import { recordEvent } from '../../../server/moves/record-event.ts';
import { kindOf, wishedDay } from '../../../server/requests/kinds/kinds.ts';
import { insertMessage } from '../../../server/requests/kinds/message.repository.ts';
import { insertRequest } from '../../../server/requests/kinds/request.repository.ts';
import { insertSubmission } from '../../../server/requests/submission.repository.ts';
import type { AnyStored } from '../../../server/requests/submission.ts';
import { insertMail, insertWebhook } from '../../../server/sending/outbox/outbox.repository.ts';
import { loadConfig } from '../../../server/settings/config.ts';
import { inFull, type SampleContent } from './sample-history.ts';
import { storedMessage } from './sample-message.ts';
import { storedRequest } from './sample-request.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Desk {
  readonly folder: string;
  readonly file: string;
  readonly environment: Record<string, string>;
  /** Runs a command as a person at a terminal of that width would.
   *  @param words divided at spaces, or a list */
  leads(
    words: string | readonly string[],
    width?: number,
  ): Promise<{ exitCode: number; out: string; err: string }>;
  /** Opens the database for this function, and closes it afterwards. */
  using<Result>(act: (db: Database) => Promise<Result>): Promise<Result>;
}

/** The team's desk: a database and a mail folder that are removed after the test. */
export function openDesk(
  settings: Record<string, string> = {},
  now = '2026-11-22T08:00:00Z',
): Desk {
  const folder = join(temporaryFolder(), 'var');
  const file = join(folder, 'requests.db');
  const environment = {
    NODE_COMPILE_CACHE: COMPILED,
    DATABASE_URL: `sqlite:${file}`,
    MAIL_DIR: join(folder, 'mail'),
    ...settings,
  };
  return {
    folder,
    file,
    environment,
    async leads(words, width = Number.POSITIVE_INFINITY) {
      let out = '';
      let err = '';
      const exitCode = await runLeads(typeof words === 'string' ? words.split(' ') : words, {
        name: 'leads',
        loadConfig: () => loadConfig(environment),
        now: () => new Date(now),
        terminal: {
          width,
          async print(text) {
            out += text;
          },
          note(text) {
            err += `${text}\n`;
          },
        },
      });
      return { exitCode, out, err };
    },
    async using(act) {
      const db = await openDatabase(loadConfig(environment).database);
      return act(db).finally(() => db.destroy());
    },
  };
}

const ALPHABET = '23456789CDFGHJKMPQRT';
let stored = 0;

/** A unique id and reference, which sort in the order of the calls. */
function nextIdentity() {
  stored += 1;
  const letters = [...stored.toString(20).padStart(6, '0')].map((d) => ALPHABET[parseInt(d, 20)]);
  const digits = letters.join('');
  const id = `01a1fdaa-d293-7f79-bdce-${String(stored).padStart(12, '0')}`;
  return { id, reference: `${company.referencePrefix}-${digits.slice(0, 4)}-${digits.slice(4)}` };
}

type RequestChanges = Parameters<typeof storedRequest>[0];
type MessageChanges = Parameters<typeof storedMessage>[0];
interface Keys {
  readonly idempotencyKey?: string | null | undefined;
  readonly bodyHash?: string | null | undefined;
}

/** Stores a request with the mail and the webhook about it, as the server does. */
export async function storeRequest(
  db: Database,
  { idempotencyKey, bodyHash, ...changes }: RequestChanges & Keys = {},
) {
  const stored = storedRequest({ ...nextIdentity(), ...changes });
  await storeWithMail(db, stored, { idempotencyKey, bodyHash });
  await insertRequest(db, stored.id, stored.content);
  await insertWebhook(db, { kind: 'request.received', submissionId: stored.id });
  return stored;
}

/** Stores a message with the mail and the webhook about it, as the server does. */
export async function storeMessage(
  db: Database,
  { idempotencyKey, bodyHash, ...changes }: MessageChanges & Keys = {},
) {
  const stored = storedMessage({ ...nextIdentity(), ...changes });
  await storeWithMail(db, stored, { idempotencyKey, bodyHash });
  await insertMessage(db, stored.id, stored.content);
  await insertWebhook(db, { kind: 'message.received', submissionId: stored.id });
  return stored;
}

async function storeWithMail(
  db: Database,
  stored: AnyStored,
  { idempotencyKey = null, bodyHash = null }: Keys,
) {
  const { content, ...submission } = stored;
  const moveDay = kindOf(stored).day ? wishedDay(stored) : null;
  await insertSubmission(db, { ...submission, moveDay, idempotencyKey, bodyHash });
  await insertMail(db, { kind: 'received', submissionId: submission.id });
}

/** Appends events to a stored request or message, one second after the other. */
export async function storeEvents(
  db: Database,
  { id }: { id: string },
  events: readonly (SampleContent & { readonly by?: string | null; readonly at?: string })[],
) {
  for (const { at, by = null, ...content } of events) {
    await inTransaction(db, async (trx) => {
      const found = await lockCase(trx, { id });
      if (!found) throw new Error(`Nothing is stored with the id ${id}`);
      const { last } = found.progress;
      const time = at ? new Date(at) : new Date(Date.parse('2026-11-22T08:00:00Z') + last * 1000);
      const event = { ...inFull(content, last + 1), by, idempotencyKey: `test ${last}` };
      await recordEvent(trx, found, event, time);
    });
  }
}

/** Marks the first mail about a submission as a server would after an attempt. */
export async function setMail(
  db: Database,
  { id }: { id: string },
  changes: Partial<{
    state: 'waiting' | 'sent' | 'dead';
    finishedAt: string;
    runAt: string;
    attempts: number;
    lastError: string;
    leaseId: string;
  }>,
) {
  const query = db.updateTable('outbox').set(changes).where('submissionId', '=', id);
  await query.where('event', 'is', null).where('channel', '=', 'mail').execute();
}

/** Finds those words that any file of the folder has, byte for byte, whatever SQLite says. */
export function foundIn(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const contents = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
  return words.filter((word) => contents.some((bytes) => bytes.includes(word)));
}
