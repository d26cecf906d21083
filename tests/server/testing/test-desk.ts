import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../../content/company.ts';
import { runLeads } from '../../../server/cli/run-leads.ts';
import { loadConfig } from '../../../server/config.ts';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import type { ContactRow } from '../../../server/database/tables/message.table.ts';
import { createLog } from '../../../server/log.ts';
import { insertContact } from '../../../server/message/message.repository.ts';
import { insertMail } from '../../../server/outbox/outbox.repository.ts';
import { insertQuote, type StoredQuote } from '../../../server/request/request.repository.ts';
import { SAMPLE_CONTACT } from './sample-contact.ts';
import { SAMPLE_QUOTE } from './sample-quote.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Desk {
  readonly folder: string;
  readonly file: string;
  readonly environment: Record<string, string>;
  /** Runs a command as a person at a terminal of that width would. */
  leads(words: string, width?: number): Promise<{ exitCode: number; out: string; err: string }>;
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
      const exitCode = await runLeads(words.split(' '), {
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
      const db = await openDatabase(loadConfig(environment).database, createLog('silent'));
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

/** Stores a request and the mail about it, as the server does. */
export async function storeQuote(db: Database, changes: Partial<StoredQuote> = {}) {
  const quote = { ...SAMPLE_QUOTE, ...nextIdentity(), ...changes };
  await insertQuote(db, quote);
  await insertMail(db, { kind: 'quote-request', subjectId: quote.id });
  return quote;
}

/** Stores a message and the mail about it, as the server does. */
export async function storeContact(db: Database, changes: Partial<ContactRow> = {}) {
  const message = { ...SAMPLE_CONTACT, ...nextIdentity(), ...changes };
  await insertContact(db, message);
  const subjectId = message.id;
  await insertMail(db, { kind: 'contact-submission', subjectId });
  return message;
}

/** Marks the mail about a submission as a server would after a try. */
export async function setMail(
  db: Database,
  { id }: { id: string },
  changes: Partial<{
    state: 'waiting' | 'sent' | 'parked';
    settledAt: string;
    dueAt: string;
    failures: number;
    lastError: string;
    leaseId: string;
  }>,
) {
  await db.updateTable('outbox').set(changes).where('subjectId', '=', id).execute();
}

/** Finds those words that any file of the folder has, byte for byte, whatever SQLite says. */
export function foundIn(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const contents = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
  return words.filter((word) => contents.some((bytes) => bytes.includes(word)));
}
